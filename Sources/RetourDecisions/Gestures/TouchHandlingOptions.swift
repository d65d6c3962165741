// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The effects of a gesture recognizer on the delivery of its touches to views.
package struct TouchHandlingOptions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Recognition cancels the touches in their views: `cancelsTouchesInView`.
  package static let cancelsTouches = TouchHandlingOptions(rawValue: 1 << 0)
  /// Views receive the beginning of touches only after failure: `delaysTouchesBegan`.
  package static let delaysBegan = TouchHandlingOptions(rawValue: 1 << 1)
  /// Views receive the end of touches only after failure: `delaysTouchesEnded`.
  package static let delaysEnded = TouchHandlingOptions(rawValue: 1 << 2)
}
