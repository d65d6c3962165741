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

  /// The length of the line's text in bytes.
  var length: Int { Int(line.pointee.length) }

  /// The runs of the line, from left to right.
  var runs: [ShapedRun] {
    var runs: [ShapedRun] = []
    var x: Int32 = 0
    var node = line.pointee.runs
    while let link = node {
      if let item = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        runs.append(ShapedRun(item, x: x))
        x += runs[runs.count - 1].width
      }
      node = link.pointee.next
    }
    return runs
  }

  /// Returns the byte nearest to a place, in points from the left of the line.
  func index(at x: CGFloat) -> (index: Int, characters: Int) {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(line, min(max(x, -1e6), 1e6).pangoUnits, &index, &trailing)
    return (Int(index), Int(trailing))
  }

  /// Returns the parts of the line that a range of bytes covers, in points from its left.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line,
      Int32(clamping: range.lowerBound),
      Int32(clamping: range.upperBound),
      &ranges,
      &count
    )
    guard let ranges else { return [] }
    defer { g_free(ranges) }
    let spans = (0..<Int(count)).map { number in
      let (first, second) = (ranges[number * 2], ranges[number * 2 + 1])
      return CGFloat(pango: min(first, second))...CGFloat(pango: max(first, second))
    }
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }

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

  /// Whether there are letters with colors of their own.
  var hasEmoji: Bool {
    fonts.contains(where: Self.isColored)
  }

  /// Returns whether the glyphs of a font have colors.
  static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }
}
