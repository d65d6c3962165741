// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The entry point to text: measures, lays out and caches it.
///
/// Any thread may call everything here. One lock admits one thread at a time to Pango, whose
/// objects are not thread-safe, so ``warmUp()`` may run beside the launch on the main thread.
package enum TextSystem {
  private struct State {
    /// Created on demand: it takes as long as ``TextSystem/warmUp()``.
    lazy var fonts = PangoFonts()
    var cache = TextCache<TextRequest, TextLayout>()
    var richCache = TextCache<RichRequest, RichLayout>()
    let glyphs = GlyphCache()
    var counts = TextCounts()
    var missingFamilies: Set<String> = []
  }

  // Recursive, since releasing a layout under the lock frees its Pango object under it.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var state = State()

  /// The largest size of cached texts in bytes: comparing longer ones would cost as much as laying
  /// them out again (our decision).
  private static let longestRemembered = 16_384
  /// The same for texts with styles, whose views remember the layouts of long ones.
  private static let longestRichRemembered = 1024

  /// Runs work with Pango's objects under the lock.
  static func locked<Result>(_ work: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }

  /// Runs work with fonts under the lock.
  static func withFonts<Result>(_ work: (PangoFonts) -> Result) -> Result {
    locked { work(state.fonts) }
  }

  /// Runs work with the coverage of letters under the lock.
  static func withGlyphs<Result>(_ work: (GlyphCache) -> Result) -> Result {
    locked { work(state.glyphs) }
  }

  /// Returns the layout of a request, from the cache if possible.
  package static func layout(_ request: TextRequest) -> TextLayout {
    locked {
      let isRemembered = request.string.utf8.count <= longestRemembered
      if isRemembered, let layout = state.cache.layout(for: request) {
        state.counts.layoutsReused += 1
        return layout
      }
      let layout = makeLayout(request)
      if isRemembered { state.cache.insert(layout, cost: layout.cost, for: request) }
      return layout
    }
  }

  /// Returns the layout of a request with styles, from the cache if possible.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - make: Makes the layout.
  /// - Returns: The layout.
  static func layout(_ request: RichRequest, make: (PangoFonts) -> RichLayout) -> RichLayout {
    locked {
      let count = request.text.string.utf8.count
      let isRemembered = count <= longestRichRemembered
      if isRemembered, let layout = state.richCache.layout(for: request) { return layout }
      let layout = make(state.fonts)
      if isRemembered {
        let cost = TextCache<RichRequest, RichLayout>.cost(ofText: count)
        state.richCache.insert(layout, cost: cost, for: request)
      }
      return layout
    }
  }

  /// Returns a font's measures in points.
  package static func metrics(of face: FontFace) -> FontMetrics {
    locked { font(for: face)?.metrics ?? .withoutFont(size: face.usableSize) }
  }

  /// Loads the system font and lays out a word, so that the first text does not have to wait.
  ///
  /// Meant for another thread, while the window opens. A second call has no effect.
  package static func warmUp() {
    for weight in [400, 600] {  // labels and titles
      _ = layout(TextRequest(string: "Ag…", face: FontFace(size: 17, weight: weight)))
    }
  }

  /// Returns whether a family is installed; a query does not count it as missing.
  package static func hasFamily(_ family: String) -> Bool {
    !family.isEmpty
      && locked {
        state.fonts.hasFonts && state.fonts.font(for: FontFace(family: family, size: 12)).isAsked
      }
  }

  /// The families that were requested and are not installed.
  package static var missingFamilies: Set<String> { locked { state.missingFamilies } }

  /// The work done since the process started.
  package static var counts: TextCounts {
    locked {
      var counts = state.counts
      counts.glyphsDrawn = state.glyphs.drawnCount
      return counts
    }
  }

  /// Purges every layout and the coverage of all letters, as on a memory warning.
  package static func removeAllLayouts() {
    locked {
      state.cache.removeAll()
      state.richCache.removeAll()
      state.glyphs.removeAll()
    }
  }

  /// The number of cached layouts.
  static var layoutCount: Int { locked { state.cache.count } }

  private static func makeLayout(_ request: TextRequest) -> TextLayout {
    state.counts.layoutsMade += 1
    guard let font = font(for: request.face) else {
      let metrics = FontMetrics.withoutFont(size: request.face.usableSize)
      return TextLayout([], for: request, metrics: metrics, isTruncated: false, bytes: 0)
    }
    var typesetter = Typesetter(request, fonts: state.fonts, font: font)
    let lines = typesetter.lines()
    state.counts.bytesShaped += typesetter.bytesShaped
    return TextLayout(
      lines,
      for: request,
      metrics: font.metrics,
      isTruncated: typesetter.isTruncated,
      bytes: typesetter.bytesShaped
    )
  }

  /// Returns a font, or `nil` on a machine without any; logs missing families.
  static func font(for face: FontFace) -> LoadedFont? {
    guard state.fonts.hasFonts else {
      RetourLog.once(
        "fonts",
        "no fonts found, text is not shown: run scripts/setup, or install fonts-inter"
      )
      return nil
    }
    let font = state.fonts.font(for: face)
    if !font.isAsked {
      let family = face.expectedFamily
      state.missingFamilies.insert(family)
      RetourLog.once(
        "font \(family)",
        """
        the font family "\(family)" is missing, "\(font.resolved?.family ?? "none")" stands in: \
        run scripts/setup, or install it
        """
      )
    }
    return font
  }
}
