// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// A window that moves to a screen with other pixels while it runs.
@MainActor @Suite(.freesControllers) struct ScreenScaleTests {
  @Test(arguments: [(1, 2), (2, 1), (1, 3), (2, 1.5)] as [(CGFloat, CGFloat)])
  func `the traits, the layers and what views draw take the new scale`(
    _ former: CGFloat,
    _ present: CGFloat
  ) {
    let page = ScalePage()
    let world = World(size: CGSize(width: 60, height: 40), scale: former, root: page)
    let drawing = Drawing(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    page.view.addSubview(drawing)
    world.settle()
    _ = world.frame
    world.moveToScreen(framesPerSecond: 60, scale: present)
    #expect(world.window.screen.scale == present && page.traitCollection.displayScale == present)
    #expect(page.scales == [former])
    #expect(drawing.contentScaleFactor == present)
    let frame = world.frame
    #expect(frame.width == Int(60 * present) && frame.height == Int(40 * present))
    #expect(drawing.scales.last == present)
    #expect(world.window.bounds.size == CGSize(width: 60, height: 40))
  }

  @Test(arguments: World.Direction.allCases, [1, 2] as [CGFloat])
  func `a bar made before its screen looks as one made for it`(
    _ direction: World.Direction,
    _ scale: CGFloat
  ) {
    func stack() -> UINavigationController {
      let stack = UINavigationController(rootViewController: UIViewController())
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      page.navigationItem.rightBarButtonItem?.possibleTitles = ["Edit", "Done with it"]
      stack.pushViewController(page, animated: false)
      return stack
    }
    // For the screen of a process without worlds, which has three pixels per point.
    let before = World(direction, scale: scale, root: stack())
    let after = World(direction, scale: scale)
    after.perform { after.window.rootViewController = stack() }
    for world in [before, after] { world.settle() }
    #expect(before.layoutDescription == after.layoutDescription)
    #expect(FrameHash(of: before.frame) == FrameHash(of: after.frame))
    // A screen with other pixels, too.
    for world in [before, after] { world.moveToScreen(framesPerSecond: 60, scale: 3) }
    let there = World(direction, scale: 3, root: stack())
    there.settle()
    #expect(before.layoutDescription == there.layoutDescription)
  }

  @Test func `a swipe goes on when the scale changes under the finger`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    world.settle()
    world.finger.dragFromLeadingEdge(to: 0.7)
    world.moveToScreen(framesPerSecond: 120, scale: 2)
    #expect(world.window.screen.maximumFramesPerSecond == 120)
    world.finger.up()
    #expect(world.settle())
    #expect(stack.viewControllers.count == 1)
  }
}

/// A page that notes the former scales of its traits.
@MainActor
private final class ScalePage: UIViewController {
  var scales: [CGFloat] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let previous, previous.displayScale != traitCollection.displayScale {
      scales.append(previous.displayScale)
    }
  }
}

/// A view that notes the scales in which it draws.
@MainActor
private final class Drawing: UIView {
  var scales: [CGFloat] = []

  override func draw(_ rect: CGRect) {
    scales.append(contentScaleFactor)
  }
}
