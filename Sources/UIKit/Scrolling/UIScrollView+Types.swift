// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// The rate at which content slows down after a finger was lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that remains after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate.
    ///
    /// - Parameter rawValue: The share of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)  // Apple documentation
    /// A rate at which content stops fast.
    public static let fast = DecelerationRate(rawValue: 0.99)  // Apple documentation
  }

  /// The contribution of the safe area to the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``; in a navigation controller, the scroll view of a page always has the
    /// top and bottom insets.
    case automatic = 0
    /// The insets of axes along which the content scrolls.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All insets.
    case always = 3
  }

  /// The way in which a drag ends the editing of text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// When the finger lifts below the top of the keyboard.
    case interactive = 2
    /// As ``onDrag``; there are no accessory views here.
    case onDragWithAccessory = 3
    /// As ``interactive``; there are no accessory views here.
    case interactiveWithAccessory = 4
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in a light interface, light in a dark one.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
