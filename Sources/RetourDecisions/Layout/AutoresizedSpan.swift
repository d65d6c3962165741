// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view's extent along one axis of its superview, with the parts that are flexible.
package struct AutoresizedSpan: Equatable, Sendable {
  /// The flexible parts along an axis.
  package struct Flexibility: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The space before the view.
    package static let start = Flexibility(rawValue: 1 << 0)
    /// The view itself.
    package static let length = Flexibility(rawValue: 1 << 1)
    /// The space after the view.
    package static let end = Flexibility(rawValue: 1 << 2)
  }

  /// The distance from the superview's edge, in points.
  package let start: CGFloat
  /// The view's length, in points.
  package let length: CGFloat

  package init(start: CGFloat, length: CGFloat) {
    (self.start, self.length) = (start, length)
  }

  /// Returns the span after the superview's length changed.
  ///
  /// The flexible parts share the change in proportion to their present lengths, or equally if all
  /// of them are empty.
  ///
  /// - Parameters:
  ///   - oldLength: The superview's former length, in points.
  ///   - newLength: The superview's new length, in points.
  ///   - flexibility: The flexible parts.
  /// - Returns: The new span.
  package func resized(
    from oldLength: CGFloat,
    to newLength: CGFloat,
    _ flexibility: Flexibility
  ) -> AutoresizedSpan {
    let end = oldLength - start - length
    let starts = flexibility.contains(.start)
    let lengthens = flexibility.contains(.length)
    let ends = flexibility.contains(.end)
    let count = CGFloat((starts ? 1 : 0) + (lengthens ? 1 : 0) + (ends ? 1 : 0))
    guard count > 0 else { return self }
    let flexible = (starts ? start : 0) + (lengthens ? length : 0) + (ends ? end : 0)
    func share(_ part: CGFloat) -> CGFloat {
      (newLength - oldLength) * (flexible == 0 ? 1 / count : part / flexible)
    }
    return AutoresizedSpan(
      start: starts ? start + share(start) : start,
      length: lengthens ? max(0, length + share(length)) : max(0, length)
    )
  }
}
