// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourText

/// A string that is measured or drawn by itself, without a view.
///
/// It may be used on any thread.
struct DrawnString {
  /// The number of sizes that are tried for the fonts of a text that does not fit (our decision).
  private static let attempts = 8

  private let prepared: AttributedText

  /// Prepares a string; what has no font is in Helvetica of 12 points, and black.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - font: The font of the line of a string without characters.
  init(_ string: NSAttributedString, font: UIFont? = nil) {
    let font = font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    prepared = AttributedText(string, AttributedText.Defaults(font: font, color: .black))
  }

  /// Prepares a string with attributes.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let whole = NSAttributedString(string: string, attributes: attributes)
    self.init(whole, font: attributes?[.font] as? UIFont)
  }

  /// The size of the text without a limit, in points.
  var size: CGSize { layout(width: nil).size }

  /// Returns the bounds of the text in a room.
  ///
  /// - Parameters:
  ///   - room: The room in points; a side of zero is no limit.
  ///   - options: How it is measured.
  ///   - context: Receives the bounds, and has the least scale.
  /// - Returns: The bounds, from the top left of the text or from the left end of its baseline.
  func bounds(
    in room: CGSize,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, factor) = layout(in: room, options, context)
    let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
    let drawn =
      options.contains(.usesDeviceMetrics)
      ? layout.inkBounds : CGRect(origin: .zero, size: layout.size)
    let bounds = drawn.offsetBy(dx: 0, dy: -rise)
    context?.note(factor, bounds)
    return bounds
  }

  /// Draws the text in the current context, if there is one.
  ///
  /// - Parameter point: The top left of the text, in points.
  func draw(at point: CGPoint) { draw(layout(width: nil), at: point) }

  /// Draws as many lines as fit into a rectangle, one at least; none into an empty one.
  ///
  /// - Parameter rect: The rectangle, in points.
  func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws as many lines as fit into a rectangle, one at least.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; without `usesLineFragmentOrigin`, its origin is the left
  ///     end of the baseline of a single line. A side of zero is no limit.
  ///   - options: How it is drawn.
  ///   - context: Receives the bounds, and has the least scale.
  func draw(
    in rect: CGRect,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    let rect = rect.standardized
    let (layout, factor) = layout(in: rect.size, options, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    draw(layout, at: origin)
    context?.note(factor, CGRect(origin: origin, size: layout.size))
  }

  private func draw(_ layout: RichLayout, at origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    GraphicsStack.current.draw(layout, at: origin, paints: prepared.paints())
  }

  // MARK: Layout

  /// Returns the layout in a room, and the factor of its fonts.
  private func layout(
    in room: CGSize,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> (layout: RichLayout, factor: CGFloat) {
    func layout(_ factor: CGFloat) -> (layout: RichLayout, fits: Bool) {
      self.layout(in: room, options, factor)
    }
    let natural = layout(1)
    let least = context?.minimumScaleFactor ?? 0
    guard !natural.fits, 0 < least, least < 1 else { return (natural.layout, 1) }
    var (best, factor, upper) = (layout(least).layout, least, CGFloat(1))
    for _ in 0..<Self.attempts {
      let middle = (factor + upper) / 2
      let attempt = layout(middle)
      if attempt.fits { (best, factor) = (attempt.layout, middle) } else { upper = middle }
    }
    return (best, factor)
  }

  /// Returns the layout in a room with scaled fonts, and whether all of the text fits.
  private func layout(
    in room: CGSize,
    _ options: NSStringDrawingOptions,
    _ factor: CGFloat
  ) -> (layout: RichLayout, fits: Bool) {
    func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length.isFinite ? length : nil }
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = layout(width: nil, lines: 1, factor)
      return (line, line.size.width <= limit(room.width) ?? .infinity)
    }
    let whole = layout(width: limit(room.width), factor)
    let fitting = limit(room.height).map(whole.lineCount(fitting:)) ?? whole.lineCount
    guard fitting < whole.lineCount else { return (whole, true) }
    let ending: TextRequest.LineBreak =
      options.contains(.truncatesLastVisibleLine) ? .truncateTail : .wordWrap
    return (layout(width: limit(room.width), lines: fitting, factor, ending), false)
  }

  private func layout(
    width: CGFloat?,
    lines: Int = 0,
    _ factor: CGFloat = 1,
    _ ending: TextRequest.LineBreak = .wordWrap
  ) -> RichLayout {
    var request = RichRequest(
      factor == 1 ? prepared.text : prepared.text.scaled(by: factor),
      width: width,
      maximumLines: lines,
      lastLineBreak: ending,
      scale: UITraitCollection.mainScreenScale
    )
    request.alignsByText = true
    return RichLayout.layout(request)
  }
}
