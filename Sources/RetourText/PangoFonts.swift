// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Pango's font map and what is shared by all texts.
///
/// Used under ``TextSystem``'s lock only.
///
/// The drawing is the same everywhere: grey antialiasing, no hinting, positions that are not
/// rounded, one unit of Pango's = 1/1024 point, whatever the desktop's settings say.
final class PangoFonts {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var loaded: [FontFace: LoadedFont] = [:]

  /// Whether fontconfig found any font.
  ///
  /// Without one Pango draws boxes of no sane size.
  let hasFonts: Bool

  init() {
    // Pango reads the fontconfig settings in a thread of its own when the first map is made;
    // reading them here first keeps two threads from doing the same 3 ms of work side by side.
    FcInit()
    hasFonts = (FcConfigGetFonts(nil, FcSetSystem)?.pointee.nfont ?? 0) > 0
    // A map of our own instead of the thread's default one: Pango's default map belongs to the
    // thread that asked, one of our own may be used by any thread, one at a time.
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

  /// Returns the context for paragraphs that start in a direction.
  ///
  /// There are two, because changing a context would set every layout made with it anew.
  func context(_ direction: TextRequest.Direction) -> OpaquePointer {
    direction == .rightToLeft ? rightToLeft : leftToRight
  }

  /// Returns the font for a description, looked up once.
  func font(for face: FontFace) -> LoadedFont {
    if let font = loaded[face] { return font }
    let font = LoadedFont(face, map: map, context: leftToRight)
    // Our decision: an app has some tens of fonts; one that makes them up (a size animation)
    // starts over instead of growing.
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

  /// The language that decides between fonts for one script (Chinese or Japanese Han).
  ///
  /// Read from the environment as the C library does: a program that never called `setlocale`,
  /// as Swift programs do not, looks English to Pango.
  private static var language: String {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { (name: String) in getenv(name).map { String(cString: $0) } }
      .first { !$0.isEmpty }
    let tag = (name ?? "C").prefix { $0 != "." && $0 != "@" }
    return tag == "C" || tag == "POSIX" ? "en" : String(tag.map { $0 == "_" ? "-" : $0 })
  }
}
