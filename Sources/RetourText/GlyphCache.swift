// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// The coverage of letters, each drawn once for each quarter of a pixel at which it stands.
///
/// Quarters, as Cairo since 1.17.4 and Skia have them: finer steps cannot be told apart, and each
/// would need an image of its own.
final class GlyphCache {
  /// The memory that all glyphs may take, in bytes (our decision): eight hundred Chinese characters
  /// of 17 points at 3 pixels per point, or four thousand letters.
  private static let mostBytes = 2 << 20
  /// A pixel has four phases in each direction: the lowest two bits of a place in quarters.
  private static let phaseBits = 2
  private static let phases = 1 << phaseBits

  private struct Key: Hashable {
    let font: OpaquePointer
    let scale: Double
    let glyph: UInt
    let phase: Int
  }

  /// A glyph, its place, and the image of it.
  private typealias Placed = (mask: GlyphMask, place: (x: Int, y: Int))

  /// `nil` for glyphs that are too large.
  private var masks: [Key: GlyphMask?] = [:]
  /// The fonts of the glyphs, retained: no other font gets their addresses.
  private var fonts: Set<OpaquePointer> = []
  private var byteCount = 0
  /// The number of glyphs that were drawn since the cache was created.
  private(set) var drawnCount = 0

  deinit { removeAll() }

  /// Removes all glyphs.
  func removeAll() {
    masks = [:]
    for font in fonts { cairo_scaled_font_destroy(font) }
    fonts = []
    byteCount = 0
  }

  /// Draws glyphs in the current color.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - cairo: The `cairo_t`; user space is scaled and moved only.
  ///   - origin: The origin of the glyphs' places in user space.
  ///   - scale: The pixels per point.
  /// - Returns: Whether they are drawn. They are not where one of them is too large, or where the
  ///   operator is not to lay the color over what is there.
  func draw(
    _ glyphs: [retour_glyph],
    in cairo: OpaquePointer,
    at origin: CGPoint,
    scale: CGFloat
  ) -> Bool {
    guard cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER,
      let placed = place(glyphs, in: cairo, at: origin, scale: scale)
    else { return false }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    let box = placed.reduce(PixelRect(width: 0, height: 0)) {
      $0.union($1.mask.bounds(at: $1.place))
    }
    let clip = Self.clip(of: cairo)
    paint(placed, within: box.intersection(clip), clippedTo: clip, in: cairo)
    return true
  }

  /// Returns the image of each glyph and its place, or `nil` where one is too large.
  private func place(
    _ glyphs: [retour_glyph],
    in cairo: OpaquePointer,
    at origin: CGPoint,
    scale: CGFloat
  ) -> [Placed]? {
    var (x, y) = (Double(origin.x), Double(origin.y))
    cairo_user_to_device(cairo, &x, &y)
    let steps = Double(Self.phases)
    let unit = Double(scale) / Double(PANGO_SCALE)
    var placed: [Placed] = []
    placed.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      // The origin is a whole pixel but for rounding errors.
      let across = Int((x.rounded() * steps + Double(glyph.x) * unit * steps).rounded())
      let down = Int((y.rounded() * steps + Double(glyph.y) * unit * steps).rounded())
      let phase = (x: across & (Self.phases - 1), y: down & (Self.phases - 1))
      guard let mask = mask(glyph, scale: scale, phase) else { return nil }
      placed.append((mask, (across >> Self.phaseBits, down >> Self.phaseBits)))
    }
    return placed
  }

  /// Paints the current color through the coverage of all glyphs, so that it is laid over what is
  /// there once where they overlap.
  private func paint(
    _ glyphs: [Placed],
    within visible: PixelRect,
    clippedTo clip: PixelRect,
    in cairo: OpaquePointer
  ) {
    guard !visible.isEmpty else { return }
    if let rows = CoverageRows(stencilOf: cairo, clippedTo: clip) {
      for glyph in glyphs { glyph.mask.join(rows, within: visible, at: glyph.place) }
      return cairo_surface_mark_dirty(cairo_get_target(cairo))
    }
    // Rows of images have a multiple of four bytes.
    let box = PixelRect(
      left: visible.left,
      top: visible.top,
      right: visible.left + (visible.width + 3) & ~3,
      bottom: visible.bottom
    )
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: box.area) { coverage in
      coverage.initialize(repeating: 0)
      guard let base = coverage.baseAddress else { return }
      let rows = CoverageRows(base, of: box)
      for glyph in glyphs { glyph.mask.join(rows, within: box, at: glyph.place) }
      let (width, height) = (Int32(box.width), Int32(box.height))
      let mask = cairo_image_surface_create_for_data(base, CAIRO_FORMAT_A8, width, height, width)
      cairo_mask_surface(cairo, mask, Double(box.left), Double(box.top))
      cairo_surface_destroy(mask)
    }
  }

  private func mask(_ glyph: retour_glyph, scale: Double, _ phase: (x: Int, y: Int)) -> GlyphMask? {
    let key = Key(
      font: glyph.font,
      scale: scale,
      glyph: glyph.index,
      phase: phase.y * Self.phases + phase.x
    )
    if let mask = masks[key] { return mask }
    if byteCount > Self.mostBytes { removeAll() }
    let steps = Double(Self.phases)
    let mask = GlyphMask(
      glyph.index,
      of: glyph.font,
      scale: scale,
      phase: (Double(phase.x) / steps, Double(phase.y) / steps)
    )
    if fonts.insert(glyph.font).inserted { cairo_scaled_font_reference(glyph.font) }
    drawnCount += 1
    byteCount += mask?.byteCount ?? 0
    masks[key] = .some(mask)
    return mask
  }

  /// The pixels that a context can draw to.
  private static func clip(of cairo: OpaquePointer) -> PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return PixelRect(touchedBy: clip)
  }
}
