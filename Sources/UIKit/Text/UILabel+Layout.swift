// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

extension UILabel {
  func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
  }

  /// Changes what is shown and how large it is, unless it is the same.
  @inline(__always)
  func change<Value: Equatable>(_ path: WritableKeyPath<LabelContent, Value>, to value: Value) {
    if changeLook(path, to: value) { invalidateIntrinsicContentSize() }
  }

  /// Changes what is shown and has it drawn again, unless it is the same; its size stays.
  ///
  /// Inlined, the key path of each property becomes a plain access.
  @discardableResult @inline(__always)
  func changeLook<Value: Equatable>(
    _ path: WritableKeyPath<LabelContent, Value>,
    to value: Value
  ) -> Bool {
    guard content[keyPath: path] != value else { return false }
    content[keyPath: path] = value
    setNeedsDisplay()
    return true
  }

  // MARK: Measuring

  /// The size of the text when it may be as wide as `width`; 0 is any width.
  ///
  /// Text of one line is measured whole, as at Apple: `sizeToFit()` makes the label wide enough.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.text?.isEmpty == false else { return .zero }
    let limit = content.maximumLines != 1 && width > 0 && width.isFinite ? width : nil
    return layout(width: limit, lines: content.maximumLines).size
  }

  /// The size of what is shown of the text in a box of a width: all of the width if that is not
  /// everything.
  func visibleSize(fitting width: CGFloat) -> CGSize {
    guard content.text?.isEmpty == false, width > 0 else { return .zero }
    let layout = layout(width: width, lines: content.maximumLines)
    return CGSize(
      width: layout.isTruncated ? width : layout.size.width,
      height: layout.size.height
    )
  }

  /// Where the text lies in a rectangle.
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
    guard content.text?.isEmpty == false, rect.width > 0, rect.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let layout = fittedLayout(in: rect.size, lines: content.maximumLines)
    let origin = CGPoint(
      x: rect.minX,
      y: rect.minY + top(of: layout.size.height, in: rect.height)
    )
    if let shadow = content.shadowColor {
      let place = CGPoint(
        x: origin.x + content.shadowOffset.width,
        y: origin.y + content.shadowOffset.height
      )
      layout.draw(in: context, at: place, color: shadow.cgColor)
    }
    layout.draw(in: context, at: origin, color: content.visibleColor.cgColor)
  }

  /// Where text begins that lies in the middle, at a whole pixel.
  private func top(of height: CGFloat, in room: CGFloat) -> CGFloat {
    let scale = max(storedLayer.contentsScale, 1)
    return ((room - height) / 2 * scale).rounded() / scale
  }

  // MARK: Setting the text

  /// The text set into a box: as many lines as fit, in smaller letters where that is asked for.
  private func fittedLayout(in size: CGSize, lines: Int) -> TextLayout {
    let lineHeight = max(content.font.metrics.lineHeight, 1)
    // A line whose last fraction of a pixel is cut off still counts.
    let room = size.height.isFinite ? (size.height + 1) / lineHeight : .infinity
    let fitting = room < 1_000_000 ? max(1, Int(room)) : 0
    let lines = lines == 0 ? fitting : fitting == 0 ? lines : min(lines, fitting)
    let width = size.width.isFinite && size.width < 1_000_000 ? max(size.width, 0) : nil
    return layout(width: width, lines: lines)
  }

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
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
    if let lastLayout, lastLayout.request == request { return lastLayout.layout }
    let layout = TextSystem.layout(request)
    lastLayout = (request, layout)
    return layout
  }

  /// The longest text that is measured to find out how much smaller it must be; longer text gets
  /// the smallest size at once (our decision, in bytes).
  private static let longestMeasured = 4096

  /// How much smaller letters must be for one line to fit, not less than the limit.
  private func shrinkFactor(of request: TextRequest, toFit width: CGFloat) -> CGFloat {
    let least = min(max(content.minimumScale, 0.01), 1)
    guard request.string.utf8.count <= Self.longestMeasured else { return least }
    var whole = request
    whole.width = nil
    let natural = TextSystem.layout(whole).size.width
    guard natural > width, natural > 0 else { return 1 }
    // Widths are rounded up to whole pixels; a hair less keeps the last letter.
    return max(least, min(1, (width / natural) * 0.995))
  }
}

extension NSLineBreakMode {
  /// The mode as text is set with.
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
  /// The alignment as text is set with.
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
