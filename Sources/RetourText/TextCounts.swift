// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The work of the text system, which tests count instead of measuring time.
package struct TextCounts: Hashable, Sendable {
  /// The bytes of UTF-8 that Pango received, measuring included.
  package var bytesShaped = 0

  /// The layouts that were not in the cache.
  package var layoutsMade = 0

  /// The layouts taken from the cache.
  package var layoutsReused = 0

  /// The glyphs whose coverage was not in the cache.
  package var glyphsDrawn = 0
}
