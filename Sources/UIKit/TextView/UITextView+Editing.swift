// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UITextView: EditedText {
  var editsSecretly: Bool { false }
  var hasLines: Bool { true }
  var allowsSelection: Bool { isSelectable }
  var takesText: Bool { isEditable }

  func command(for key: UIKey) -> TextCommand? {
    let command = TextCommand(key, isMarking: editor.editing.marked != nil)
    guard !isEditable else { return command }
    switch command {
    case .move, .selectAll, .copy: return isSelectable ? command : nil
    default: return nil
    }
  }

  // MARK: Asking the delegate

  /// Whether editing may begin; a text that is only selected does not ask.
  var allowsBeginning: Bool {
    !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
  }
  var allowsEnding: Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

  func allowsChange(_ edit: TextEdit) -> Bool {
    guard isEditable else { return false }
    return delegate?.textView(
      self,
      shouldChangeTextIn: NSRange(edit.range),
      replacementText: edit.replacement
    ) ?? true
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  // MARK: Reporting

  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  func didBegin() {
    editor.begin(keepsSelection: true)
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    editor.end(keepsSelection: true)
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func reportSelection() {
    adoptInsertionStyle()
    delegate?.textViewDidChangeSelection(self)
    caretMoved()
  }

  func reportChange() {
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Begins a paragraph.
  func submit() { editor.enter("\n") }

  /// Has typed text take the attributes of the character before the caret, or of the first of a
  /// selection.
  func adoptInsertionStyle() {
    let (styles, selection) = (editor.editing.styles, editor.editing.selection.range)
    let place = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
    if let style = styles.style(at: place) { editor.setInsertionStyle(style) }
  }

  // MARK: Attributes

  /// The attributes of the first character, or of what is typed into an empty text.
  var firstAttributes: [NSAttributedString.Key: Any] {
    let editing = editor.editing
    return styles.complete(editing.styles.style(at: 0) ?? editing.insertionStyle)
  }

  var styledText: NSAttributedString {
    let string = NSMutableAttributedString(string: editor.editing.text)
    var start = 0
    for run in editor.editing.styles.runs {
      let range = NSRange(location: start, length: run.count)
      string.setAttributes(styles.complete(run.style), range: range)
      start += run.count
    }
    return string
  }
}

extension UITextView {
  // MARK: Geometry

  /// The width between the insets, in points.
  var columnWidth: CGFloat {
    max(storedLayer.bounds.width - textContainerInset.left - textContainerInset.right, 0)
  }

  /// Whether a caret is shown.
  var showsCaret: Bool { isEditable }

  func textGeometryDidChange() {
    display.layoutsChanged()
    invalidateIntrinsicContentSize()
  }

  func interactionDidChange() {
    if isFirstResponder, !canBecomeFirstResponder { _ = resignFirstResponder() }
    editor.show(scrollsToCaret: false)
    changingInput {}
  }

  /// Follows the height of the text.
  func contentMayHaveChanged() {
    let insets = textContainerInset
    let size = CGSize(
      width: storedLayer.bounds.width,
      height: display.textHeight + insets.top + insets.bottom
    )
    if size != contentSize { contentSize = size }
  }

  /// A part of a long text turned out to be higher or lower than estimated.
  ///
  /// - Parameters:
  ///   - growth: The difference in points.
  ///   - isAbove: Whether it is above what is visible, which stays where it is then.
  func estimateDidChange(by growth: CGFloat, isAbove: Bool) {
    contentSize.height += growth
    if isAbove { contentOffset.y += growth }
  }

  /// Returns the size of the text in a width, with the insets; 0 is any width.
  func fittingSize(in width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let room = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let isLimited = width > 0 && width < CGFloat.greatestFiniteMagnitude
    let column = isLimited ? max(width - room, 0) : (display.naturalWidth() + 1).rounded(.up)
    let height = display.textHeight(inLinesOf: column) + insets.top + insets.bottom
    return CGSize(
      width: isLimited ? width : column + room,
      height: height.rounded(.up)
    )
  }

  // MARK: Touches

  /// Begins to select with a mouse, or waits for the end of a tap.
  func beginSelection(by touch: UITouch, _ event: UIEvent?) -> TextViewFinger? {
    guard isSelectable || isEditable, event?.storedButtonMask != .secondary else { return nil }
    if touch.type == .indirectPointer { select(by: touch) }
    return TextViewFinger(at: touch.location(in: nil))
  }

  func endSelection(by touch: UITouch, _ finger: TextViewFinger) {
    let isInside = point(inside: touch.location(in: self), with: nil)
    if touch.type != .indirectPointer, !finger.hasMoved, isInside { select(by: touch) }
  }

  private func select(by touch: UITouch) {
    let point = touch.location(in: self)
    let isMouse = touch.type == .indirectPointer
    let pointer: TextPointer = isMouse ? .mouse : .finger(wasEditing: isFirstResponder)
    guard isFirstResponder || becomeFirstResponder(), isSelectable else { return }
    layoutIfNeeded()
    editor.tap(at: point, taps: min(touch.tapCount, 3), by: pointer)
  }
}
