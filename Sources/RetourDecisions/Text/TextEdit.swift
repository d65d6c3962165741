// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A change of a text: a range, and the string that replaces it.
package struct TextEdit: Hashable, Sendable {
  /// The cause of a change, which decides whether it can be undone together with the one before.
  package enum Kind: Hashable, Sendable {
    case typing, marking, deletion, paste
  }

  /// The replaced range in UTF-16 units.
  package var range: Range<Int>
  /// The string in its place.
  package var replacement: String
  /// The cause.
  package var kind: Kind

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - range: The replaced range in UTF-16 units.
  ///   - replacement: The string in its place.
  ///   - kind: The cause.
  package init(_ range: Range<Int>, _ replacement: String, _ kind: Kind) {
    (self.range, self.replacement, self.kind) = (range, replacement, kind)
  }
}
