// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// The title or image of the system's back button.
struct BackButtonContentTests {
  typealias Below = BackButtonContent.Below
  typealias Label = BackButtonContent.Label
  typealias Replacement = BackButtonContent.Replacement

  private static let inbox: [Label] = [.text("Inbox"), .text("Back")]
  private static let back: [Label] = [.text("Back")]

  private static let table: [(Below, [Label])] = [
    (Below(title: "Inbox"), inbox),
    (Below(), back),
    (Below(title: "Back"), back),
    (Below(title: ""), []),
    (Below(title: " \u{00A0}"), []),
    (Below(backButtonTitle: "Inbox", title: "Mail"), inbox),
    (Below(backButtonTitle: "", title: "Mail"), []),
    (
      Below(replacement: Replacement(title: "Inbox"), backButtonTitle: "A", title: "B"), inbox
    ),
    (Below(replacement: Replacement(title: nil), backButtonTitle: "A", title: "B"), []),
    (Below(replacement: Replacement(title: ""), title: "B"), []),
    (Below(replacement: Replacement(title: "A", hasImage: true), title: "B"), [.image]),
    (Below(backButtonTitle: "A", title: "B", mode: .generic), back),
    (Below(replacement: Replacement(title: "Inbox"), title: "B", mode: .generic), inbox),
    (Below(replacement: Replacement(title: "Inbox"), title: "B", mode: .minimal), []),
    (Below(title: "B", mode: .minimal), []),
  ]

  private static let menuTitles: [(Below, String)] = [
    (Below(title: "Inbox"), "Inbox"),
    (Below(), "Back"),
    (Below(title: " \u{00A0}"), "Back"),
    (Below(backButtonTitle: "Inbox", title: "Mail"), "Inbox"),
    (Below(backButtonTitle: "", title: "Mail"), "Mail"),
    (Below(replacement: Replacement(title: "Inbox"), backButtonTitle: "A", title: "B"), "Inbox"),
    (Below(replacement: Replacement(title: ""), backButtonTitle: " ", title: "Mail"), "Mail"),
    (Below(replacement: Replacement(title: nil, hasImage: true), title: "Mail"), "Mail"),
    (Below(title: "Mail", mode: .minimal), "Mail"),
    (Below(title: "Mail", mode: .generic), "Mail"),
  ]

  @Test(arguments: menuTitles)
  func `the title of a row in the back menu is never blank`(_ item: Below, title: String) {
    #expect(BackButtonContent.menuTitle(of: item, genericText: "Back") == title)
  }

  @Test(arguments: table)
  func `the label follows the properties of the item below`(_ below: Below, labels: [Label]) {
    #expect(BackButtonContent(below: below, genericText: "Back").labels == labels)
  }

  @Test func `a button for a back action alone has the action's title or image`() {
    func labels(_ action: Replacement) -> [Label] {
      BackButtonContent(synthesizedFor: action, genericText: "Back").labels
    }
    #expect(labels(Replacement(title: "Inbox")) == Self.inbox)
    #expect(labels(Replacement(title: "Inbox", hasImage: true)) == [.image])
    #expect(labels(Replacement(title: "")) == [])
  }
}
