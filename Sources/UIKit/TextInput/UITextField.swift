// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A control with one line of text that the user edits.
///
/// A tap or a click places the caret, two select a word, three everything; the mouse selects by
/// dragging. A finger changes a selection by its handles, moves the caret after a long press, and
/// scrolls a long line; a tap on the selection or the caret shows the edit menu. Keys: arrows, Home
/// and End, with Shift to select; Control and an arrow move by words; Control (or Command) and A,
/// C, X, V, Z select all, copy, cut, paste and undo. The field takes these keys, and those with
/// characters, before key commands that have no priority over the system's behavior, and before the
/// focus; Tab, Escape, and Alt with an arrow keep their effects.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIResponderStandardEditActions,
  UIContentSizeCategoryAdjusting
{
  private(set) var content = FieldContent()
  private(set) var storedIsSecure = false
  private var settings = TextInputSettings()
  private(set) lazy var display = FieldDisplay(self)
  private(set) lazy var editor = EditingEngine(self, display)
  let parts = FieldParts()

  // MARK: Creating a text field

  /// Creates a text field.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text field of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Accessing the delegate

  /// The delegate of the field.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Accessing the text

  /// The text; never `nil`, and `nil` sets an empty one.
  open var text: String? {
    get { editor.editing.text }
    set { setText(newValue) }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { parts.placeholder.text }
    set {
      parts.placeholder.text = newValue
      parts.placeholder.textColor = .placeholderText
      contentSizeMayChange()
    }
  }
  /// The text that is shown while there is no other, with its attributes; parts without a color
  /// have that of placeholders, and parts without a font that of the field.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder.attributedText }
    set {
      parts.placeholder.text = nil
      parts.placeholder.textColor = .placeholderText
      parts.placeholder.font = content.font
      parts.placeholder.attributedText = newValue
      contentSizeMayChange()
    }
  }
  /// The font; `nil` sets the system font at 17 points.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue ?? LabelContent.standardFont
      contentSizeMayChange()
    }
  }
  /// Whether a font of a text style, or a scaled one, follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.followsContentSize }
    set {
      content.followsContentSize = newValue
      parts.placeholder.adjustsFontForContentSizeCategory = newValue
      adjustFont(to: computedTraits)
    }
  }
  /// The color of the text; `nil` sets `label`.
  open var textColor: UIColor? {
    get { content.color }
    set {
      content.color = newValue ?? .label
      editor.show()
    }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.alignment = newValue
      contentSizeMayChange()
    }
  }

  // MARK: Managing editing

  /// Whether the field is being edited.
  open var isEditing: Bool { editor.isActive }
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false

  // MARK: Setting the view's background appearance

  /// The border.
  open var borderStyle: BorderStyle {
    get { parts.border.style }
    set {
      parts.border.style = newValue
      contentSizeMayChange()
    }
  }

  // MARK: Managing overlay views

  /// The time at which the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the leading edge.
  open var leftView: UIView? { didSet { overlayChanged(from: oldValue, to: leftView) } }
  /// The time at which the view at the leading edge is shown.
  open var leftViewMode = ViewMode.never { didSet { contentSizeMayChange() } }
  /// The view at the trailing edge, which is shown in place of the clear button.
  open var rightView: UIView? { didSet { overlayChanged(from: oldValue, to: rightView) } }
  /// The time at which the view at the trailing edge is shown.
  open var rightViewMode = ViewMode.never { didSet { contentSizeMayChange() } }

  // MARK: Drawing and positioning

  /// Returns the rectangle of the text while the field is not edited.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textBox(in: bounds) }
  /// Returns the rectangle of the placeholder.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points, by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while the field is edited.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textBox(in: bounds) }
  /// Returns the rectangle of the border.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the clear button.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonBox(in: bounds) }
  /// Returns the rectangle of the view at the leading edge.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayBox(of: leftView, in: bounds, isLeading: true)
  }
  /// Returns the rectangle of the view at the trailing edge.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayBox(of: rightView, in: bounds, isLeading: false)
  }

  // MARK: UITextInputTraits

  /// Whether the text is a password: shown as bullets, and neither copied nor recorded.
  ///
  /// When editing begins again, the first change replaces the whole password (reported of UIKit).
  open var isSecureTextEntry: Bool {
    get { storedIsSecure }
    set {
      storedIsSecure = newValue
      editor.show()
    }
  }
  /// The letters that a screen keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { settings.autocapitalizationType }
    set { settings.autocapitalizationType = newValue }
  }
  /// The correction of typed words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { settings.autocorrectionType }
    set { settings.autocorrectionType = newValue }
  }
  /// The check of spelling.
  open var spellCheckingType: UITextSpellCheckingType {
    get { settings.spellCheckingType }
    set { settings.spellCheckingType = newValue }
  }
  /// The replacement of straight quotes.
  open var smartQuotesType: UITextSmartQuotesType {
    get { settings.smartQuotesType }
    set { settings.smartQuotesType = newValue }
  }
  /// The replacement of hyphens.
  open var smartDashesType: UITextSmartDashesType {
    get { settings.smartDashesType }
    set { settings.smartDashesType = newValue }
  }
  /// The adjustment of spaces around what is pasted or deleted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settings.smartInsertDeleteType }
    set { settings.smartInsertDeleteType = newValue }
  }
  /// The prediction of words.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { settings.inlinePredictionType }
    set { settings.inlinePredictionType = newValue }
  }
  /// The kind of screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { settings.keyboardType }
    set { settings.keyboardType = newValue }
  }
  /// The look of the screen keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { settings.keyboardAppearance }
    set { settings.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { settings.returnKeyType }
    set { settings.returnKeyType = newValue }
  }
  /// Whether Return has no effect in an empty text.
  open var enablesReturnKeyAutomatically: Bool {
    get { settings.enablesReturnKeyAutomatically }
    set { settings.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { settings.textContentType }
    set { settings.textContentType = newValue }
  }

  /// The view that is shown in place of the screen keyboard.
  open override var inputView: UIView? {
    get { settings.inputView }
    set { settings.inputView = newValue }
  }
  /// The view that is shown above the screen keyboard.
  open override var inputAccessoryView: UIView? {
    get { settings.inputAccessoryView }
    set { settings.inputAccessoryView = newValue }
  }

  // MARK: UIKeyInput

  /// Whether there is any text.
  open var hasText: Bool { !editor.editing.text.isEmpty }
  /// Inserts a text at the caret, without asking the delegate (reported of UIKit).
  ///
  /// - Parameter text: The text; line breaks become spaces.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection or the character before the caret, without asking the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UIResponderStandardEditActions

  open func cut(_ sender: Any?) { cutSelection() }
  open func copy(_ sender: Any?) { copySelection() }
  open func paste(_ sender: Any?) { pasteText() }
  open func select(_ sender: Any?) { selectWord(for: sender) }
  open func selectAll(_ sender: Any?) { selectText(for: sender) }
  open func delete(_ sender: Any?) { deleteSelection() }

  // MARK: UIResponder

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override var canBecomeFirstResponder: Bool { !condition.contains(.disabled) }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, storedWindow != nil, allowsBeginning else { return false }
    return changingInput {
      guard super.becomeFirstResponder() else { return false }
      didBegin()
      return isFirstResponder
    }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, editor.isActive else { return super.resignFirstResponder() }
    guard allowsEnding else { return false }
    return changingInput {
      guard super.resignFirstResponder() else { return false }
      didEnd()
      return true
    }
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard let command = press.key.flatMap(command(for:)), isFirstResponder else { return true }
      editor.perform(command)
      return false
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: UIControl

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSelection(by: touch)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueSelection(by: touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endSelection(by: touch, event)
  }
  open override func cancelTracking(with event: UIEvent?) { endSelection(by: nil, event) }
  override func stateDidChange() {
    content.isEnabled = !condition.contains(.disabled)
    if !content.isEnabled, isFirstResponder { _ = resignFirstResponder() }
    editor.show(scrollsToCaret: false)
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  )
    -> Bool
  {
    if isTracking, takesDrags, keepsDrag(from: gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: UIView

  /// Returns the view that receives a touch; the handles of the selection reach out of the bounds.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) ?? (hasHandle(at: point) ? self : nil)
  }
  override var startsOpaque: Bool { false }
  override var describedText: String? { spokenText }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    editor.show()
  }
  override func contentSizeDidChange(in traits: UITraitCollection) { adjustFont(to: traits) }
  private func adjustFont(to traits: UITraitCollection) {
    guard content.followsContentSize else { return }
    let font = content.font.adjusted(to: traits)
    guard font !== content.font else { return }
    content.font = font
    contentSizeMayChange()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }
  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    forWidth width: CGFloat?
  ) -> Baseline {
    Baseline(fraction: 0.5, offset: content.font.ascender - content.font.lineHeight / 2)
  }
  override var baselineLineHeight: CGFloat? { content.font.lineHeight + content.font.leading }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      label: parts.placeholder.text,
      value: spokenText,
      traits: stateTraits
    )
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
