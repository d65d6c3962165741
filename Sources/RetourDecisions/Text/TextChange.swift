// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The part of a text that its last change replaced.
package struct TextChange: Hashable, Sendable {
  /// The replaced range, in UTF-16 units of the text before.
  package let range: Range<Int>
  /// The length of what is in its place, in UTF-16 units.
  package let count: Int
}
