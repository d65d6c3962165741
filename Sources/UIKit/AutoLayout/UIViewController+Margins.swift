// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The width from which on a view's horizontal margins are 20 points and not 16 (measured).
  private static let wide: CGFloat = 414

  /// The least margins of the root view, in points: horizontal ones only.
  var systemMargins: NSDirectionalEdgeInsets {
    let width = storedView?.storedWindow?.storedLayer.bounds.width
    let margin: CGFloat =
      (width ?? storedView?.storedLayer.bounds.width ?? 0) >= Self.wide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Returns the margins of the root view without the safe area, in points.
  ///
  /// - Parameters:
  ///   - own: The margins that the app set; `nil` if it set none.
  ///   - isRightToLeft: The direction of the view.
  /// - Returns: The margins.
  func rootMargins(_ own: UIEdgeInsets?, isRightToLeft: Bool) -> UIEdgeInsets {
    let least = systemMinimumLayoutMargins.insets(isRightToLeft: isRightToLeft)
    guard viewRespectsSystemMinimumLayoutMargins else { return own ?? LayoutMargins.standard }
    guard let own else { return least }
    return UIEdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right)
    )
  }
}
