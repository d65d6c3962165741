// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: Stored state; drawing reads nothing that a subclass can override

  private(set) final var content = LabelContent()
  /// The last layout, so that measuring and drawing the same text lays it out once.
  private(set) var lastLayout: (request: TextRequest, layout: TextLayout)?
  /// The attributed text, if there is one.
  private(set) var attributed: AttributedLabelText?

  // MARK: Creating a label

  /// Creates a label.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label of no size.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Accessing the text attributes

  /// The text.
  open var text: String? {
    get { content.text }
    set {
      if attributed != nil { dropAttributes() }
      change(\.text, to: newValue)
    }
  }
  /// The text with its attributes; of plain text those of the label.
  ///
  /// Setting it sets ``text``, and the font, the color, the alignment and the line break mode to
  /// those of the first character. Setting these, later, changes the whole text. Parts without a
  /// font or a color have those of the label.
  open var attributedText: NSAttributedString? {
    get { attributed?.string ?? content.attributedText }
    set { setAttributedText(newValue) }
  }
  /// The font; `nil` sets the system font at 17 points.
  open var font: UIFont! {
    get { content.font }
    set {
      let font: UIFont = newValue ?? LabelContent.standardFont
      // Quicker than `isEqual`, and bars set the same one again and again.
      if font !== content.font { change(\.font, to: font) }
      if attributed != nil { setAttribute(.font, font) }
    }
  }
  /// The color of the text; `nil` sets `label`.
  open var textColor: UIColor! {
    get { content.color }
    set {
      changeLook(\.color, to: newValue ?? .label)
      if attributed != nil { setAttribute(.foregroundColor, content.color) }
    }
  }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      changeLook(\.alignment, to: newValue)
      if attributed != nil { changeParagraphs { $0.alignment = newValue } }
    }
  }
  /// The line break mode, and the truncation of text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      change(\.lineBreakMode, to: newValue)
      if attributed != nil { changeParagraphs { $0.lineBreakMode = newValue } }
    }
  }
  /// Whether the text is drawn at full opacity.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook(\.isEnabled, to: newValue) }
  }

  // MARK: Sizing the label's text

  /// Whether the font shrinks for text that is too wide; for one line only.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { changeLook(\.shrinks, to: newValue) }
  }
  /// Whether a font of a text style, or a scaled one, follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.followsContentSize }
    set {
      content.followsContentSize = newValue
      adjustFonts(to: computedTraits)
    }
  }
  /// The least size of a shrinking font, as a fraction of its size; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { changeLook(\.minimumScale, to: newValue) }
  }
  /// The maximum number of lines; 0 is any number.
  open var numberOfLines: Int {
    get { content.maximumLines }
    set { change(\.maximumLines, to: max(newValue, 0)) }
  }

  // MARK: Managing highlight values

  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set { changeLook(\.highlightedColor, to: newValue) }
  }
  /// Whether the label is highlighted.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { changeLook(\.isHighlighted, to: newValue) }
  }

  // MARK: Drawing a shadow

  /// The color of the text's shadow; `nil` draws none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { changeLook(\.shadowColor, to: newValue) }
  }
  /// The offset of the text's shadow, in points; 1 point up unless set, as in UIKit.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { changeLook(\.shadowOffset, to: newValue) }
  }

  // MARK: Calculating the size of the text

  /// Returns the rectangle that the text occupies.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle, in points.
  ///   - numberOfLines: The maximum number of lines; 0 is any number.
  /// - Returns: The rectangle in points, vertically centered in the bounds.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { textBox(in: bounds, lines: numberOfLines) }
  /// Draws the text.
  ///
  /// - Parameter rect: The rectangle to draw in, in points.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// The width at which the intrinsic size of several lines wraps, in points; 0 does not wrap.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  override var describedText: String? { text ?? "" }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: text?.isEmpty == false,
      label: text,
      traits: .staticText
    )
  }
  open override func draw(_ rect: CGRect) {
    if content.text?.isEmpty == false { drawText(in: storedLayer.bounds) }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }
  open override var intrinsicContentSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }
  override var hasWidthDependentHeight: Bool {
    content.maximumLines != 1 && preferredMaxLayoutWidth <= 0
  }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat { heightOfLines(in: width) }
  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    forWidth width: CGFloat?
  ) -> Baseline { textBaseline(attribute, forWidth: width) }
  override var baselineLineHeight: CGFloat? { content.font.lineHeight + content.font.leading }

  override func contentSizeDidChange(in traits: UITraitCollection) { adjustFonts(to: traits) }

  /// Adjusts fonts to the content size category, if they follow it.
  private func adjustFonts(to traits: UITraitCollection) {
    guard content.followsContentSize else { return }
    let font = content.font.adjusted(to: traits)
    if font !== content.font { change(\.font, to: font) }
    guard let text = attributed else { return }
    attributed = AttributedLabelText(text.adjusting(to: traits), content.defaults)
    lookAndSizeChanged()
  }

  // MARK: Attributed text

  private func setAttributedText(_ string: NSAttributedString?) {
    let first = string.map { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : [:] }
    // Parts without a font or a color have those that the label had before.
    attributed = string.map { AttributedLabelText($0, content.defaults) }
    content.adopt(first ?? [:])
    content.text = string?.string
    lookAndSizeChanged()
  }

  private func dropAttributes() {
    attributed = nil
    lookAndSizeChanged()
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed.map {
      AttributedLabelText($0.setting(key, to: value), content.defaults)
    }
    lookAndSizeChanged()
  }

  private func changeParagraphs(_ change: (inout ParagraphValues) -> Void) {
    attributed = attributed.map { text in
      let string = text.changing(text.defaults.paragraph, change)
      return AttributedLabelText(string, text.defaults)
    }
    lookAndSizeChanged()
  }

  private func lookAndSizeChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Changing the content

  /// Changes the content and the intrinsic size, unless the value is the same.
  @inline(__always)
  private func change<Value: Equatable>(
    _ path: WritableKeyPath<LabelContent, Value>,
    to value: Value
  ) {
    if changeLook(path, to: value) { invalidateIntrinsicContentSize() }
  }

  /// Changes the content and redraws it, unless the value is the same; the size stays.
  ///
  /// Inlined, the key path of each property becomes a plain access.
  @discardableResult @inline(__always)
  private func changeLook<Value: Equatable>(
    _ path: WritableKeyPath<LabelContent, Value>,
    to value: Value
  ) -> Bool {
    guard content[keyPath: path] != value else { return false }
    content[keyPath: path] = value
    setNeedsDisplay()
    return true
  }

  /// Returns the layout of a request, which is often that of the one before, or for the same text
  /// in a box in which it breaks in the same places.
  func layout(for request: TextRequest) -> TextLayout {
    if let (own, layout) = lastLayout {
      if own == request { return layout }
      if let placed = layout.placed(for: request, insteadOf: own) { return placed }
    }
    let layout = TextSystem.layout(request)
    lastLayout = (request, layout)
    return layout
  }
}
