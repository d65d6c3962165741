// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

extension UILabel {
  func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
  }

  // MARK: Measuring

  /// Returns the size of the text in a width; 0 is any width.
  ///
  /// Text of one line is measured whole, as in UIKit: `sizeToFit()` makes the label wide enough.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.text?.isEmpty == false else { return .zero }
    let limit = content.maximumLines != 1 && width > 0 && width.isFinite ? width : nil
    return layout(width: limit, lines: content.maximumLines).size
  }

  /// Returns the height of the lines in a width that constraints determined.
  func heightOfLines(in width: CGFloat) -> CGFloat {
    // The width is that of the longest line, but for a rounding error.
    textSize(fitting: max(width, 0) + 0.001).height
  }

  /// Returns the place of the first or last line's baseline; text is vertically centered.
  func textBaseline(
    _ attribute: NSLayoutConstraint.Attribute,
    forWidth width: CGFloat?
  ) -> Baseline {
    let height =
      if hasWidthDependentHeight, let width { heightOfLines(in: width) } else {
        textSize(fitting: preferredMaxLayoutWidth).height
      }
    if let attributed {
      let width = hasWidthDependentHeight ? width ?? preferredMaxLayoutWidth : 0
      let layout = attributed.layout(layoutKey(width: width > 0 ? width + 0.001 : nil))
      let baseline =
        attribute == .firstBaseline ? layout.firstBaseline : layout.lastBaseline
      return Baseline(fraction: 0.5, offset: baseline - layout.size.height / 2)
    }
    let font: UIFont = content.font
    let offset =
      attribute == .firstBaseline
      ? font.ascender - height / 2 : height / 2 - (font.lineHeight - font.ascender)
    return Baseline(fraction: 0.5, offset: offset)
  }

  /// Returns the size of the visible text in a width; truncated text fills the width.
  func visibleSize(fitting width: CGFloat) -> CGSize {
    guard content.text?.isEmpty == false, width > 0 else { return .zero }
    let layout = layout(width: width, lines: content.maximumLines)
    return CGSize(
      width: layout.isTruncated ? width : layout.size.width,
      height: layout.size.height
    )
  }

  /// Returns the rectangle of the text in the bounds.
  func textBox(in bounds: CGRect, lines: Int) -> CGRect {
    guard content.text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = fittedLayout(in: bounds.size, lines: lines).size
    let slack = max(0, bounds.width - size.width)
    let leading: CGFloat =
      switch content.alignment {
      case .left: 0
      case .center: slack / 2
      case .right: slack
      case .natural, .justified: layoutDirection == .rightToLeft ? slack : 0
      }
    return CGRect(
      x: bounds.minX + leading,
      y: bounds.minY + top(of: size.height, in: bounds.height),
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  // MARK: Drawing

  func paintText(in rect: CGRect) {
    guard content.text?.isEmpty == false, rect.width > 0, rect.height > 0 else { return }
    let layout = fittedLayout(in: rect.size, lines: content.maximumLines)
    let origin = CGPoint(
      x: rect.minX,
      y: rect.minY + top(of: layout.size.height, in: rect.height)
    )
    guard case .plain(let layout) = layout else { return paint(layout, at: origin) }
    if let shadow = content.shadowColor {
      let place = CGPoint(
        x: origin.x + content.shadowOffset.width,
        y: origin.y + content.shadowOffset.height
      )
      GraphicsStack.current.draw(layout, at: place, in: shadow.cgColor)
    }
    GraphicsStack.current.draw(layout, at: origin, in: content.visibleColor.cgColor)
  }

  /// Draws attributed text.
  private func paint(_ layout: LabelLayout, at origin: CGPoint) {
    guard case .attributed(let layout) = layout, let attributed else { return }
    let shadow = content.shadowColor.map { (offset: content.shadowOffset, color: $0.cgColor) }
    let paints = attributed.paints(content.visible).map { paint in
      var paint = paint
      paint.shadow = paint.shadow ?? shadow
      return paint
    }
    GraphicsStack.current.draw(layout, at: origin, paints: paints)
  }

  /// Returns the top of vertically centered text, at a whole pixel.
  private func top(of height: CGFloat, in room: CGFloat) -> CGFloat {
    let scale = max(storedLayer.contentsScale, 1)
    return ((room - height) / 2 * scale).rounded() / scale
  }

  // MARK: Laying out the text

  /// Returns the layout of the text in a size: as many lines as fit, in a smaller font if that is
  /// enabled.
  private func fittedLayout(in size: CGSize, lines: Int) -> LabelLayout {
    let width = size.width.isFinite && size.width < 1_000_000 ? max(size.width, 0) : nil
    if let attributed {
      let key = layoutKey(width: width, lines: lines)
      let layout = attributed.layout(key)
      let fitting = layout.lineCount(fitting: size.height)
      guard fitting < layout.lineCount else { return .attributed(layout) }
      return .attributed(attributed.layout(layoutKey(width: width, lines: fitting)))
    }
    let lineHeight = max(content.font.metrics.lineHeight, 1)
    // A line whose last fraction of a pixel is cut off still counts.
    let room = size.height.isFinite ? (size.height + 1) / lineHeight : .infinity
    let fitting = room < 1_000_000 ? max(1, Int(room)) : 0
    let lines = lines == 0 ? fitting : fitting == 0 ? lines : min(lines, fitting)
    return layout(width: width, lines: lines)
  }

  private func layout(width: CGFloat?, lines: Int) -> LabelLayout {
    if let attributed {
      return .attributed(attributed.layout(layoutKey(width: width, lines: lines)))
    }
    var request = TextRequest(
      string: content.text ?? "",
      face: content.font.face,
      width: width,
      maximumLines: lines,
      lineBreak: content.lineBreakMode.inText,
      alignment: content.alignment.inText,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: max(storedLayer.contentsScale, 1)
    )
    if let width, content.shrinks, lines == 1 {
      request.face.size *= shrinkFactor(of: request, toFit: width)
    }
    return .plain(layout(for: request))
  }

  /// Returns the parameters of the layout of attributed text.
  private func layoutKey(width: CGFloat?, lines: Int? = nil) -> AttributedLabelText.Key {
    var key = AttributedLabelText.Key(
      width: width,
      lines: lines ?? content.maximumLines,
      lineBreak: content.lineBreakMode,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: max(storedLayer.contentsScale, 1)
    )
    guard let width, content.shrinks, key.lines == 1, let attributed else { return key }
    var whole = key
    whole.width = nil
    key.factor = shrinkFactor(natural: attributed.layout(whole).size.width, toFit: width)
    return key
  }

  /// The longest text whose font is shrunk by measuring, in bytes; longer text gets the least size
  /// at once (our decision).
  private static let longestMeasured = 4096

  /// Returns the scale of the font at which one line fits, not less than the limit.
  private func shrinkFactor(of request: TextRequest, toFit width: CGFloat) -> CGFloat {
    guard request.string.utf8.count <= Self.longestMeasured else { return leastFactor }
    var whole = request
    whole.width = nil
    return shrinkFactor(natural: TextSystem.layout(whole).size.width, toFit: width)
  }

  /// The least scale of the font of text that shrinks.
  private var leastFactor: CGFloat { min(max(content.minimumScale, 0.01), 1) }

  /// The number of sizes of a font that shrinks (our decision): for each size, fontconfig sorts all
  /// fonts, 0.4 to 0.7 ms (measured), so labels of many widths share some.
  private static let shrunkSizes: CGFloat = 64

  private func shrinkFactor(natural: CGFloat, toFit width: CGFloat) -> CGFloat {
    guard natural > width, natural > 0 else { return 1 }
    // Widths are rounded up to whole pixels: slightly less keeps the last letter.
    let greatest = width / natural * 0.995
    let shared = (greatest * Self.shrunkSizes).rounded(.down) / Self.shrunkSizes
    return max(leastFactor, min(1, shared))
  }
}

extension NSLineBreakMode {
  /// The mode of the text engine.
  var inText: TextRequest.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

extension NSTextAlignment {
  /// The alignment of the text engine.
  var inText: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
