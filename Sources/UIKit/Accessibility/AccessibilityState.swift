// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The state of assistive technologies on one stage.
@MainActor
package final class AccessibilityState {
  /// A notification of the app, with its text.
  package struct Post: Equatable {
    package let notification: UIAccessibility.Notification
    /// The argument, or the label of an element; `nil` without one.
    package let text: String?
  }

  /// The number of notifications that are kept.
  private static let capacity = 100

  private unowned(unsafe) let application: UIApplication
  /// The last notifications of the app, the oldest first.
  package private(set) var posts: [Post] = []
  package private(set) var isVoiceOverRunning = false
  package private(set) var isReduceMotionEnabled = false

  init(_ application: UIApplication) { self.application = application }

  /// Starts or stops the screen reader.
  package func setVoiceOverRunning(_ isRunning: Bool) {
    guard isRunning != isVoiceOverRunning else { return }
    isVoiceOverRunning = isRunning
    announce(UIAccessibility.voiceOverStatusDidChangeNotification)
  }

  /// Changes the preference for less motion.
  package func setReduceMotionEnabled(_ isEnabled: Bool) {
    guard isEnabled != isReduceMotionEnabled else { return }
    isReduceMotionEnabled = isEnabled
    announce(UIAccessibility.reduceMotionStatusDidChangeNotification)
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String ?? (argument as? UIResponder)?.accessibilityLabel
    posts.append(Post(notification: notification, text: text))
    if posts.count > Self.capacity { posts.removeFirst() }
  }

  private func announce(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
