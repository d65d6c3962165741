// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The value in Apple's headers.
  public let rawValue: UInt
  /// Creates a set from the value in Apple's headers.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  init(_ arrow: PopoverLayout.Arrow) {
    self =
      switch arrow {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }

  /// The single directions in the set.
  var arrows: Set<PopoverLayout.Arrow> {
    Set(PopoverLayout.Arrow.allCases.filter { contains(UIPopoverArrowDirection($0)) })
  }
}
