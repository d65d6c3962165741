// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of sheets, alerts and tabs.
@MainActor struct PresentationPictureTests {
  /// A style and layout direction of a screen.
  enum Look: CaseIterable {
    case light, dark, mirrored

    var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
    var direction: World.Direction { self == .mirrored ? .rightToLeft : .leftToRight }
  }

  func scenario(_ look: Look) -> Scenario {
    Scenario(["All"], look.direction, style: look.style, scale: 2)
  }

  @Test(arguments: Look.allCases)
  func `a sheet comes over a stack`(_ look: Look) {
    let scenario = scenario(look)
    let sheet = UINavigationController(rootViewController: scenario.page("Note"))
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    scenario.stack.present(sheet, animated: true)
    scenario.frames(6)
    expectGolden(of: scenario.world, named: "\(look)-coming")
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-rest")
    let finger = scenario.world.finger
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 210), during: 0.3)
    scenario.frames(0)
    expectGolden(of: scenario.world, named: "\(look)-pulled")
    finger.cancel()
    scenario.world.settle()
    sheet.dismiss(animated: false)
  }

  @Test func `a sheet over a sheet pushes it back`() {
    let scenario = scenario(.light)
    let lower = UINavigationController(rootViewController: scenario.page("Note"))
    let upper = UINavigationController(rootViewController: scenario.page("Help"))
    scenario.stack.present(lower, animated: false)
    lower.present(upper, animated: false)
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "rest")
  }

  @Test(arguments: Look.allCases)
  func `an alert asks in the middle`(_ look: Look) {
    let scenario = scenario(look)
    let alert = question(.alert)
    scenario.stack.present(alert, animated: true)
    scenario.frames(3)
    expectGolden(of: scenario.world, named: "\(look)-coming")
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-rest")
  }

  @Test(arguments: Look.allCases)
  func `an action sheet asks at the bottom`(_ look: Look) {
    let scenario = scenario(look)
    let sheet = question(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Save", style: .default))
    sheet.actions[2].isEnabled = false
    scenario.stack.present(sheet, animated: false)
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-rest")
  }

  @Test func `an alert with too much in it cuts its texts`() {
    let scenario = scenario(.light)
    let alert = UIAlertController(
      title: "A title that needs more than a line",
      message: String(repeating: "A message without an end. ", count: 60),
      preferredStyle: .alert
    )
    for title in ["Save", "Save As", "An action with a long text"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = alert.actions[0]
    scenario.stack.present(alert, animated: false)
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "rest")
  }

  @Test(arguments: Look.allCases)
  func `tabs have badges`(_ look: Look) {
    let scenario = scenario(look)
    let tabs = UITabBarController()
    let badges: [String?] = ["3", nil, "new", ""]
    tabs.viewControllers = badges.enumerated().map { index, badge in
      let page = scenario.page("Tab \(index)")
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 22, height: 22))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
        path.lineWidth = 2
        path.stroke()
      }
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
      page.tabBarItem.badgeValue = badge
      return page
    }
    tabs.viewControllers?[2].tabBarItem.badgeColor = .systemGreen
    scenario.world.window.rootViewController = tabs
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-rest")
  }

  @Test(arguments: Look.allCases)
  func `tabs that have no button are listed`(_ look: Look) {
    let scenario = scenario(look)
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { index in
      let page = scenario.page("Tab \(index)")
      let image = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
        UIBezierPath(rect: CGRect(x: 3, y: 3, width: 20, height: 20)).fill()
      }
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
      return page
    }
    tabs.viewControllers?[5].tabBarItem.badgeValue = "3"
    tabs.viewControllers?[6].tabBarItem.isEnabled = false
    scenario.world.window.rootViewController = tabs
    tabs.selectedViewController = tabs.moreNavigationController
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-list")
    let row = scenario.world.direction == .rightToLeft ? 40.0 : 150
    scenario.world.finger.tap(at: CGPoint(x: row, y: 66))
    scenario.world.advance(by: 0.1)
    expectGolden(of: scenario.world, named: "\(look)-coming")
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(look)-page")
  }

  private func question(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard?",
      message: "What you wrote is lost then.",
      preferredStyle: style
    )
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    return alert
  }
}
