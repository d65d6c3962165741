// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A generator of the feedback of a task's result; silent here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task; the values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Gives the feedback of a result; without an effect here.
  ///
  /// - Parameter notificationType: The result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
