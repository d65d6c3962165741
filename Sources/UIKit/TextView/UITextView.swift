// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A scroll view with text of several lines that the user edits.
///
/// A tap or a click places the caret, two select a word, three a paragraph; the mouse selects by
/// dragging. A finger changes a selection by its handles, and moves the caret after a long press; a
/// tap on the selection or the caret shows the edit menu. Keys are those of a text field; the
/// arrows up and down move by lines and keep the column, and Return begins a paragraph. Tab moves
/// the focus. A text that is not editable is selected and copied only.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIResponderStandardEditActions,
  UIContentSizeCategoryAdjusting
{
  /// The size of the font unless it is set, in points (UIKit).
  static let standardFontSize: CGFloat = 12

  private(set) lazy var display = TextViewDisplay(self)
  private(set) lazy var editor = EditingEngine(self, display)
  /// The attributes of the text.
  private(set) var styles = TextViewStyles()
  private var settings = TextInputSettings()
  private var finger: TextViewFinger?
  private lazy var storedContainer = NSTextContainer(of: self)

  // MARK: Creating a text view

  /// Creates a text view.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    display.attach()
    addGestureRecognizer(TextPressGestureRecognizer(self))
  }

  // MARK: Accessing the delegate

  /// The delegate.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Accessing the text

  /// The text; `nil` sets an empty one.
  open var text: String! {
    get { editor.editing.text }
    set { setText(newValue ?? "") }
  }
  /// The text with its attributes; `nil` sets an empty one.
  open var attributedText: NSAttributedString! {
    get { styledText }
    set { setAttributedText(newValue) }
  }
  /// The font of the text; `nil` sets the system font at 12 points.
  ///
  /// Of text with several fonts it is that of the first character. Setting it sets the font of all.
  open var font: UIFont? {
    get { firstAttributes[.font] as? UIFont }
    set {
      let font = newValue ?? .systemFont(ofSize: Self.standardFontSize)
      styles.setDefault(font: font)
      changeStyles { $0.set(.font, to: font) }
    }
  }
  /// Whether fonts of a text style, and scaled ones, follow the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts(to: computedTraits) }
  }
  /// The color of the text; `nil` sets `label`.
  ///
  /// Of text with several colors it is that of the first character. Setting it sets that of all.
  open var textColor: UIColor? {
    get { firstAttributes[.foregroundColor] as? UIColor }
    set {
      let color = newValue ?? .label
      styles.setDefault(color: color)
      changeStyles { $0.set(.foregroundColor, to: color) }
    }
  }
  /// The alignment of the lines; natural alignment is that of each paragraph's direction.
  open var textAlignment: NSTextAlignment {
    get {
      (firstAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment
        ?? styles.defaults.paragraph.alignment
    }
    set { changeStyles { $0.setDefault(alignment: newValue) } }
  }
  /// The attributes of text that the user types: those of the text before the caret, until they are
  /// set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { styles.complete(editor.editing.insertionStyle) }
    set {
      let number = styles.number(of: newValue)
      editor.setInsertionStyle(number)
      if !hasText { display.layoutsChanged() }
    }
  }
  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { interactionDidChange() } }
  }
  /// Whether the user can select the text.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { interactionDidChange() } }
  }
  /// The insets of the text in the content, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textGeometryDidChange() } }
  }
  /// The column of the text.
  open var textContainer: NSTextContainer { storedContainer }

  // MARK: Working with the selection

  /// The selected range in UTF-16 units; empty where the caret is.
  open var selectedRange: NSRange {
    get { NSRange(editor.editing.selection.range) }
    set {
      let count = editor.editing.count
      let start = min(max(newValue.location == NSNotFound ? count : newValue.location, 0), count)
      editor.select(TextSelection(start..<start + min(max(newValue.length, 0), count - start)))
    }
  }
  /// Scrolls until a range is visible.
  ///
  /// - Parameter range: The range in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let count = editor.editing.count
    layoutIfNeeded()
    display.reveal(min(max(NSMaxRange(range), 0), count))
    display.reveal(min(max(range.location, 0), count))
  }

  // MARK: UITextInputTraits

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
  /// Inserts a text at the caret without asking the delegate.
  ///
  /// - Parameter text: The text.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the caret, without asking the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UIResponderStandardEditActions

  /// Copies the selection to the pasteboard and removes it.
  open func cut(_ sender: Any?) { isEditable ? cutSelection() : copySelection() }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the text of the pasteboard.
  open func paste(_ sender: Any?) { if isEditable { pasteText() } }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWord(for: sender) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { selectText(for: sender) }
  /// Removes the selection.
  open func delete(_ sender: Any?) { if isEditable { deleteSelection() } }

  // MARK: UIResponder

  /// Whether a command has an effect on the present selection.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Whether the text is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins to edit, unless the delegate refuses.
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
  /// Ends editing, unless the delegate refuses.
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
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = touches.first.flatMap { beginSelection(by: $0, event) }
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { finger?.move(to: touch.location(in: nil)) }
    if let touch = touches.first, editor.isDragging, touch.type == .indirectPointer {
      editor.drag(to: touch.location(in: self))
    }
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, let finger { endSelection(by: touch, finger) }
    editor.endDrag()
    finger = nil
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    editor.endDrag()
    finger = nil
    super.touchesCancelled(touches, with: event)
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if editor.isDragging, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: UIScrollView and UIView

  /// Whether the text scrolls; otherwise the view is as high as its text where constraints ask.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textGeometryDidChange() } }
  }
  open override func layoutSubviews() {
    contentMayHaveChanged()
    super.layoutSubviews()
    display.layOut()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    editor.show(scrollsToCaret: false)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size.width) }
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(in: 0)
  }
  override var hasWidthDependentHeight: Bool { !isScrollEnabled }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingSize(in: width).height
  }
  override var describedText: String? { editor.editing.text }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, value: editor.editing.text, traits: [])
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  // MARK: Styles

  /// Changes the attributes of the whole text.
  override func contentSizeDidChange(in traits: UITraitCollection) { adjustFonts(to: traits) }

  private func adjustFonts(to traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { changeStyles { $0.adjustFonts(to: traits) } }
  }

  private func changeStyles(_ change: (inout TextViewStyles) -> Void) {
    change(&styles)
    display.layoutsChanged()
    invalidateIntrinsicContentSize()
  }

  private func setText(_ text: String) {
    let style = editor.editing.styles.style(at: 0) ?? editor.editing.insertionStyle
    styles.keep(style)
    editor.setText(text)
    textDidChange()
  }

  private func setAttributedText(_ string: NSAttributedString?) {
    guard let string else { return setText("") }
    let runs = styles.adopt(string)
    editor.setText(string.string, styles: runs)
    textDidChange()
  }

  private func textDidChange() {
    adoptInsertionStyle()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
