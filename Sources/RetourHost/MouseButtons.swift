// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The buttons of a mouse, numbered as USB does: left, right, middle, back, forward.
package struct MouseButtons: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let left = MouseButtons(rawValue: 1 << 0)
  package static let right = MouseButtons(rawValue: 1 << 1)
  package static let middle = MouseButtons(rawValue: 1 << 2)
  /// The button that X11 numbers 8.
  package static let back = MouseButtons(rawValue: 1 << 3)
  /// The button that X11 numbers 9.
  package static let forward = MouseButtons(rawValue: 1 << 4)
}
