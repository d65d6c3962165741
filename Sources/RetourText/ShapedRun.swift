// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// A part of a line in one font and one style.
///
/// Valid as long as the line's text.
struct ShapedRun {
  private let item: UnsafeMutablePointer<PangoGlyphItem>

  /// The place in the line, in Pango's units.
  private let x: Int32

  /// The width in Pango's units.
  let width: Int32

  init(_ item: UnsafeMutablePointer<PangoGlyphItem>, x: Int32) {
    (self.item, self.x) = (item, x)
    width = pango_glyph_string_get_width(item.pointee.glyphs)
  }

  /// The number that the text is marked with; `nil` for an ellipsis.
  var mark: Int? {
    let mark = Int(retour_mark(item))
    return mark < 0 ? nil : mark
  }

  /// The part of the line that the run covers, in points from the left of the line.
  var span: ClosedRange<CGFloat> { CGFloat(pango: x)...CGFloat(pango: x + width) }

  /// Draws the run in the current color.
  ///
  /// - Parameters:
  ///   - cairo: The `cairo_t`.
  ///   - origin: The line's origin on its baseline.
  ///   - scale: The pixels per point, if user space has no other transform.
  ///   - cache: The coverage of letters.
  func draw(in cairo: OpaquePointer, at origin: CGPoint, scale: CGFloat?, _ cache: GlyphCache) {
    cairo_new_path(cairo)
    guard let font = item.pointee.item.pointee.analysis.font else { return }
    let isColored = ShapedLine.isColored(font)
    if retour_hasKnownGlyphs(item) != 0 {
      let glyphs = placedGlyphs
      if let scale, !isColored, cache.draw(glyphs, in: cairo, at: origin, scale: scale) { return }
      let (x, y) = (Double(origin.x), Double(origin.y))
      retour_drawGlyphs(cairo, glyphs, Int32(glyphs.count), x, y, isColored ? 0 : 1)
      if !isColored { cairo_fill(cairo) }
    } else {
      cairo_move_to(cairo, Double(origin.x + CGFloat(pango: x)), Double(origin.y))
      pango_cairo_show_glyph_string(cairo, font, item.pointee.glyphs)
    }
  }

  private var placedGlyphs: [retour_glyph] {
    let count = Int(item.pointee.glyphs.pointee.num_glyphs)
    return [retour_glyph](unsafeUninitializedCapacity: count) { glyphs, placed in
      placed = glyphs.baseAddress.map { Int(retour_placeRun(item, x, $0)) } ?? 0
    }
  }
}
