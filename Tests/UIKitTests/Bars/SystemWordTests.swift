// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor @Suite struct SystemWordTests {
  @Test func `every language has every word`() {
    for (language, words) in SystemWord.languages {
      #expect(words.count == SystemWord.allCases.count, "\(language)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    #expect(SystemWord.back.text(in: "de") == "Zurück")
    #expect(SystemWord.back.text(in: "tlh") == "Back")
  }

  @Test(arguments: [
    ("", "en"), ("C", "en"), ("de_DE.UTF-8", "de"), ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"),
    ("zh_TW", "zh-Hant"), ("zh_HK.UTF-8", "zh-Hant"), ("ar", "ar"), ("sr_RS@latin", "en"),
    ("ja_JP.eucJP", "ja"),
  ])
  func `the environment names the language`(_ locale: String, _ language: String) {
    #expect(SystemWord.language(["RETOUR_LANGUAGE": "ko", "LANG": locale]) == "ko")
    #expect(SystemWord.language(["RETOUR_LANGUAGE": "?", "LANG": locale]) == language)
    #expect(SystemWord.language(["LANG": locale]) == language)
    #expect(
      SystemWord.language(["LANG": "fr_FR", "LC_ALL": locale]) == (locale == "" ? "fr" : language)
    )
  }

  @Test(arguments: [("en", "Back"), ("zh-Hans", "返回"), ("ar", "رجوع"), ("ja", "戻る")])
  func `a back button without a title speaks the language`(
    _ language: String,
    _ word: String
  ) throws {
    let world = World(size: CGSize(width: 300, height: 200), scale: 1, language: language)
    let stack = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: false)
    world.settle()
    let button = try #require(stack.bar.picture?.backButton)
    #expect(button.shownText == word)
    #expect(
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).title
        == SystemWord.done.text(in: language)
    )
  }
}
