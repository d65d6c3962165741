// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How much work the text system has done: what tests count instead of measuring time.
package struct TextCounts: Hashable, Sendable {
  /// Bytes of UTF-8 handed to Pango, measuring included.
  package var bytesShaped = 0

  /// Layouts made because the cache had none.
  package var layoutsMade = 0

  /// Layouts taken from the cache.
  package var layoutsReused = 0
}
