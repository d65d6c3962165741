// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Stored state; drawing reads nothing that a subclass can override

  var content = LabelContent()
  /// What was last set, so that measuring and drawing the same text sets it once.
  var lastLayout: (request: TextRequest, layout: TextLayout)?

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
    set { change(\.text, to: newValue) }
  }
  /// The font; `nil` sets the system font of 17 points.
  open var font: UIFont! {
    get { content.font }
    set {
      let font: UIFont = newValue ?? LabelContent.standardFont
      // Quicker than `isEqual`, and bars set the same one again and again.
      if font !== content.font { change(\.font, to: font) }
    }
  }
  /// The colour of the text; `nil` sets that of primary text.
  open var textColor: UIColor! {
    get { content.color }
    set { changeLook(\.color, to: newValue ?? .label) }
  }
  /// How lines lie between the edges.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { changeLook(\.alignment, to: newValue) }
  }
  /// What happens to text that is too wide.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue) }
  }
  /// Whether the text is drawn in full strength.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook(\.isEnabled, to: newValue) }
  }

  // MARK: Sizing the label's text

  /// Whether text that is too wide is drawn smaller; only text of one line.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { changeLook(\.shrinks, to: newValue) }
  }
  /// The smallest size of text that is too wide, in fractions of the font's; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { changeLook(\.minimumScale, to: newValue) }
  }
  /// The most lines that are shown; 0 is any number.
  open var numberOfLines: Int {
    get { content.maximumLines }
    set { change(\.maximumLines, to: max(newValue, 0)) }
  }

  // MARK: Managing highlight values

  /// The colour of the text while the label is highlighted.
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

  /// The colour of the text's shadow; `nil` draws none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { changeLook(\.shadowColor, to: newValue) }
  }
  /// How far the text's shadow lies from it, in points; 1 point up unless set, as at Apple.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { changeLook(\.shadowOffset, to: newValue) }
  }

  // MARK: Calculating the size of the text

  /// Returns the rectangle that the text takes.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is there, in points.
  ///   - numberOfLines: The most lines; 0 is any number.
  /// - Returns: The rectangle in points, in the middle of the bounds from top to bottom.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { textBox(in: bounds, lines: numberOfLines) }
  /// Draws the text.
  ///
  /// - Parameter rect: The rectangle that it is drawn in, in points.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// The width at which intrinsic sizes of more than one line wrap, in points; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  override var describedText: String? { text ?? "" }
  open override func draw(_ rect: CGRect) {
    if content.text?.isEmpty == false { drawText(in: storedLayer.bounds) }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }
  open override var intrinsicContentSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }
}
