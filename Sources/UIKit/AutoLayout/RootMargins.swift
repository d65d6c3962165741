// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The layout margins of a view controller's root view.
@MainActor
struct RootMargins {
  /// The width from which on a view's horizontal margins are 20 points and not 16 (measured).
  private static let wide: CGFloat = 414

  private let controller: UIViewController

  init(of controller: UIViewController) { self.controller = controller }

  /// The least margins, in points: horizontal ones only.
  var least: NSDirectionalEdgeInsets {
    let view = controller.storedView
    let width = (view?.storedWindow ?? view)?.storedLayer.bounds.width ?? 0
    let margin: CGFloat = width >= Self.wide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Returns the margins without the safe area, in points.
  ///
  /// - Parameters:
  ///   - own: The margins that the app set; `nil` if it set none.
  ///   - isRightToLeft: The direction of the view.
  /// - Returns: The margins.
  func insets(_ own: UIEdgeInsets?, isRightToLeft: Bool) -> UIEdgeInsets {
    guard controller.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? LayoutMargins.standard
    }
    let least = controller.systemMinimumLayoutMargins.insets(isRightToLeft: isRightToLeft)
    guard let own else { return least }
    return UIEdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right)
    )
  }
}
