// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Changes the size of the window, with the view controllers notified before.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - traits: The new traits, if they change.
  ///   - body: Makes the change.
  func change(to size: CGSize, of traits: UITraitCollection?, _ body: () -> Void) {
    guard let root = storedRoot, isShown else { return body() }
    let coordinator = TransitionCoordinator(
      from: root,
      to: root,
      container: self,
      duration: 0,
      isInteractive: false,
      isAnimated: false
    )
    let presentations = root.storedPresentation?.chain ?? []
    if let traits { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    for controller in presentations.map(\.controller) {
      if let traits { controller.willTransition(to: traits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    body()
    UIView.performWithoutAnimation {
      if let traits {
        for presentation in presentations {
          presentation.adapt(to: traits, coordinator: coordinator)
        }
      }
      layoutIfNeeded()
      coordinator.runAtOnce()
    }
    coordinator.end(isCancelled: false)
  }
}
