// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Breaks one request's text into lines, and hands no more of it to Pango than can be seen.
struct Typesetter {
  private let request: TextRequest
  private let fonts: PangoFonts
  private let font: LoadedFont
  private(set) var bytesShaped = 0

  /// Whether a part of the text is left out.
  private(set) var isTruncated = false

  init(_ request: TextRequest, fonts: PangoFonts, font: LoadedFont) {
    self.request = request
    self.fonts = fonts
    self.font = font
  }

  /// Returns the request's lines, at least one.
  mutating func lines() -> [ShapedLine] {
    let text = TextBytes(request.string)
    guard request.maximumLines != 1 else {
      return [singleLine(text, direction: nil)]
    }
    return request.maximumLines > 0
      ? lines(text, atMost: request.maximumLines)
      : shape(text.breakingParagraphs(longerThan: lineLimit), wrapping).lines()
  }

  // MARK: Several lines

  private mutating func lines(_ text: TextBytes, atMost maximum: Int) -> [ShapedLine] {
    // No line shows more than `lineLimit` bytes, so so many lines end within this.
    let limit = lineLimit.multipliedReportingOverflow(by: maximum)
    let text = text.head(limit.overflow ? .max : limit.partialValue)
      .breakingParagraphs(longerThan: lineLimit)
    var count = firstGuess.multipliedReportingOverflow(by: maximum + 1).partialValue
    var part = text.head(max(count, firstGuess))
    var shaped = shape(part, wrapping)
    while shaped.lineCount <= maximum, part.count < text.count {
      count = part.count * 4
      part = text.head(count)
      shaped = shape(part, wrapping)
    }
    guard shaped.lineCount > maximum else { return shaped.lines() }
    isTruncated = true
    var lines = shaped.lines(maximum)
    if request.lineBreak.treatsLastLine, let last = lines.popLast() {
      let rest = text[(text.startIndex + last.start)...]
      lines.append(singleLine(rest, direction: last.isRightToLeft ? .rightToLeft : .leftToRight))
    }
    return lines
  }

  private var wrapping: ShapedText.Fit {
    guard let width = request.width else { return .natural }
    return request.lineBreak == .charWrap ? .characters(width) : .words(width)
  }

  // MARK: One line

  /// Sets the first paragraph of a text as one line.
  ///
  /// When more paragraphs follow, a truncating line ends in an ellipsis even if it fits, as in
  /// `UILabel`.
  private mutating func singleLine(
    _ text: TextBytes,
    direction: TextRequest.Direction?
  ) -> ShapedLine {
    let (paragraph, rest) = text.firstParagraph()
    let hasMore = rest?.isEmpty == false
    let direction = direction ?? ShapedText.direction(of: paragraph) ?? request.direction
    var part = paragraph
    if let width = request.width {
      part = excerpt(of: paragraph, width: width, direction)
    } else {
      part = paragraph.head(lineLimit)
    }
    let isCut = part.count < paragraph.count
    if request.lineBreak.truncates, hasMore || (isCut && request.width == nil) {
      part = (Array(part) + TextBytes.ellipsis)[...]
    }
    let shaped = shape(part, fitForOneLine, direction: direction)
    let lines = shaped.lines(1)
    isTruncated =
      isTruncated || hasMore || isCut || shaped.isEllipsized || shaped.lineCount > 1
    guard let line = lines.first else { preconditionFailure("Pango sets at least one line") }
    return line
  }

  private var fitForOneLine: ShapedText.Fit {
    guard let width = request.width else { return .natural }
    return switch request.lineBreak {
    case .wordWrap: .words(width)
    case .charWrap: .characters(width)
    case .clip: .natural
    case .truncateHead: .ellipsis(width, PANGO_ELLIPSIZE_START)
    case .truncateMiddle: .ellipsis(width, PANGO_ELLIPSIZE_MIDDLE)
    case .truncateTail: .ellipsis(width, PANGO_ELLIPSIZE_END)
    }
  }

  /// Returns as much of a paragraph as is certain to overfill the width: its end if the head is
  /// truncated, both ends for the middle, else its start.
  private mutating func excerpt(
    of paragraph: TextBytes,
    width: CGFloat,
    _ direction: TextRequest.Direction
  ) -> TextBytes {
    guard paragraph.count > firstGuess else { return paragraph }
    switch request.lineBreak {
    case .truncateHead: return overfilling(width, direction) { paragraph.tail($0) }
    case .truncateMiddle:
      // Pango takes out the middle of the width: each end has to fill half of it, and fills all.
      let head = overfilling(width, direction) { paragraph.head($0) }
      let tail = overfilling(width, direction) { paragraph.tail($0) }
      return head.endIndex < tail.startIndex ? (Array(head) + tail)[...] : paragraph
    default: return overfilling(width, direction) { paragraph.head($0) }
    }
  }

  /// Grows a part of a text until it is wider than the width, or as long as a line may be.
  private mutating func overfilling(
    _ width: CGFloat,
    _ direction: TextRequest.Direction,
    _ part: (Int) -> TextBytes
  ) -> TextBytes {
    var count = firstGuess
    var last = part(count)
    while count < lineLimit {
      if shape(last, .natural, direction: direction).naturalWidth > width { return last }
      count = min(count * 4, lineLimit)
      let next = part(count)
      if next.count == last.count { return last }
      last = next
    }
    return last
  }

  // MARK: Limits

  /// How many bytes one line shows at most.
  ///
  /// Pango's coordinates end at 2,097,151 points; a line of so many letters, none wider than four
  /// times its size per byte, stays below (our decision). Longer paragraphs are cut there.
  private var lineLimit: Int { max(64, min(32_768, Int(500_000 / request.face.usableSize))) }

  /// How many bytes are tried first: letters at least an eighth of the size wide fill the width.
  private var firstGuess: Int {
    let width = request.width.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    let letters = min(width / request.face.usableSize * 8, CGFloat(lineLimit))
    return min(max(256, Int(letters)), lineLimit)
  }

  private mutating func shape(
    _ text: TextBytes,
    _ fit: ShapedText.Fit,
    direction: TextRequest.Direction? = nil
  ) -> ShapedText {
    bytesShaped += text.count
    return ShapedText(
      text,
      fit: fit,
      font: font,
      context: fonts.context(direction ?? request.direction),
      hasOwnDirection: direction == nil,
      isJustified: request.alignment == .justified
    )
  }
}

extension TextRequest.LineBreak {
  /// Whether an ellipsis stands for what is left out.
  var truncates: Bool {
    self == .truncateHead || self == .truncateMiddle || self == .truncateTail
  }

  /// Whether the last line of several is set apart, with all the text that is left.
  var treatsLastLine: Bool { truncates || self == .clip }
}
