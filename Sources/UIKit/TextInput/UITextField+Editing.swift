// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UITextField: EditedText {
  var editsSecretly: Bool { storedIsSecure }
  var hasLines: Bool { false }
  var allowsSelection: Bool { true }
}

extension UITextField {
  // MARK: Asking the delegate

  var allowsBeginning: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var allowsEnding: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  var allowsClearing: Bool { delegate?.textFieldShouldClear(self) ?? true }

  func allowsChange(_ edit: TextEdit) -> Bool {
    delegate?.textField(
      self,
      shouldChangeCharactersIn: NSRange(edit.range),
      replacementString: edit.replacement
    ) ?? true
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self,
      editMenuForCharactersIn: range,
      suggestedActions: suggestedActions
    )
  }

  // MARK: Reporting

  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  func didBegin() {
    editor.begin(keepsSelection: false)
    if clearsOnBeginEditing, hasText, allowsClearing {
      editor.setText("")
      reportChange()
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    editor.end(keepsSelection: false)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification,
      object: self,
      userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue]
    )
  }

  func reportSelection() {
    delegate?.textFieldDidChangeSelection(self)
    caretMoved()
  }

  func reportChange() {
    contentSizeMayChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: The user's actions

  /// Handles Return.
  func submit() {
    if enablesReturnKeyAutomatically, !hasText { return }
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Handles a tap of the clear button.
  func clear() {
    guard allowsClearing else { return }
    editor.setText("")
    reportChange()
  }

  // MARK: Touches

  /// Whether a finger at a point takes a handle of the selection.
  func hasHandle(at point: CGPoint) -> Bool {
    !storedLayer.isHidden && isUserInteractionEnabled && display.handles.end(at: point) != nil
  }

  func beginSelection(by touch: UITouch) {
    display.fingerDown(at: touch.location(in: self).x)
    if touch.type == .indirectPointer { select(by: touch) }
  }

  func continueSelection(by touch: UITouch) {
    let point = touch.location(in: self)
    touch.type == .indirectPointer ? editor.drag(to: point) : display.fingerMoved(to: point.x)
  }

  /// Ends a touch; `nil` is one that was cancelled.
  func endSelection(by touch: UITouch?, _ event: UIEvent?) {
    let isTap = display.fingerUp()
    if let touch, isTap, touch.type != .indirectPointer,
      point(inside: touch.location(in: self), with: event)
    {
      select(by: touch)
    }
    editor.endDrag()
  }

  /// Selects by a tap or a click, and begins to edit.
  private func select(by touch: UITouch) {
    let point = touch.location(in: self)
    let isMouse = touch.type == .indirectPointer
    let pointer: TextPointer = isMouse ? .mouse : .finger(wasEditing: isFirstResponder)
    guard isFirstResponder || becomeFirstResponder() else { return }
    layoutIfNeeded()
    editor.tap(at: point, taps: min(touch.tapCount, 3), by: pointer)
  }

  /// Whether a drag selects or scrolls.
  var takesDrags: Bool { isFirstResponder && editor.takesDrags }

  func setText(_ text: String?) {
    guard text ?? "" != editor.editing.text else { return }
    editor.setText(text ?? "")
    contentSizeMayChange()
  }
}
