// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The text, the layout and the delegate of text views.
@MainActor @Suite(.freesControllers) struct TextViewTests {
  private let page = NotePage()
  private var note: UITextView { page.note }

  private func world(
    _ direction: World.Direction = .leftToRight,
    text: String = "",
    isEdited: Bool = true
  ) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    note.text = text
    if isEdited { note.becomeFirstResponder() }
    world.advance(by: 0)
    return world
  }

  @Test func `typing asks the delegate, moves the caret, and reports the change`() {
    let world = world()
    #expect(page.take() == ["shouldBegin", "didBegin"])
    page.recordsSelection = true
    world.typeText("a")
    #expect(page.take() == ["change 0+0 'a'", "didChangeSelection", "didChange"])
    world.press(.return)
    #expect(page.take() == ["change 1+0 '\n'", "didChangeSelection", "didChange"])
    #expect(note.text == "a\n" && note.selection == [2, 2])
    page.refused = ["change 2+0 'b'"]
    world.typeText("b")
    #expect(note.text == "a\n" && page.take() == ["change 2+0 'b'"])
    world.press(.backspace)
    #expect(page.take() == ["change 1+1 ''", "didChangeSelection", "didChange"])
    note.resignFirstResponder()
    #expect(page.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `notifications are posted by the text view`() {
    let world = world(isEdited: false)
    var names: [String] = []
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: note, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    note.becomeFirstResponder()
    world.typeText("x")
    note.text = "app"
    note.resignFirstResponder()
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ]
    )
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test(arguments: World.Direction.allCases)
  func `the keyboard appears while the text is edited`(direction: World.Direction) {
    let world = world(direction, isEdited: false)
    world.setScreenKeyboard(height: 100)
    var shown = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { shown += 1 } }
    note.isEditable = false
    note.becomeFirstResponder()
    #expect(shown == 0)
    note.resignFirstResponder()
    note.isEditable = true
    note.becomeFirstResponder()
    #expect(shown == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `a text that is not editable is selected and copied, but not changed`() {
    let world = world(text: "one two", isEdited: false)
    note.isEditable = false
    #expect(note.becomeFirstResponder() && page.take().isEmpty)
    world.typeText("x")
    world.press(.backspace)
    world.paste("y")
    #expect(note.text == "one two")
    world.press("a", modifiers: .control)
    world.press("c", modifiers: .control)
    #expect(world.clipboardText == "one two")
    note.isSelectable = false
    #expect(!note.isFirstResponder && !note.becomeFirstResponder())
  }

  @Test func `the content is as high as the text with its insets, and the caret stays visible`() {
    let world = world()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(note.contentSize.height - line - 16) < 1)
    world.insert((1...12).map { "\($0)" }.joined(separator: "\n"))
    world.advance(by: 0)
    #expect(abs(note.contentSize.height - 12 * line - 16) < 4)
    #expect(abs(note.contentOffset.y - (note.contentSize.height - 160)) < 1)
    note.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(note.contentOffset.y == 0)
    world.press(.left)
    #expect(note.contentOffset.y > 50)
  }

  @Test func `insets and padding move the text`() {
    let world = world(text: "abc")
    let start = note.caretRect(for: note.beginningOfDocument)
    #expect(start.minX == 5 && start.minY == 8)
    note.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    note.textContainer.lineFragmentPadding = 0
    world.advance(by: 0)
    let moved = note.caretRect(for: note.beginningOfDocument)
    #expect(moved.minX == 30 && moved.minY == 20)
    #expect(note.textContainer.size.width == 150)
  }

  @Test func `without scrolling, constraints make the view as high as its text`() {
    let world = world(text: "one two three four five six seven", isEdited: false)
    note.isScrollEnabled = false
    note.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      note.topAnchor.constraint(equalTo: page.view.topAnchor),
      note.widthAnchor.constraint(equalToConstant: 100),
    ])
    page.view.layoutIfNeeded()
    let high = note.frame.height
    #expect(high > 60 && abs(high - note.sizeThatFits(CGSize(width: 100, height: 0)).height) < 1)
    note.text = "one"
    page.view.layoutIfNeeded()
    #expect(note.frame.height < high / 2)
    withExtendedLifetime(world) {}
  }

  @Test func `an attributed text keeps its attributes, and typing continues those before`() throws {
    let world = world()
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
    )
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    note.attributedText = text
    func color(_ place: Int) -> UIColor? {
      note.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(note.textColor == .red && color(1) == .blue)
    world.typeText("c")
    #expect(color(2) == .blue)
    note.selectedRange = NSRange(location: 1, length: 0)
    #expect(note.typingAttributes[.foregroundColor] as? UIColor == .red)
    note.typingAttributes[.foregroundColor] = UIColor.green
    world.typeText("d")
    #expect(note.text == "adbc" && color(1) == .green && color(2) == .blue)
    world.press("a", modifiers: .control)
    world.press(.backspace)
    world.press("z", modifiers: .control)
    #expect((0..<4).map(color) == [.red, .green, .blue, .blue])
    note.textColor = .black
    #expect((0..<4).map(color) == [.black, .black, .black, .black])
    note.text = "x"
    #expect(color(0) == .black)
  }

  @Test func `a change keeps what is drawn elsewhere, and the text is as it was laid out whole`() {
    let world = world(text: (1...40).map { "line \($0)" }.joined(separator: "\n"))
    for (offset, string) in [(3, "x\ny"), (0, "\n"), (100, ""), (57, "👩‍👩‍👧‍👦"), (20, "مرحبا\n")] {
      note.selectedRange = NSRange(location: offset, length: 2)
      string.isEmpty ? world.press(.backspace) : world.insert(string)
    }
    world.advance(by: 0)
    let fresh = UITextView(frame: note.frame)
    fresh.font = note.font
    fresh.text = note.text
    page.view.addSubview(fresh)
    world.advance(by: 0)
    #expect(fresh.contentSize == note.contentSize)
    let whole = note.text.utf16.count
    for offset in stride(from: 0, through: whole, by: 7) {
      #expect(note.point(offset).y + note.contentOffset.y == fresh.point(offset).y)
    }
  }

  @Test(.timeLimit(.minutes(60)), arguments: ["a", "word ", "\n", "日", "one\ntwo "])
  func `a million characters are shown, typed into and measured without a hang`(part: String) {
    let world = world()
    let text = String(repeating: part, count: 1_000_000 / part.utf16.count)
    let clock = ContinuousClock()
    let duration = clock.measure {
      note.text = text
      world.advance(by: 0)
      world.typeText("x")
      note.selectedRange = NSRange(location: 0, length: 0)
      world.typeText("y")
      world.press(.down)
      world.press(.end, modifiers: .control)
      world.advance(by: 0)
    }
    #expect(note.text.utf16.count == text.utf16.count + 2)
    #expect(note.contentOffset.y > 100_000 || part == "word " || part == "a")
    // In a debug build on a busy machine; a text that is laid out anew for each key takes minutes.
    #expect(duration < .seconds(60))
  }
}
