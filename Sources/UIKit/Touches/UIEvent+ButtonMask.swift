// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIEvent {
  /// Whether the touches of the event are those of fingers or of the pointer's primary button.
  var isPrimary: Bool { storedButtonMask.isEmpty || storedButtonMask.contains(.primary) }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits: that of a button's number is 1 << (number - 1).
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, which is the left one of a mouse.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button, which is the right one of a mouse.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the set of one button.
    ///
    /// - Parameter buttonNumber: The number of the button: 1 is the primary one, 2 the secondary
    ///   one, 3 that of the wheel; 4 and 5 are those for back and forward.
    /// - Returns: The set.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }
}
