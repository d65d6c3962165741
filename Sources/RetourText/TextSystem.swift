// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The way into text: measures, sets and remembers it.
///
/// Everything here may be called on any thread. One lock lets one thread at a time into Pango,
/// whose objects know no threads, so ``warmUp()`` may run beside the main thread's start.
package enum TextSystem {
  private struct State {
    /// Made by the first use: it takes the time that ``TextSystem/warmUp()`` takes.
    lazy var fonts = PangoFonts()
    var cache = TextCache()
    var counts = TextCounts()
    var missingFamilies: Set<String> = []
  }

  // Recursive, because letting go of a layout under the lock frees its Pango object under it.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var state = State()

  /// Texts longer than this are set anew each time: comparing them would cost as much (our
  /// decision, in bytes).
  private static let longestRemembered = 16_384

  /// Runs a piece of work that touches Pango's objects.
  static func locked<Result>(_ work: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }

  /// Runs a piece of work that needs fonts.
  static func withFonts<Result>(_ work: (PangoFonts) -> Result) -> Result {
    locked { work(state.fonts) }
  }

  /// Returns a text, set as asked; at once if it was asked for before.
  package static func layout(_ request: TextRequest) -> TextLayout {
    locked {
      let isRemembered = request.string.utf8.count <= longestRemembered
      if isRemembered, let layout = state.cache.layout(for: request) {
        state.counts.layoutsReused += 1
        return layout
      }
      let layout = makeLayout(request)
      if isRemembered { state.cache.insert(layout, for: request) }
      return layout
    }
  }

  /// Returns a font's measures in points.
  package static func metrics(of face: FontFace) -> FontMetrics {
    locked { font(for: face)?.metrics ?? .withoutFont(size: face.usableSize) }
  }

  /// Loads the system font and sets a word, so that the first text does not have to wait.
  ///
  /// For another thread, beside the opening of the window. Asked for twice, it does nothing.
  package static func warmUp() {
    for weight in [400, 600] {  // labels and titles
      _ = layout(TextRequest(string: "Ag…", face: FontFace(size: 17, weight: weight)))
    }
  }

  /// Returns whether a family is installed; asking does not count as missing it.
  package static func hasFamily(_ family: String) -> Bool {
    !family.isEmpty
      && locked {
        state.fonts.hasFonts && state.fonts.font(for: FontFace(family: family, size: 12)).isAsked
      }
  }

  /// The families that were asked for and are not installed.
  package static var missingFamilies: Set<String> { locked { state.missingFamilies } }

  /// The work done since the process started.
  package static var counts: TextCounts { locked { state.counts } }

  /// Forgets every layout, as at a memory warning.
  package static func removeAllLayouts() {
    locked { state.cache.removeAll() }
  }

  /// The number of layouts remembered.
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

  /// Returns a font, or `nil` on a machine without any; says what is missing.
  private static func font(for face: FontFace) -> LoadedFont? {
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
