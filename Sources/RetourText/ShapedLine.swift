// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// A line that Pango has laid out, with its text.
struct ShapedLine {
  /// The text of the line, retained.
  let text: ShapedText

  private let line: UnsafeMutablePointer<PangoLayoutLine>

  /// The line's box, in points from its origin on the baseline.
  let bounds: CGRect

  /// The ink bounds of the line, in points from its origin on the baseline.
  let ink: CGRect

  /// The direction of the line's paragraph.
  let direction: TextRequest.Direction

  /// Whether the line is its paragraph's first.
  let startsParagraph: Bool

  /// The offset of the line's text, in bytes from the start of the text.
  let start: Int

  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: ShapedText) {
    self.text = text
    self.line = line
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, &logical)
    self.ink = CGRect(pango: ink)
    bounds = CGRect(pango: logical)
    direction = retour_isRightToLeft(line) != 0 ? .rightToLeft : .leftToRight
    startsParagraph = retour_startsParagraph(line) != 0
    start = Int(line.pointee.start_index)
  }

  /// The fonts of the line's letters, each a `PangoFont`, from left to right.
  var fonts: [UnsafeMutablePointer<PangoFont>] {
    var fonts: [UnsafeMutablePointer<PangoFont>] = []
    var node = line.pointee.runs
    while let link = node {
      let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let font = run?.pointee.item.pointee.analysis.font { fonts.append(font) }
      node = link.pointee.next
    }
    return fonts
  }

  /// Draws the line in the current color.
  ///
  /// Letters are drawn once for each quarter of a pixel: Cairo before 1.17.4 draws glyphs only at
  /// whole pixels, which spaces small text unevenly. Large or transformed ones are filled as
  /// outlines. Emoji have no outline and are drawn as glyphs.
  ///
  /// - Parameters:
  ///   - cairo: The `cairo_t`.
  ///   - origin: The line's origin on its baseline.
  ///   - scale: The pixels per point, if user space has no other transform.
  ///   - cache: The coverage of letters.
  func draw(in cairo: OpaquePointer, at origin: CGPoint, scale: CGFloat?, _ cache: GlyphCache) {
    cairo_new_path(cairo)
    let hasEmoji = hasEmoji
    if let scale, let glyphs = placedGlyphs() {
      let x = (origin.x * scale).rounded() * (1 / scale)
      let y = (origin.y * scale).rounded() * (1 / scale)
      if !hasEmoji, cache.draw(glyphs, in: cairo, at: CGPoint(x: x, y: y), scale: scale) { return }
      retour_drawGlyphs(cairo, glyphs, Int32(glyphs.count), x, y, hasEmoji ? 0 : 1)
      if !hasEmoji { cairo_fill(cairo) }
      return
    }
    cairo_move_to(cairo, Double(origin.x), Double(origin.y))
    if hasEmoji {
      pango_cairo_show_layout_line(cairo, line)
    } else {
      pango_cairo_layout_line_path(cairo, line)
      cairo_fill(cairo)
    }
  }

  /// Returns the glyphs of the line; `nil` where Pango has to draw it.
  private func placedGlyphs() -> [retour_glyph]? {
    let count = Int(retour_countGlyphs(line))
    guard count >= 0 else { return nil }
    return [retour_glyph](unsafeUninitializedCapacity: count) { glyphs, placed in
      placed = glyphs.baseAddress.map { Int(retour_placeGlyphs(line, $0)) } ?? 0
    }
  }

  private var hasEmoji: Bool {
    fonts.contains { font in
      let face = hb_font_get_face(pango_font_get_hb_font(font))
      return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    }
  }
}
