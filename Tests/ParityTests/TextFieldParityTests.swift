// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of text fields that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct TextFieldParityTests {
  @MainActor
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var begins = true
    var ends = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("shouldChange")
      return true
    }
  }

  private let delegate = Delegate()

  private func field() throws -> (UITextField, UIWindow) {
    let page = UIViewController()
    let window = try makeWindow(page)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    page.view.addSubview(field)
    return (field, window)
  }

  // Apple documentation of the properties of UITextField.
  @Test func `a new field has no border, no overlays, and its text is empty`() {
    let field = UITextField()
    #expect(field.text == "" && field.placeholder == nil)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.rightViewMode == .never && field.leftView == nil && field.rightView == nil)
    #expect(!field.isEditing && !field.clearsOnBeginEditing && !field.isSecureTextEntry)
    field.text = nil
    #expect(field.text == "")
  }

  // Apple documentation of UITextInputTraits: the defaults.
  @Test func `the traits of the keyboard have their defaults, and keep what is set`() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(field.keyboardAppearance == .default && !field.enablesReturnKeyAutomatically)
    #expect(field.textContentType == nil)
    field.keyboardType = .emailAddress
    field.textContentType = .username
    #expect(field.keyboardType == .emailAddress && field.textContentType == .username)
  }

  // Apple header: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(UITextField.BorderStyle.roundedRect.rawValue == 3)
    #expect(UITextField.ViewMode.always.rawValue == 3)
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    #expect(UIControl.Event.editingDidBegin.rawValue == 1 << 16)
    #expect(UIControl.Event.editingChanged.rawValue == 1 << 17)
    #expect(UIControl.Event.editingDidEnd.rawValue == 1 << 18)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIKeyboardType.decimalPad.rawValue == 8 && UIReturnKeyType.done.rawValue == 9)
    #expect(UIScrollView.KeyboardDismissMode.interactive.rawValue == 2)
  }

  // Apple documentation of UITextFieldDelegate: the order of the calls.
  @Test func `the delegate is asked before editing begins and ends, and told afterwards`() throws {
    let (field, window) = try field()
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(delegate.calls == ["shouldBegin", "didBegin"])
    delegate.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    delegate.ends = true
    #expect(window.endEditing(false) && !field.isEditing)
    #expect(delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
    delegate.begins = false
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
  }

  // Apple documentation of `endEditing(_:)`: `force` does not ask.
  @Test func `forced, editing ends whatever the delegate says`() throws {
    let (field, window) = try field()
    field.becomeFirstResponder()
    delegate.ends = false
    #expect(!window.endEditing(false) && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  // Apple documentation of UITextInput: places count UTF-16 units, and ranges know their ends.
  @Test func `places and ranges of a text are found`() throws {
    let (field, window) = try field()
    field.text = "a👍b"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: start, offset: 5) == nil)
    let first = try #require(field.position(from: start, offset: 1))
    let second = try #require(field.position(from: start, offset: 3))
    #expect(field.compare(first, to: second) == .orderedAscending)
    let range = try #require(field.textRange(from: first, to: second))
    #expect(field.text(in: range) == "👍" && !range.isEmpty)
    field.selectedTextRange = range
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "👍")
    field.replace(range, withText: "x")
    #expect(field.text == "axb" && !delegate.calls.contains("shouldChange"))
    withExtendedLifetime(window) {}
  }

  // Apple documentation of `insertText(_:)` and `deleteBackward()` of UIKeyInput.
  @Test func `inserting and deleting happen at the caret`() throws {
    let (field, window) = try field()
    field.becomeFirstResponder()
    #expect(!field.hasText)
    field.insertText("e\u{301}x")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
    withExtendedLifetime(window) {}
  }

  // Apple documentation of the pasteboard: a change raises the count.
  @Test func `the pasteboard keeps a text, and counts changes`() {
    let pasteboard = UIPasteboard.general
    let count = pasteboard.changeCount
    pasteboard.string = "one"
    #expect(pasteboard.string == "one" && pasteboard.hasStrings)
    #expect(pasteboard.strings == ["one"] && pasteboard.changeCount > count)
  }

  // Apple documentation of `addTextField(configurationHandler:)` and `textFields`.
  @Test func `an alert configures its fields when they are added`() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "one" }
    alert.addTextField(configurationHandler: nil)
    #expect(alert.textFields?.map(\.text) == ["one", ""])
  }

  // UIResponder.h: the views are nil by default, and go up the responder chain.
  @Test func `the views of a keyboard are those of the next responder that has them`() throws {
    final class Page: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override var inputAccessoryView: UIView? { bar }
    }
    let page = Page()
    let window = try makeWindow(page)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    page.view.addSubview(field)
    #expect(field.inputView == nil && field.inputAccessoryView == nil && page.inputView == nil)
    field.becomeFirstResponder()
    #expect(page.bar.window != nil)
    field.resignFirstResponder()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    field.inputView = own
    field.becomeFirstResponder()
    #expect(own.window != nil)
    window.isHidden = true
  }

  // UIKeyboardLayoutGuide.h: the defaults; with no keyboard the guide is tied to the bottom of the
  // safe area.
  @Test func `the guide of the keyboard has Apple's defaults`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    let guide = page.view.keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard && guide === page.view.keyboardLayoutGuide)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == page.view.safeAreaLayoutGuide.layoutFrame.maxY)
    window.isHidden = true
  }
}
