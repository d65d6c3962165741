// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// The events of a control; the bits are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The flags.
    public let rawValue: UInt
    /// Creates a set of flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began with a tap count above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved inside again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved outside for the first time.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control, for example a tap of a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The flags for events of the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The flags for events of the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control; the bits are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The flags.
    public let rawValue: UInt
    /// Creates a set of flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, neither selected nor highlighted.
    public static let normal = State([])
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The flags for states of the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The flags for states of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the top.
    case top = 1
    /// Aligned with the bottom.
    case bottom = 2
    /// Filling the height.
    case fill = 3
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the left.
    case left = 1
    /// Aligned with the right.
    case right = 2
    /// Filling the width.
    case fill = 3
    /// Aligned with the leading edge.
    case leading = 4
    /// Aligned with the trailing edge.
    case trailing = 5

    /// Returns the alignment with leading and trailing resolved for a layout direction.
    func resolved(for direction: UIUserInterfaceLayoutDirection) -> ContentHorizontalAlignment {
      switch self {
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      case .center, .left, .right, .fill: self
      }
    }
  }
}
