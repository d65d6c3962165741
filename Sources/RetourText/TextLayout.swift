// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import CPango

/// A text that is laid out: measured, and ready to be drawn.
///
/// Immutable. Any thread may use it; ``TextSystem``'s lock admits one at a time.
package final class TextLayout: @unchecked Sendable {
  /// A line, and its origin in the box at a whole pixel.
  struct PlacedLine {
    var line: ShapedLine
    var origin: CGPoint
  }

  /// The text's size in points, each side rounded up to a whole pixel.
  ///
  /// A text without characters has the height of one line; without any font the size is zero.
  package let size: CGSize

  /// The distance from the top of the box to the first baseline, in points, at a whole pixel.
  package let firstBaseline: CGFloat

  /// The distance from the top of the box to the last baseline, in points, at a whole pixel.
  package let lastBaseline: CGFloat

  /// Whether a part of the text is truncated.
  package let isTruncated: Bool

  /// The ink bounds, in points from the top left of the box; they may exceed it.
  package let inkBounds: CGRect

  /// The bounds of everything that is drawn: the ink and the boxes of the lines, in points from the
  /// top left of the box.
  package let drawnBounds: CGRect

  /// The approximate memory of the layout in bytes.
  let cost: Int

  private let lines: [PlacedLine]
  private let metrics: FontMetrics
  private let widest: CGFloat
  private let clipWidth: CGFloat?
  private let scale: CGFloat

  /// Places lines in the box of a request, one below the other, aligned.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - request: The request that they belong to.
  ///   - metrics: The metrics of the request's font.
  ///   - isTruncated: Whether a part of the text is truncated.
  ///   - bytes: The number of bytes of text that Pango received.
  init(
    _ lines: [ShapedLine],
    for request: TextRequest,
    metrics: FontMetrics,
    isTruncated: Bool,
    bytes: Int
  ) {
    let scale = request.usableScale
    let widest = lines.map(\.bounds.width).max() ?? 0
    let limit = request.usableWidth
    let width = (min(widest, limit ?? widest) * scale).rounded(.up) / scale
    let box = limit ?? width
    let height = LineHeight(of: lines, metrics: metrics, scale: scale)
    var placed: [PlacedLine] = []
    var ink = CGRect.null
    var drawn = CGRect.null
    for (index, line) in lines.enumerated() {
      let x = request.offset(of: line, inBoxOf: box)
      let y = height.ascent + CGFloat(index) * height.total
      let origin = CGPoint(
        x: ((x - line.bounds.minX) * scale).rounded() / scale,
        y: (y * scale).rounded() / scale
      )
      placed.append(PlacedLine(line: line, origin: origin))
      guard !line.ink.isEmpty else { continue }
      let place = line.ink.offsetBy(dx: origin.x, dy: origin.y)
      ink = ink.union(place)
      drawn = drawn.union(place).union(line.bounds.offsetBy(dx: origin.x, dy: origin.y))
    }
    self.lines = placed
    (self.metrics, self.widest) = (metrics, widest)
    self.scale = scale
    self.isTruncated = isTruncated
    clipWidth = request.lineBreak == .clip ? limit : nil
    let bottom = CGFloat(lines.count) * height.total
    size = CGSize(width: width, height: (bottom * scale).rounded(.up) / scale)
    firstBaseline = placed.first?.origin.y ?? 0
    lastBaseline = placed.last?.origin.y ?? 0
    inkBounds = ink.isNull ? .zero : ink
    drawnBounds = drawn.isNull ? .zero : drawn
    cost = TextCache<TextRequest, TextLayout>.cost(ofText: bytes)
  }

  /// Returns the layout of a request for the same text in another box, or `nil` if its line breaks
  /// may differ.
  ///
  /// A label is measured in one box and drawn in another: its text is shaped once.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - own: The request of this layout.
  /// - Returns: A layout of the same lines in the other box.
  package func placed(for request: TextRequest, insteadOf own: TextRequest) -> TextLayout? {
    guard !isTruncated, !lines.isEmpty, request.hasText(of: own),
      (request.maximumLines == 1) == (own.maximumLines == 1),
      request.maximumLines == 0 || lines.count <= request.maximumLines,
      let width = request.usableWidth, widest <= width, width <= own.usableWidth ?? .infinity
    else { return nil }
    let lines = lines.map(\.line)
    return TextLayout(lines, for: request, metrics: metrics, isTruncated: false, bytes: 0)
  }

  /// The number of lines.
  package var lineCount: Int { lines.count }

  /// The families of the letters' fonts, without repetition, in order.
  package var fontFamilies: [String] {
    TextSystem.locked {
      var families: [String] = []
      for placed in lines {
        for font in placed.line.fonts {
          guard let family = FontFile.families(of: font).first, !families.contains(family)
          else { continue }
          families.append(family)
        }
      }
      return families
    }
  }

  /// Whether all letters have the color that the text is drawn in: emoji have their own.
  package var hasOneColor: Bool {
    TextSystem.locked { !lines.contains { $0.line.hasEmoji } }
  }

  /// The direction of each line.
  var directions: [TextRequest.Direction] { lines.map(\.line.direction) }

  /// The file of the first letter's font.
  var firstFont: FontFile? {
    TextSystem.locked { lines.first?.line.fonts.first.flatMap { FontFile(font: $0) } }
  }

  /// The number of characters drawn as boxes, since no font has them.
  package var unknownGlyphCount: Int {
    TextSystem.locked {
      var texts: [ShapedText] = []
      for placed in lines where texts.last !== placed.line.text { texts.append(placed.line.text) }
      return texts.reduce(0) { $0 + $1.unknownGlyphCount }
    }
  }

  /// Draws the text.
  ///
  /// The same text at the same place gives the same bytes. Drawing respects the context's alpha and
  /// blend mode, and clears its path.
  ///
  /// - Parameters:
  ///   - context: The context, in UIKit's coordinates.
  ///   - point: The top left of the layout's box, in points. The box is as wide as the request's
  ///     width, or as `size`, if it has none.
  ///   - color: The letters' color; emoji have their own.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let isUpright = context.ctm.isIdentity && context.scale == scale
    context.withSource(color: color) { cairo in
      TextSystem.withGlyphs { draw(in: cairo, at: point, isUpright ? scale : nil, $0) }
    }
  }

  private func draw(
    in cairo: OpaquePointer,
    at point: CGPoint,
    _ uprightScale: CGFloat?,
    _ glyphs: GlyphCache
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    if let clipWidth {
      cairo_new_path(cairo)
      cairo_rectangle(cairo, Double(point.x), -1e6, Double(clipWidth), 2e6)
      cairo_clip(cairo)
    }
    let visible = Self.visibleBounds(cairo)
    for placed in lines {
      let origin = CGPoint(
        x: ((point.x + placed.origin.x) * scale).rounded() / scale,
        y: ((point.y + placed.origin.y) * scale).rounded() / scale
      )
      // Lines outside the clip cost nothing, and coordinates beyond Cairo's range are not drawn.
      guard placed.line.ink.offsetBy(dx: origin.x, dy: origin.y).intersects(visible) else {
        continue
      }
      placed.line.draw(in: cairo, at: origin, scale: uprightScale, glyphs)
    }
    cairo_new_path(cairo)
  }

  /// The bounds of the clip, one pixel larger on each side.
  static func visibleBounds(_ cairo: OpaquePointer) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -1, dy: -1)
  }
}

extension TextRequest {
  /// Pixels per point, never zero.
  var usableScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  /// The width, unless it is a million points or more, which counts as none, since
  /// Pango's coordinates end at 2,097,151 points; NaN counts as zero.
  var usableWidth: CGFloat? { Self.usableWidth(width) }

  /// Returns the width that Pango accepts for a requested one.
  static func usableWidth(_ width: CGFloat?) -> CGFloat? {
    guard let width, width < 1e6 || width.isNaN else { return nil }
    return width > 0 ? width : 0
  }

  /// The distance from the left of the box to the left of a line.
  ///
  /// A line that is too wide overflows at its end.
  func offset(of line: ShapedLine, inBoxOf width: CGFloat) -> CGFloat {
    let slack = width - line.bounds.width
    guard slack > 0 else { return line.direction == .rightToLeft ? slack : 0 }
    return switch alignment {
    case .left: 0
    case .center: slack / 2
    case .right: slack
    case .natural, .justified: direction == .rightToLeft ? slack : 0
    }
  }
}
