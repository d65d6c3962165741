// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of text views and search bars.
@MainActor struct TextViewPictureTests {
  private let page = UIViewController()

  private func makeNote() -> UITextView {
    page.view.backgroundColor = .systemGroupedBackground
    let note = UITextView(frame: CGRect(x: 12, y: 12, width: 256, height: 190))
    let title = NSMutableAttributedString(
      string: "A note\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.label]
    )
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
    ]
    title.append(
      NSAttributedString(
        string: "with a line that wraps, an underline, 日本 👩‍👩‍👧‍👦 and\nمرحبا بالعالم\n\nan end.",
        attributes: body
      )
    )
    title.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 34, length: 9))
    note.attributedText = title
    page.view.addSubview(note)
    return note
  }

  private func makeBars() {
    for (index, style) in [UISearchBar.Style.default, .minimal].enumerated() {
      let bar = UISearchBar(
        frame: CGRect(x: 0, y: 214 + 60 * CGFloat(index), width: 280, height: 56)
      )
      bar.searchBarStyle = style
      bar.placeholder = "Search"
      bar.showsCancelButton = index == 1
      bar.text = index == 1 ? "text" : nil
      page.view.addSubview(bar)
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 334, width: 280, height: 98))
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    page.view.addSubview(bar)
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `text views and search bars`(_ look: PresentationPictureTests.Look) {
    let world = World(
      look.direction,
      size: CGSize(width: 280, height: 440),
      scale: 2,
      style: look.style,
      root: page
    )
    let note = world.perform {
      makeBars()
      return makeNote()
    }
    world.settle()
    expectGolden(of: world, named: "\(look)-rest")
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 10, length: 58)
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-selection")
    note.selectedRange = NSRange(location: 7, length: 0)
    world.mark("zhong")
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-marked")
  }
}
