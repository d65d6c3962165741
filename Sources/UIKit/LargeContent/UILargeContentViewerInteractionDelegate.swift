// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// The methods with which a large content viewer interaction asks what it shows, and tells where
/// its gesture ends.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Notifies the delegate that the finger was lifted.
  ///
  /// It is not called for a gesture that is cancelled. By default an enabled control receives
  /// `.touchUpInside`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item at that place, if there is one.
  ///   - point: The place in the interaction's view, in points.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  /// Asks the delegate for the item at a place.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The place in the interaction's view, in points.
  /// - Returns: The item, by default the innermost view there that shows large content.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Asks the delegate for the view controller in whose area the viewer appears.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The view controller, by default the nearest one around the interaction's view.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Sends `.touchUpInside` to an enabled control.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { interaction.activate(item) }
  /// Returns the innermost view at the point that shows large content.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.foundItem(at: point) }
  /// Returns the nearest view controller around the interaction's view.
  ///
  /// In a window without one, a new view controller stands for the whole window.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { interaction.nearestController ?? UIViewController() }
}
