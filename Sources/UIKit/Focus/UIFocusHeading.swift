// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The direction of a focus update; empty for one that no key caused.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The flags; the bits are Apple's.
  public let rawValue: UInt
  /// Creates a set of flags.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item, for Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the item before, for Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
