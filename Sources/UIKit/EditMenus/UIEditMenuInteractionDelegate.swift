// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods with which an edit menu interaction asks for its menu, and announces it.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the menu.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the menu is presented with.
  ///   - suggestedActions: The commands that the view, or a responder above it, can perform.
  /// - Returns: The menu; `nil`, the default, shows the suggested actions. One without elements is
  ///   not presented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the area that the menu stays beside.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the menu is presented with.
  /// - Returns: The area in the interaction's view, in points; `CGRect.null`, the default, is the
  ///   configuration's source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Notifies the delegate before the menu appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the menu is presented with.
  ///   - animator: Runs animations beside those of the menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  /// Notifies the delegate before the menu disappears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the menu was presented with.
  ///   - animator: Runs animations beside those of the menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns `CGRect.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
