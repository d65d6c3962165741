// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus at the moment.
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the item's container, in points.
  var frame: CGRect { get }
  /// The effect that shows that the item has the focus; `nil` for none.
  var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
  /// The standard effect.
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
}
