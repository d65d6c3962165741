// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The custom back button of the document on DCBaseNavigationController, as it is written there.
@MainActor @Suite(.freesControllers) struct DCButtonTests {
  private final class Page: UIViewController {
    func showNavBackButton() {
      let backButton = UIButton(type: .custom)
      backButton.addTarget(
        self,
        action: Selector("backButtonAction:", Page.backButtonAction),
        for: .touchUpInside
      )
      backButton.setBackgroundImage(.backPill(.systemGray4), for: .normal)
      backButton.setTitle("Back", for: .normal)
      backButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 1, right: 0)
      backButton.titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
      backButton.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: backButton)
    }

    func backButtonAction(_ sender: Any?) {
      navigationController?.popViewController(animated: true)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showNavBackButton()
    }
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the document's button pops; the swipe works on the kit's stack only`(
    _ direction: World.Direction,
    _ isKit: Bool
  ) {
    let stage = SeedStage(direction) {
      let root = UIViewController()
      root.title = "First"
      return isKit
        ? BackNavigationController(rootViewController: root)
        : UINavigationController(rootViewController: root)
    }
    func show() {
      stage.world.perform { stage.stack.pushViewController(Page(), animated: true) }
      stage.world.settle()
    }
    show()
    #expect(stage.texts == ["Back"])
    expectGolden(of: stage.world, named: "\(direction)-\(isKit ? "kit" : "system")")
    stage.swipe()
    #expect(stage.count == (isKit ? 1 : 2))
    if isKit { show() }
    stage.tap(40)
    #expect(stage.count == 1)
  }
}
