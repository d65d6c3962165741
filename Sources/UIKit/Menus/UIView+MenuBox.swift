// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes the view the background of a menu, whose content is cut off at its round corners.
  ///
  /// - Parameters:
  ///   - box: The view of the content.
  ///   - cornerRadius: The radius of the corners, in points.
  func showMenuBox(_ box: UIView, cornerRadius: CGFloat) {
    for view in [self, box] {
      view.storedLayer.cornerRadius = cornerRadius
      view.backgroundColor = AlertColors.background
    }
    box.clipsToBounds = true
    addSubview(box)
  }
}
