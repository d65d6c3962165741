// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import TestSupport
import Testing
import UIKit

/// The code of the article "Customizing back buttons".
@MainActor struct ArticleTests {
  private let house = UIImage.disc()
  private let pill = UIImage.pill
  private let logo = UIView.plate()

  @Test func `the article's code runs`() {
    let stage = BackStage(["Inbox", "Letter"])
    let (stack, page) = (stage.stack, stage.pages[1])
    func show() {
      stage.world.settle()
      stage.show("Answer")
      stage.pop()
      #expect(stage.titles == ["Inbox", "Letter"])
    }
    stack.backButton = .arrow
    show()
    stack.backButton = .title()
    show()
    stack.backButton = .image(house)
    show()
    stack.backButton = .image(house, title: "Home")
    show()
    stack.backButton = .background(pill)
    show()
    stack.backButton = .view { context in
      let label = UILabel()
      label.text = context.title ?? "Back"
      label.textColor = .systemGreen
      context.parts.label = label
      return label
    }
    show()
    let (icon, word) = (UIView.plate(width: 10, height: 10), UILabel())
    logo.addSubview(icon)
    logo.addSubview(word)
    logo.backButtonParts = BackButton.Parts(indicator: icon, label: word)
    page.customBackBarButtonItem = UIBarButtonItem(customView: logo)
    show()
    page.customBackBarButtonItem = nil
    stack.backButton = BackButton.image(house).withPlace(.indicator)
    show()
    stack.backButton = .view { context in
      let label = UILabel()
      label.text = context.title ?? "Back"
      context.onTraitChange { [weak label] traits in
        label?.alpha = traits.userInterfaceStyle == .dark ? 0.8 : 1
      }
      return label
    }
    show()
    page.navigationItem.backButton = .arrow
    page.navigationItem.nextBackButton = .image(house)
    page.customBackBarButtonItem = UIBarButtonItem(customView: logo)
    BackButton.default = .title()
    show()
    BackButton.default = .system
    print(stack.backButtonExplanation(for: page))
    page.navigationItem.backButton = nil
    stack.backButton = BackButton.background(pill).withMotion(.slide())
    show()
    stack.backButton = BackButton.image(house).withMotion(.crossfade)
    show()
    stack.backButton = .arrow.withHitArea(.content)
    show()
    let outsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 8)
    stack.backButton = BackButton.image(house).withHitArea(.outsets(outsets))
    stack.forwardBudget = 3  // keeps up to three popped pages, for the menu and for swipes forward
    stack.historyMenu = .custom { history, menu in
      let start = UIAction(title: "Start") { [weak stack] _ in
        stack?.popToRootViewController(animated: true)
      }
      return menu.replacingChildren(menu.children + [start])
    }
    page.navigationItem.backAction = UIAction { [weak page] _ in
      page?.navigationController?.popToRootViewController(animated: true)
    }
    stage.world.settle()
    stage.tap(3)
    #expect(stage.titles == ["Inbox"])
  }

  @Test func `every line of the article's code is in this file`() throws {
    let known = Set(try Article.lines(ofFile: #filePath))
    let code = try Article("Sources/Retour/Retour.docc/CustomizingBackButtons.md").code
    for line in code { #expect(known.contains(line)) }
    #expect(code.count > 20)
  }
}
