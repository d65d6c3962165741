// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A note that the user edits.
final class NotesController: UIViewController {
  private let note = UITextView()

  override func loadView() { view = note }

  override func viewDidLoad() {
    super.viewDidLoad()
    note.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    note.keyboardDismissMode = .interactive
    note.attributedText = Self.text
  }

  private static var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      let own = attributes.merging([.foregroundColor: UIColor.label]) { own, _ in own }
      text.append(NSAttributedString(string: string, attributes: own))
    }
    let body = UIFont.systemFont(ofSize: 17)
    let list = NSMutableParagraphStyle()
    list.headIndent = 20
    list.paragraphSpacing = 6
    add(localized("For the trip", "旅行清单") + "\n", [.font: UIFont.boldSystemFont(ofSize: 28)])
    add(
      localized("Wednesday, before noon", "星期三上午") + "\n\n",
      [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    for item in items { add("•  " + item + "\n", [.font: body, .paragraphStyle: list]) }
    add(
      "\n" + localized("Do not forget the tickets", "别忘了车票"),
      [
        .font: body, .underlineStyle: NSUnderlineStyle.single.rawValue,
        .underlineColor: UIColor.systemRed,
      ]
    )
    add(localized(", they are in the drawer.", "，在抽屉里。"), [.font: body])
    return text
  }

  private static var items: [String] {
    [
      localized("A map, since the train goes where phones do not", "地图，火车开往没有信号的地方"),
      localized("Bread, apples and 日本 tea 🍵", "面包、苹果和茶 🍵"),
      localized("The book with the Arabic title, كتاب الرحلة", "书名是阿拉伯文的书：كتاب الرحلة"),
    ]
  }
}
