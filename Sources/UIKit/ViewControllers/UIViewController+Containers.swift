// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Returns the nearest container of a class that contains the view controller.
  ///
  /// - Parameter type: The class.
  /// - Returns: The container, not always the direct parent.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = storedParent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Sets the insets that the bars of the containers cover of the view, in points.
  func setContainerSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != safeAreaSource.bars else { return }
    safeAreaSource.bars = insets
    storedView?.setNeedsLayout()
    presentationInContext?.presented.setContainerSafeAreaInsets(insets)
  }
}
