// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An error in a visual format.
package struct VisualFormatError: Error, Equatable {
  package let message: String
  /// The index of the character that is wrong.
  package let index: Int

  package init(_ message: String, at index: Int) {
    (self.message, self.index) = (message, index)
  }
}
