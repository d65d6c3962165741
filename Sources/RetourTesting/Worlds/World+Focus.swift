// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension World {
  /// The item with the keyboard focus.
  ///
  /// It has the focus whether or not a ring shows it. ``accessibilityTree`` marks its line.
  ///
  /// ```swift
  /// world.press(.tab)
  /// #expect(world.focusedItem === row)
  /// ```
  public var focusedItem: (any UIFocusItem)? {
    advance(by: 0)
    return stage.scene.focusedItem
  }

  /// Whether a ring shows the keyboard focus: since the last key that moved it, no finger or mouse
  /// has touched the screen.
  public var isFocusRingVisible: Bool {
    advance(by: 0)
    return stage.scene.showsFocusRing
  }
}
