// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The type of a device that scrolls.
public enum UIScrollType: UInt, Sendable {
  /// A device that scrolls by steps, such as the wheel of a mouse.
  case discrete = 0
  /// A device that follows fingers, such as a touchpad.
  case continuous = 1
}

/// A set of types of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit per type.
  public let rawValue: Int

  /// Creates a set of types.
  ///
  /// - Parameter rawValue: One bit per type.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Devices that scroll by steps, such as the wheel of a mouse.
  public static let discrete = of(.discrete)
  /// Devices that follow fingers, such as a touchpad.
  public static let continuous = of(.continuous)
  /// All types.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  /// Returns the set of one type.
  static func of(_ type: UIScrollType) -> UIScrollTypeMask {
    UIScrollTypeMask(rawValue: 1 << Int(type.rawValue))
  }
}
