// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Breaks one request's text into lines, and gives Pango no more of it than can be visible.
struct Typesetter {
  private let request: TextRequest
  private let fonts: PangoFonts
  private let font: LoadedFont
  private(set) var bytesShaped = 0

  /// Whether a part of the text is truncated.
  private(set) var isTruncated = false

  init(_ request: TextRequest, fonts: PangoFonts, font: LoadedFont) {
    self.request = request
    self.fonts = fonts
    self.font = font
  }

  /// Returns the request's lines, at least one.
  mutating func lines() -> [ShapedLine] {
    let text = TextBytes(request.string)
    guard request.maximumLines != 1 else { return [singleLine(text, direction: nil)] }
    guard request.maximumLines > 1 else { return wrap(text, atMost: .max).map(\.line) }
    var wrapped = wrap(text, atMost: request.maximumLines)
    guard wrapped.count > request.maximumLines else { return wrapped.map(\.line) }
    isTruncated = true
    wrapped.removeLast(wrapped.count - request.maximumLines)
    guard request.lineBreak.treatsLastLine, let last = wrapped.popLast() else {
      return wrapped.map(\.line)
    }
    return wrapped.map(\.line) + [singleLine(text[last.start...], direction: last.line.direction)]
  }

  // MARK: Several lines

  /// Breaks a text into lines, piece by piece, until there are more than `maximum`.
  ///
  /// A piece's last line is laid out again with the text after it, so that pieces are invisible;
  /// only a line longer than ``lineLimit`` continues in a new line.
  ///
  /// - Returns: Lines, and their offsets in the text.
  private mutating func wrap(
    _ text: TextBytes,
    atMost maximum: Int
  ) -> [(line: ShapedLine, start: Int)] {
    let guess = maximum.addingReportingOverflow(1).partialValue
      .multipliedReportingOverflow(by: firstGuess)
    let size = guess.overflow ? lineLimit : min(max(guess.partialValue, firstGuess), lineLimit)
    var result: [(line: ShapedLine, start: Int)] = []
    var start = text.startIndex
    // The direction of the current paragraph; nil at a paragraph's start.
    var direction: TextRequest.Direction?
    while result.count <= maximum {
      // Inside a paragraph its direction is known, and holds up to its end only.
      let (paragraph, rest) = text[start...].firstParagraph()
      let scope = direction == nil ? text[start...] : paragraph
      let piece = scope.head(size)
      let lines = shape(piece, wrapping, direction: direction).lines()
      result += lines.map { ($0, start + $0.start) }
      if piece.count < scope.count {
        if lines.count > 1, let last = result.popLast() {
          start = last.start
          direction = last.line.startsParagraph ? nil : last.line.direction
        } else {
          start = piece.endIndex
          direction = lines.first?.direction
        }
      } else if direction != nil, let rest {
        start = rest.startIndex
        direction = nil
      } else {
        break
      }
    }
    return result
  }

  private var wrapping: ShapedText.Fit {
    guard let width = request.usableWidth else { return .natural }
    return request.lineBreak == .charWrap ? .characters(width) : .words(width)
  }

  // MARK: One line

  /// Lays out the first paragraph of a text as one line.
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
    if let width = request.usableWidth {
      part = excerpt(of: paragraph, width: width, direction)
    } else {
      part = paragraph.head(lineLimit)
    }
    let isCut = part.count < paragraph.count
    if request.lineBreak.truncates, hasMore || (isCut && request.usableWidth == nil) {
      part = (Array(part) + TextBytes.ellipsis)[...]
    }
    var shaped = shape(part, fitForOneLine, direction: direction)
    // As at the end of a wrapped line, white space needs no room.
    if shaped.isEllipsized, !hasMore, !isCut, let visible = part.withoutTrailingSpace {
      let fitting = shape(visible, fitForOneLine, direction: direction)
      if !fitting.isEllipsized { shaped = fitting }
    }
    let lines = shaped.lines(1)
    let overflows = shaped.isEllipsized || shaped.lineCount > 1
    let isClipped = request.usableWidth.map {
      request.lineBreak == .clip && shaped.naturalWidth > $0
    }
    isTruncated = isTruncated || hasMore || isCut || overflows || isClipped == true
    guard let line = lines.first else { preconditionFailure("Pango sets at least one line") }
    return line
  }

  private var fitForOneLine: ShapedText.Fit {
    guard let width = request.usableWidth else { return .natural }
    return switch request.lineBreak {
    case .wordWrap: .words(width)
    case .charWrap: .characters(width)
    case .clip: .natural
    case .truncateHead: .ellipsis(width, PANGO_ELLIPSIZE_START)
    case .truncateMiddle: .ellipsis(width, PANGO_ELLIPSIZE_MIDDLE)
    case .truncateTail: .ellipsis(width, PANGO_ELLIPSIZE_END)
    }
  }

  /// Returns a part of a paragraph that is certain to overfill the width: its end if the head is
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
      // Pango removes the middle: each end has to fill half of the width, and fills all of it.
      let head = overfilling(width, direction) { paragraph.head($0) }
      let tail = overfilling(width, direction) { paragraph.tail($0) }
      return head.endIndex < tail.startIndex ? (Array(head) + tail)[...] : paragraph
    default: return overfilling(width, direction) { paragraph.head($0) }
    }
  }

  /// Grows a part of a text until it exceeds the width, or the limit of a line.
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

  /// The largest number of bytes of one line.
  ///
  /// Pango's coordinates end at 2,097,151 points; a line of so many letters, none wider than four
  /// times its size per byte, stays below (our decision). Longer paragraphs are cut there.
  private var lineLimit: Int { max(64, min(16_384, Int(500_000 / request.face.usableSize))) }

  /// The number of bytes to try first: letters at least an eighth of the size wide fill the width.
  private var firstGuess: Int {
    let letters = min((request.usableWidth ?? 0) / request.face.usableSize * 8, CGFloat(lineLimit))
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
      ShapedText.Setting(
        fit: fit,
        hasOwnDirection: direction == nil,
        isJustified: request.alignment == .justified
      ),
      font: font,
      context: fonts.context(direction ?? request.direction)
    )
  }
}

extension TextRequest.LineBreak {
  /// Whether an ellipsis replaces truncated text.
  var truncates: Bool {
    self == .truncateHead || self == .truncateMiddle || self == .truncateTail
  }

  /// Whether the last of several lines is laid out separately, with all remaining text.
  var treatsLastLine: Bool { truncates || self == .clip }
}
