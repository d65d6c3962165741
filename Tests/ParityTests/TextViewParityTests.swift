// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Behavior of text views and search bars that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct TextViewParityTests {
  @MainActor
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      calls.append("shouldChange")
      return true
    }
  }

  private let delegate = Delegate()

  private func note() throws -> (UITextView, UIWindow) {
    let page = UIViewController()
    let window = try makeWindow(page)
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    note.delegate = delegate
    page.view.addSubview(note)
    return (note, window)
  }

  // Apple documentation of the properties of UITextView and of NSTextContainer.
  @Test func `a new text view has its defaults`() {
    let note = UITextView()
    #expect(note.text == "" && note.attributedText.length == 0)
    #expect(note.isEditable && note.isSelectable && note.isScrollEnabled)
    #expect(note.textAlignment == .natural)
    #expect(note.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(note.textContainer.lineFragmentPadding == 5)
  }

  // Apple documentation of UITextViewDelegate: the order of the calls.
  @Test func `the delegate is asked before editing begins and ends, and told afterwards`() throws {
    let (note, window) = try note()
    #expect(note.becomeFirstResponder())
    #expect(window.endEditing(false))
    #expect(delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  // Apple documentation of `insertText(_:)` and `replace(_:withText:)`.
  @Test func `the app inserts, deletes and replaces without asking`() throws {
    let (note, window) = try note()
    note.becomeFirstResponder()
    note.insertText("a\n👍")
    #expect(note.text == "a\n👍" && note.selectedRange == NSRange(location: 4, length: 0))
    note.deleteBackward()
    #expect(note.text == "a\n")
    let all = try #require(
      note.textRange(from: note.beginningOfDocument, to: note.endOfDocument)
    )
    note.replace(all, withText: "new")
    #expect(note.text == "new" && !delegate.calls.contains("shouldChange"))
    withExtendedLifetime(window) {}
  }

  // Apple documentation of `selectedRange`, in UTF-16 units.
  @Test func `the selection is a range`() throws {
    let (note, window) = try note()
    note.text = "one 👍 two"
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 4, length: 2)
    #expect(note.selectedTextRange.flatMap { note.text(in: $0) } == "👍")
    note.selectAll(nil)
    #expect(note.selectedRange == NSRange(location: 0, length: 10))
    withExtendedLifetime(window) {}
  }

  // Apple documentation of `font` and `textColor`: they apply to the whole text.
  @Test func `the font and the color are those of the whole text`() {
    let note = UITextView()
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    )
    note.attributedText = text
    #expect(note.font == .systemFont(ofSize: 20))
    note.font = .systemFont(ofSize: 11)
    let second = note.attributedText.attribute(.font, at: 1, effectiveRange: nil)
    #expect(second as? UIFont == .systemFont(ofSize: 11))
  }

  // Apple documentation: without scrolling, a text view has an intrinsic size.
  @Test func `a text view that does not scroll is as high as its text`() {
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    note.font = .systemFont(ofSize: 17)
    note.text = "a\nb"
    #expect(note.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    note.isScrollEnabled = false
    let lines = 2 * UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(note.intrinsicContentSize.height - lines - 16) < 2)
    let fitting = note.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(fitting.height - lines - 16) < 2)
  }

  // Apple headers: names and values.
  @Test func `constants have the values of the headers`() {
    let name = UITextView.textDidChangeNotification.rawValue
    #expect(name == "UITextViewTextDidChangeNotification")
    #expect(UISearchBar.Style.minimal.rawValue == 2)
  }

  // Apple documentation of the properties of UISearchBar.
  @Test func `a new search bar has its defaults`() {
    let bar = UISearchBar()
    #expect(bar.text == "" && bar.placeholder == nil && !bar.showsCancelButton)
    #expect(bar.searchBarStyle == .default && !bar.showsScopeBar && bar.scopeButtonTitles == nil)
    #expect(bar.selectedScopeButtonIndex == 0 && bar.barTintColor == nil)
    bar.placeholder = "Find"
    #expect(bar.searchTextField.placeholder == "Find")
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }
}
