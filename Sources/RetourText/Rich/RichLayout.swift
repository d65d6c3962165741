// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A text with styles that is laid out: measured, with the places of its carets, and ready to be
/// drawn.
///
/// Immutable. Any thread may use it; ``TextSystem``'s lock admits one at a time. Offsets count
/// UTF-16 units of the text.
package final class RichLayout: @unchecked Sendable {
  /// The text's size in points, each side rounded up to a whole pixel.
  package let size: CGSize
  /// The distance from the top of the box to the first baseline, in points.
  package let firstBaseline: CGFloat
  /// The distance from the top of the box to the last baseline, in points.
  package let lastBaseline: CGFloat
  /// Whether a part of the text is left out.
  package let isTruncated: Bool
  /// The bounds of everything that is drawn, in points from the top left of the box.
  package let drawnBounds: CGRect
  /// The bounds of the ink, in points from the top left of the box.
  package let inkBounds: CGRect
  /// The width of the box in points.
  package let boxWidth: CGFloat
  let lines: [RichLine]
  let text: RichText
  let scale: CGFloat
  let clips: Bool

  /// Places lines in the box of a request, one below the other.
  private init(_ lines: [RichLine], for request: RichRequest, isTruncated: Bool) {
    scale = request.usableScale
    text = request.text
    self.isTruncated = isTruncated
    let widest = lines.map { $0.line.bounds.width + $0.indent }.max() ?? 0
    let limit = request.usableWidth
    let width = (min(widest, limit ?? widest) * scale).rounded(.up) / scale
    let box = limit ?? width
    clips = limit != nil && request.lastLineBreak == .clip
    var placed = lines
    var y: CGFloat = 0
    for index in placed.indices {
      let shape = placed[index].paragraph.shape
      if index > 0 {
        let above = placed[index - 1].paragraph.shape
        y += above.lineSpacing
        if placed[index].isFirst { y += above.spacing + shape.spacingBefore }
      }
      y = placed[index].place(at: y, box: box, request, scale: scale)
    }
    self.lines = placed
    boxWidth = box
    size = CGSize(width: width, height: (y * scale).rounded(.up) / scale)
    firstBaseline = placed.first?.origin.y ?? 0
    lastBaseline = placed.last?.origin.y ?? 0
    let raise = request.text.styles.map { abs($0.baselineOffset) }.max() ?? 0
    var (ink, drawn) = (CGRect.null, CGRect.null)
    for line in placed {
      let own = line.line.ink.offsetBy(dx: line.origin.x, dy: line.origin.y)
      if !own.isEmpty { ink = ink.union(own) }
      drawn = drawn.union(line.box).union(own.insetBy(dx: -1, dy: -raise - 1))
    }
    inkBounds = ink.isNull ? .zero : ink
    drawnBounds = drawn
  }

  /// The number of lines.
  package var lineCount: Int { lines.count }

  /// Returns the number of lines that fit into a height, one at least.
  ///
  /// - Parameter height: The height in points; a cut of less than a point does not count.
  /// - Returns: The number.
  package func lineCount(fitting height: CGFloat) -> Int {
    max(1, lines.firstIndex { $0.top + $0.height > height + 1 } ?? lines.count)
  }

  /// Returns the layout of a request, from the cache if possible.
  ///
  /// - Parameter request: The request.
  /// - Returns: The layout; on a machine without fonts it has no lines.
  package static func layout(_ request: RichRequest) -> RichLayout {
    TextSystem.layout(request) { fonts in
      var typesetter = RichTypesetter(request, fonts: fonts)
      let lines = typesetter.lines()
      return RichLayout(lines, for: request, isTruncated: typesetter.isTruncated)
    }
  }
}

extension RichLine {
  /// Places the line below others.
  ///
  /// - Returns: The bottom of the line.
  fileprivate mutating func place(
    at y: CGFloat,
    box: CGFloat,
    _ request: RichRequest,
    scale: CGFloat
  ) -> CGFloat {
    let shape = paragraph.shape
    let isMirrored = paragraph.direction == .rightToLeft
    let end = shape.tailIndent > 0 ? min(shape.tailIndent, box) : box + shape.tailIndent
    let slack = end - indent - line.bounds.width
    let natural = request.alignsByText ? paragraph.direction : request.direction
    // The distance from the leading edge.
    let leading: CGFloat =
      switch shape.alignment {
      case _ where slack <= 0: 0
      case .left: isMirrored ? slack : 0
      case .center: slack / 2
      case .right: isMirrored ? 0 : slack
      case .natural, .justified: (natural == .rightToLeft) == isMirrored ? 0 : slack
      }
    let x = isMirrored ? box - indent - leading - line.bounds.width : indent + leading
    let letters = ascent + descent
    height = shape.lineHeight(letters)
    top = y
    origin = CGPoint(
      x: ((x - line.bounds.minX) * scale).rounded() / scale,
      y: ((y + height - descent) * scale).rounded() / scale
    )
    return y + height
  }
}
