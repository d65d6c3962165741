// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Pango's font map and the objects that all texts share.
///
/// Used only under ``TextSystem``'s lock.
///
/// Drawing is the same everywhere: gray antialiasing, no hinting, positions that are not
/// rounded, one unit of Pango's = 1/1024 point, whatever the desktop's settings are.
final class PangoFonts {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var loaded: [FontFace: LoadedFont] = [:]

  /// Whether fontconfig found any font.
  ///
  /// Without any font Pango draws boxes of absurd size.
  let hasFonts: Bool

  init() {
    // Pango reads the fontconfig settings on its own thread when the first map is created;
    // reading them here first keeps two threads from doing the same 3 ms of work.
    FcInit()
    hasFonts = (FcConfigGetFonts(nil, FcSetSystem)?.pointee.nfont ?? 0) > 0
    // A separate map: Pango's default map belongs to the thread that first used it, a separate one
    // may be used by any thread, one at a time.
    guard let map = pango_cairo_font_map_new() else {
      preconditionFailure("Pango makes font maps")
    }
    self.map = map
    retour_setResolution(map, 72)
    leftToRight = Self.makeContext(map, PANGO_DIRECTION_LTR)
    rightToLeft = Self.makeContext(map, PANGO_DIRECTION_RTL)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  /// Returns the context for paragraphs of a base direction.
  ///
  /// There are two, since changing a context would lay out every text made with it again.
  func context(_ direction: TextRequest.Direction) -> OpaquePointer {
    direction == .rightToLeft ? rightToLeft : leftToRight
  }

  /// Returns the font of a description, loaded on demand.
  func font(for face: FontFace) -> LoadedFont {
    if let font = loaded[face] { return font }
    let font = LoadedFont(face, map: map, context: leftToRight)
    // Our decision: an app has some tens of fonts; one that computes sizes (an animation)
    // clears the cache instead of growing it.
    if loaded.count >= 256 { loaded = [:] }
    loaded[face] = font
    return font
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>,
    _ direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango makes a context for every font map")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string(language))
    return context
  }

  /// The language that selects between the fonts of one script (Chinese or Japanese Han).
  ///
  /// Read from the environment, as the C library does: Pango assumes English for a program that
  /// never called `setlocale`, as Swift programs do not.
  private static var language: String {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { (name: String) in getenv(name).map { String(cString: $0) } }
      .first { !$0.isEmpty }
    let tag = (name ?? "C").prefix { $0 != "." && $0 != "@" }
    return tag == "C" || tag == "POSIX" ? "en" : String(tag.map { $0 == "_" ? "-" : $0 })
  }
}
