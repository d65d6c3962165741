// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Keys, the mouse and the escape gesture: each makes one back request with its trigger.
@MainActor @Suite(.freesControllers) struct BackInputTests {
  /// A way to go back without touching the screen.
  enum Way: CaseIterable {
    case escapeKey, altLeft, commandBracket, backKey, mouse, escapeGesture

    var trigger: BackRequest.Trigger {
      switch self {
      case .escapeKey, .altLeft, .commandBracket: .keyboard
      case .backKey: .hardwareKey
      case .mouse: .pointer
      case .escapeGesture: .accessibilityEscape
      }
    }

    @MainActor
    func goBack(in world: World) {
      switch self {
      case .escapeKey: world.press(.escape)
      case .altLeft: world.press(.left, modifiers: .alternate)
      case .commandBracket: world.press("[", modifiers: .command)
      case .backKey: world.press(.back)
      case .mouse: world.click(button: .back, at: CGPoint(x: 200, y: 400))
      case .escapeGesture: world.performEscape()
      }
    }
  }

  /// A page that notes what it is asked, without the pages that a request holds.
  private final class Page: UIViewController {
    var triggers: [BackRequest.Trigger] = []
    var directions: [BackRequest.Direction] = []
    weak var target: UIViewController?
    var decision = BackDecision.allow
    func backDecision(for request: BackRequest) -> BackDecision {
      triggers.append(request.trigger)
      directions.append(request.direction)
      target = request.target
      return decision
    }
  }

  private func makeStack(_ titles: String...) -> BackNavigationController {
    let stack = BackNavigationController()
    stack.viewControllers = titles.map { title in
      let page = Page()
      page.title = title
      page.navigationItem.backGuard = { [weak page] in page?.backDecision(for: $0) ?? .allow }
      return page
    }
    return stack
  }

  @Test(arguments: Way.allCases, World.Direction.allCases)
  func `each way makes one request with its trigger, and pops one page`(
    _ way: Way,
    _ direction: World.Direction
  ) throws {
    let stack = makeStack("A", "B", "C")
    let world = World(direction, root: stack)
    let top = try #require(stack.topViewController as? Page)
    way.goBack(in: world)
    world.settle()
    expectStack(stack, ["A", "B"])
    #expect(top.triggers == [way.trigger])
    #expect(top.directions == [.back])
    #expect(top.target === stack.topViewController)
  }

  @Test(arguments: Way.allCases)
  func `a guard that denies keeps the page`(_ way: Way) throws {
    let stack = makeStack("A", "B")
    let world = World(root: stack)
    let top = try #require(stack.topViewController as? Page)
    top.decision = .deny
    way.goBack(in: world)
    world.settle()
    expectStack(stack, ["A", "B"])
    #expect(top.triggers.count == 1)
  }

  @Test(arguments: Way.allCases)
  func `at the root, and below an alert, nothing is popped and nobody is asked`(_ way: Way) throws {
    let stack = makeStack("A")
    let world = World(root: stack)
    way.goBack(in: world)
    world.settle()
    expectStack(stack, ["A"])
    let page = Page()
    page.title = "B"
    page.navigationItem.backGuard = { [weak page] in page?.backDecision(for: $0) ?? .allow }
    stack.pushViewController(page, animated: false)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    stack.present(alert, animated: false)
    world.advance(by: 0)
    way.goBack(in: world)
    world.settle()
    expectStack(stack, ["A", "B"])
    #expect(page.triggers.isEmpty)
    stack.dismiss(animated: false)
  }

  @Test(arguments: [Way.escapeKey, .backKey, .mouse])
  func `the innermost stack that can go back does`(_ way: Way) {
    let (inner, outer) = (makeStack("C"), makeStack("A"))
    let host = Page()
    host.title = "B"
    host.addChild(inner)
    host.view.addSubview(inner.view)
    inner.didMove(toParent: host)
    outer.pushViewController(host, animated: false)
    let world = World(root: outer)
    let page = Page()
    page.title = "D"
    inner.pushViewController(page, animated: false)
    world.settle()
    way.goBack(in: world)
    world.settle()
    expectStack(inner, ["C"])
    expectStack(outer, ["A", "B"])
    way.goBack(in: world)
    world.settle()
    expectStack(outer, ["A"])
  }

  @Test(arguments: ["alt", "command", "mouse"])
  func `forward returns the page that was popped, where the stack keeps it`(_ way: String) {
    let stack = makeStack("A", "B")
    let world = World(root: stack)
    func goForward() {
      switch way {
      case "alt": world.press(.right, modifiers: .alternate)
      case "command": world.press("]", modifiers: .command)
      default: world.click(button: .forward, at: CGPoint(x: 200, y: 400))
      }
      world.settle()
    }
    stack.forwardBudget = 1
    goForward()
    expectStack(stack, ["A", "B"])
    world.press(.escape)
    world.settle()
    expectStack(stack, ["A"])
    goForward()
    expectStack(stack, ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `a right click on a back button opens the history`(_ isCustom: Bool) {
    let stack = makeStack("A", "B", "C")
    if isCustom { stack.backButton = .title("Home") }
    let world = World(root: stack)
    world.settle()
    world.click(button: .secondary, at: CGPoint(x: 30, y: 22))
    world.settle()
    expectStack(stack, ["A", "B", "C"])
    // The menu hides the page from assistive technologies, or lies above it.
    #expect(world.accessibilityTree.contains("\"A\""), "\(world.accessibilityTree)")
    world.activate("A")
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `a finger and the other buttons of the mouse do not go back`() {
    let stack = makeStack("A", "B")
    let world = World(root: stack)
    let middle = CGPoint(x: 200, y: 400)
    world.finger.tap(at: middle)
    for button in World.MouseButton.allCases where button != .back {
      world.click(button: button, at: middle)
    }
    world.settle()
    expectStack(stack, ["A", "B"])
  }

  /// The looks of custom buttons.
  enum Look: CaseIterable {
    case text, automatic, image, view

    @MainActor var button: BackButton {
      switch self {
      case .text: .title("Mail")
      case .automatic: .title()
      case .image: .image(UIImage())
      case .view: .view { _ in UIView() }
      }
    }
  }

  @Test(arguments: Look.allCases)
  func `a custom button announces Back and the title`(_ look: Look) {
    let stack = makeStack("Inbox", "Letter")
    stack.backButton = look.button
    let world = World(root: stack)
    let tree = world.accessibilityTree
    #expect(tree.hasPrefix("button \"Back, "), "\(tree)")
    #expect(tree.split(separator: "\n").count { $0.contains("Back") } == 1, "\(tree)")
  }
}
