// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct ParallelDefaultTests {
  @Test(arguments: 1...6)
  func `BackButton.default is that of the test's app`(_ number: Int) async {
    let stack = BackNavigationController(rootViewController: UIViewController())
    let world = World(root: stack)
    let width = CGFloat(10 + number)
    BackButton.default = .view { _ in
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }
    await world.settleTasks()
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    await world.settleTasks()
    let view = page.navigationItem.leftBarButtonItem?.customView
    #expect(view?.subviews.map(\.bounds.width) == [width])
  }
}
