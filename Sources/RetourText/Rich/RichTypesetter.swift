// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Breaks a text with styles into lines, a paragraph at a time, and no more of them than asked for.
struct RichTypesetter {
  /// A paragraph, or a part of a long one.
  struct Piece {
    var string: String
    /// The place in the whole text, in UTF-16 units.
    var range: Range<Int>
    /// Whether the piece begins its paragraph.
    var isStart: Bool
  }

  /// The largest number of bytes that Pango receives at once: a longer paragraph continues in a new
  /// line (our decision).
  private static let pieceLimit = 8192

  private let request: RichRequest
  private let fonts: PangoFonts
  private let text: RichText
  /// Whether a part of the text is left out.
  private(set) var isTruncated = false

  init(_ request: RichRequest, fonts: PangoFonts) {
    (self.request, self.fonts) = (request, fonts)
    text = request.text
  }

  /// Returns the lines, at least one.
  mutating func lines() -> [RichLine] {
    var result: [RichLine] = []
    var rest: TextBytes? = Array(text.string.utf8)[...]
    var start = 0
    let limit = request.maximumLines
    while let bytes = rest {
      let (paragraph, next) = bytes.firstParagraph()
      let separator = next.map { $0.startIndex - paragraph.endIndex } ?? 0
      var (part, isStart) = (paragraph, true)
      repeat {
        let head = part.head(Self.pieceLimit)
        let string = String(decoding: head, as: UTF8.self)
        let end = start + string.utf16.count
        let piece = Piece(string: string, range: start..<end, isStart: isStart)
        result += lines(of: piece)
        let hasMore = next?.isEmpty == false || head.count < part.count
        if limit > 0, result.count >= limit {
          let isWhole = result.count == limit && !hasMore
          return isWhole ? result : truncated(Array(result.prefix(limit)))
        }
        (part, isStart, start) = (part[head.endIndex...], false, end)
      } while !part.isEmpty
      // U+2028 and U+2029 have three bytes and one unit.
      start += separator == 3 ? 1 : separator
      rest = next
    }
    return result
  }

  // MARK: The last line

  /// Returns lines of which the last one is truncated.
  private mutating func truncated(_ lines: [RichLine]) -> [RichLine] {
    isTruncated = true
    guard request.lastLineBreak.treatsLastLine, let last = lines.last else { return lines }
    let string = text.string
    let start = string.utf16.index(string.startIndex, offsetBy: last.range.lowerBound)
    let bytes = Array(string[start...].utf8.prefix(Self.pieceLimit))[...]
    let (paragraph, next) = bytes.firstParagraph()
    let end = last.range.lowerBound + String(decoding: paragraph, as: UTF8.self).utf16.count
    var remainder = String(decoding: paragraph, as: UTF8.self)
    if request.lastLineBreak.truncates, next?.isEmpty == false { remainder += "…" }
    let piece = Piece(
      string: remainder,
      range: last.range.lowerBound..<end,
      isStart: last.isFirst
    )
    return lines.dropLast() + self.lines(of: piece, isTruncating: true).prefix(1)
  }

  // MARK: A paragraph

  private func lines(of piece: Piece, isTruncating: Bool = false) -> [RichLine] {
    let first = text.styles[text.style(at: piece.range.lowerBound)]
    let bytes = Array(piece.string.utf8)[...]
    let direction =
      first.paragraph.direction ?? ShapedText.direction(of: bytes) ?? request.direction
    guard let font = TextSystem.font(for: first.face) else { return [] }
    let attributes = attributes(of: piece)
    defer { pango_attr_list_unref(attributes) }
    let shaped = ShapedText(
      bytes,
      setting(of: first.paragraph, piece, isTruncating: isTruncating),
      font: font,
      attributes: attributes,
      context: fonts.context(direction)
    )
    let paragraph = RichParagraph(
      piece,
      shaped: shaped,
      shape: first.paragraph,
      direction: direction
    )
    let lines = shaped.lines()
    return lines.enumerated().map { index, line in
      makeLine(
        line,
        of: paragraph,
        isFirst: piece.isStart && index == 0,
        isLast: index == lines.count - 1
      )
    }
  }

  private func setting(
    of shape: ParagraphShape,
    _ piece: Piece,
    isTruncating: Bool
  ) -> ShapedText.Setting {
    guard let box = request.usableWidth else { return ShapedText.Setting(fit: .natural) }
    let width = shape.width(in: box)
    let indent = piece.isStart ? shape.firstLineIndent - shape.headIndent : 0
    let fit: ShapedText.Fit =
      switch isTruncating ? request.lastLineBreak : shape.lineBreak {
      case .truncateHead where isTruncating: .ellipsis(width, PANGO_ELLIPSIZE_START)
      case .truncateMiddle where isTruncating: .ellipsis(width, PANGO_ELLIPSIZE_MIDDLE)
      case .truncateTail where isTruncating: .ellipsis(width, PANGO_ELLIPSIZE_END)
      case .clip where isTruncating: .natural
      case .charWrap: .characters(width)
      default: .words(width)
      }
    return ShapedText.Setting(
      fit: fit,
      isJustified: shape.alignment == .justified && !isTruncating,
      indent: indent
    )
  }

  private func makeLine(
    _ line: ShapedLine,
    of paragraph: RichParagraph,
    isFirst: Bool,
    isLast: Bool
  ) -> RichLine {
    let start = paragraph.offset(ofByte: line.start)
    let end = paragraph.offset(ofByte: line.start + line.length)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    var isRaised = false
    let runs = text.runs(in: start..<max(end, start + 1)).map(\.style)
    for index in runs.isEmpty ? [text.style(at: start)] : runs {
      let style = text.styles[index]
      let metrics = fonts.font(for: style.face).metrics
      ascent = max(ascent, metrics.ascender + style.baselineOffset)
      descent = max(descent, -metrics.descender - style.baselineOffset)
      isRaised = isRaised || style.baselineOffset != 0
      if let attachment = style.attachment {
        ascent = max(ascent, attachment.maxY)
        descent = max(descent, -attachment.minY)
      }
    }
    if !isRaised, !line.ink.isEmpty {
      // Letters of another font extend the line as they do in plain text, see ``LineHeight``.
      ascent = max(ascent, min(-line.ink.minY, -line.bounds.minY))
      descent = max(descent, min(line.ink.maxY, line.bounds.maxY))
    }
    return RichLine(
      line: line,
      paragraph: paragraph,
      range: start..<max(end, start),
      isFirst: isFirst,
      isLast: isLast,
      ascent: ascent,
      descent: descent,
      lastStyle: text.style(at: max(end - 1, start))
    )
  }

  // MARK: Attributes

  /// Returns a new `PangoAttrList`.
  private func attributes(of piece: Piece) -> OpaquePointer {
    let list = LoadedFont.makeAttributes()
    let count = piece.string.utf8.count
    for run in text.runs(in: piece.range) {
      let style = text.styles[run.style]
      let start = byte(max(run.range.lowerBound, piece.range.lowerBound), in: piece)
      // An ellipsis behind the text has the style of its end.
      let reachesEnd = run.range.upperBound >= piece.range.upperBound
      let range = start..<(reachesEnd ? count : byte(run.range.upperBound, in: piece))
      add(pango_attr_font_desc_new(fonts.font(for: style.face).description), range, to: list)
      add(retour_newMark(UInt32(run.style)), range, to: list)
      if style.face.hasMonospacedDigits {
        add(pango_attr_font_features_new("tnum=1"), range, to: list)
      }
      if style.kern != 0 {
        add(pango_attr_letter_spacing_new(style.kern.pangoUnits), range, to: list)
      }
      if let bounds = style.attachment {
        var box = PangoRectangle(
          x: 0,
          y: -bounds.maxY.pangoUnits,
          width: bounds.width.pangoUnits,
          height: bounds.height.pangoUnits
        )
        add(pango_attr_shape_new(&box, &box), range, to: list)
      }
    }
    return list
  }

  private func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?,
    _ range: Range<Int>,
    to list: OpaquePointer
  ) {
    attribute?.pointee.start_index = guint(clamping: range.lowerBound)
    attribute?.pointee.end_index = guint(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func byte(_ offset: Int, in piece: Piece) -> Int {
    let index = piece.string.utf16.index(
      piece.string.startIndex,
      offsetBy: min(offset - piece.range.lowerBound, piece.string.utf16.count)
    )
    return piece.string.utf8.distance(from: piece.string.startIndex, to: index)
  }
}
