// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// The state of assistive technologies, and the notifications for them.
public enum UIAccessibility {
  /// A change that assistive technologies are notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The value in Apple's headers.
    public let rawValue: UInt32
    /// Creates a notification from the value in Apple's headers.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen changed; the argument is the element to move to, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to move to, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken, which is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is a text with the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when a screen reader starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when the preference for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Whether a screen reader runs.
  ///
  /// There is no bridge to those of the desktop yet: it is `false` in a window, and set by tests.
  @MainActor
  public static var isVoiceOverRunning: Bool { Stage.current.accessibility.isVoiceOverRunning }

  /// Whether the user prefers less motion.
  ///
  /// In a window it is the environment variable `RETOUR_REDUCE_MOTION`; tests set it.
  @MainActor
  public static var isReduceMotionEnabled: Bool {
    Stage.current.accessibility.isReduceMotionEnabled
  }

  /// Notifies assistive technologies.
  ///
  /// - Parameters:
  ///   - notification: The change.
  ///   - argument: An element or a text, as the notification describes.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    Stage.current.accessibility.post(notification, argument)
  }
}
