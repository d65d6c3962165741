// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Fingers, keys and the mouse of a world, without points of the screen.
@MainActor @Suite(.freesControllers) struct FingerTests {
  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private let stack = UINavigationController(rootViewController: page("Inbox"))

  private func makeWorld(_ direction: World.Direction = .leftToRight) -> World {
    let world = World(direction, root: stack)
    stack.pushViewController(Self.page("Letter"), animated: false)
    world.settle()
    return world
  }

  @Test func `tap touches a view that is on the screen`() {
    let world = makeWorld()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 50, height: 30))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stack.topViewController?.view.addSubview(button)
    world.finger.tap(button)
    #expect(taps == 1)
    // Half of it is outside of the window: the finger touches the visible half.
    button.frame.origin = CGPoint(x: 380, y: 300)
    world.finger.tap(button)
    #expect(taps == 2)
  }

  @Test func `tap on a label of a button taps the button, unless the label is hidden`() {
    let world = makeWorld()
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 60, y: 10, width: 30, height: 30))
    button.addSubview(label)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stack.topViewController?.view.addSubview(button)
    world.finger.tap(label)
    #expect(taps == 1)
    label.isHidden = true
    withKnownIssue {
      world.finger.tap(label)
    } matching: {
      "\($0)".contains("receives the touch, not")
    }
    #expect(taps == 1)
  }

  @Test func `tap reports a view that another covers, that is off the screen, or in no window`() {
    let world = makeWorld()
    let (below, above) = (UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50)), UIButton())
    above.frame = below.frame
    stack.topViewController?.view.addSubview(below)
    stack.topViewController?.view.addSubview(above)
    withKnownIssue {
      world.finger.tap(below)
    } matching: {
      "\($0)".contains("receives the touch, not")
    }
    below.frame.origin.x = 500
    withKnownIssue {
      world.finger.tap(below)
    } matching: {
      "\($0)".contains("outside of the screen")
    }
    withKnownIssue {
      world.finger.tap(UIView())
    } matching: {
      "\($0)".contains("in no window")
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `tapBack taps UIKit's back button`(_ direction: World.Direction) {
    let world = makeWorld(direction)
    world.tapBack()
    world.settle()
    expectStack(stack, ["Inbox"])
  }

  @Test func `tapBack taps the left item of a page that has one`() {
    let world = makeWorld()
    var taps = 0
    stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction { _ in taps += 1 }
    )
    world.tapBack()
    #expect(taps == 1)
  }

  @Test func `tapBack reports a screen without a back button`() {
    let world = makeWorld()
    stack.popViewController(animated: false)
    withKnownIssue {
      world.tapBack()
    } matching: {
      "\($0)".contains("no back button")
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `swipeBack pops with velocity, and without one by its distance`(
    _ direction: World.Direction
  ) {
    let world = makeWorld(direction)
    world.finger.swipeBack(to: 0.3, velocity: 0)
    world.settle()
    expectStack(stack, ["Inbox", "Letter"])
    world.finger.swipeBack(to: 0.3, velocity: 1500, in: stack)
    world.settle()
    expectStack(stack, ["Inbox"])
  }
}
