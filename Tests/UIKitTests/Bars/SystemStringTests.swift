// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

@MainActor struct SystemStringTests {
  private final class OwnBar: UINavigationBar {}

  @Test func `every language has every string`() {
    for (language, strings) in SystemString.languages {
      #expect(strings.count == SystemString.allCases.count, "\(language)")
      #expect(strings.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    #expect(SystemString.back.text(in: "de") == "Zurück")
    #expect(SystemString.back.text(in: "tlh") == "Back")
  }

  @Test(arguments: [
    ("", "en"), ("C", "en"), ("de_DE.UTF-8", "de"), ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"),
    ("zh_TW", "zh-Hant"), ("zh_HK.UTF-8", "zh-Hant"), ("ar", "ar"), ("sr_RS@latin", "en"),
    ("ja_JP.eucJP", "ja"),
  ])
  func `the language is that of the environment`(_ locale: String, _ language: String) {
    #expect(SystemString.language(["RETOUR_LANGUAGE": "ko", "LANG": locale]) == "ko")
    #expect(SystemString.language(["RETOUR_LANGUAGE": "?", "LANG": locale]) == language)
    #expect(SystemString.language(["LANG": locale]) == language)
    #expect(
      SystemString.language(["LANG": "fr_FR", "LC_ALL": locale]) == (locale == "" ? "fr" : language)
    )
  }

  @Test(
    arguments: [
      ("ar", nil, .rightToLeft), ("he", nil, .rightToLeft), ("en", nil, .leftToRight),
      ("ar", .leftToRight, .leftToRight), ("en", .rightToLeft, .rightToLeft),
    ] as [(String, World.Direction?, World.Direction)]
  )
  func `a world's direction is that of its language unless it is given`(
    _ language: String,
    _ given: World.Direction?,
    _ expected: World.Direction
  ) {
    let view = UIView()
    let world = World(given, size: CGSize(width: 30, height: 20), scale: 1, language: language)
    world.window.addSubview(view)
    #expect(world.direction == expected)
    #expect(
      view.effectiveUserInterfaceLayoutDirection
        == (expected == .rightToLeft ? .rightToLeft : .leftToRight)
    )
  }

  @Test(
    arguments: [
      (["LANG": "ar_EG.UTF-8"], .rightToLeft), (["RETOUR_LANGUAGE": "he"], .rightToLeft),
      (["LANG": "de_DE.UTF-8"], .leftToRight),
      (["LANG": "ar", "RETOUR_DIRECTION": "leftToRight"], .leftToRight),
      (["LANG": "de", "RETOUR_DIRECTION": "rightToLeft"], .rightToLeft),
      (["LANG": "he", "RETOUR_DIRECTION": "?"], .rightToLeft),
    ] as [([String: String], UITraitEnvironmentLayoutDirection)]
  )
  func `an app's direction is that of its language unless the environment sets it`(
    _ environment: [String: String],
    _ expected: UITraitEnvironmentLayoutDirection
  ) {
    #expect(AppRunner.traits(environment).layoutDirection == expected)
  }

  @Test(arguments: [("en", "Back"), ("zh-Hans", "返回"), ("ar", "رجوع"), ("ja", "戻る")])
  func `a back button without a title has the localized string`(
    _ language: String,
    _ text: String
  ) throws {
    let world = World(size: CGSize(width: 300, height: 200), scale: 1, language: language)
    let stack = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: false)
    world.settle()
    let button = try #require(stack.bar.content?.backButton)
    #expect(button.shownText == text)
    #expect(
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).title
        == SystemString.done.text(in: language)
    )
  }

  @Test(arguments: SystemString.languages.keys.sorted())
  func `the bundle of a UIKit class has every string in the interface's language`(
    _ language: String
  ) {
    let world = World(size: CGSize(width: 30, height: 20), scale: 1, language: language)
    world.perform {
      let bundle = Bundle(for: UINavigationBar.self)
      for string in SystemString.allCases {
        let key = string.text(in: "en")
        #expect(
          bundle.localizedString(forKey: key, value: nil, table: nil) == string.text(in: language)
        )
      }
      #expect(bundle.localizedString(forKey: "?", value: "Unknown", table: nil) == "Unknown")
    }
  }

  @Test func `the bundle of a subclass of an app's own is the app's`() {
    #expect(Bundle(for: OwnBar.self) == Bundle(for: NSObject.self))
  }
}
