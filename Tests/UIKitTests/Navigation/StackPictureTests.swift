// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// The frames of pages and bar, at rest and during transitions.
@MainActor @Suite(.freesControllers) struct StackPictureTests {
  private static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// A page that records the safe areas of its layout passes.
  private final class Page: UIViewController {
    var insets: [UIEdgeInsets] = []
    var appearing: UIEdgeInsets?
    var sizes: Set<CGFloat> = []
    override func viewIsAppearing(_ animated: Bool) { appearing = view.safeAreaInsets }
    override func viewDidLayoutSubviews() {
      insets.append(view.safeAreaInsets)
      sizes.insert(view.bounds.width)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a page has its safe area from the first layout pass to the end of the transition`(
    _ direction: World.Direction
  ) {
    let (first, second) = (Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let world = World(
      direction,
      size: CGSize(width: 200, height: 400),
      scale: 1,
      safeAreaInsets: Self.insets,
      root: stack
    )
    let expected = UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0)
    stack.pushViewController(second, animated: true)
    for step in 0..<40 {
      if step % 5 == 0 {
        for page in [first, second] { page.view.setNeedsLayout() }
      }
      world.advance(by: 1.0 / 60)
    }
    stack.popViewController(animated: true)
    for _ in 0..<5 {
      for page in [first, second] { page.view.setNeedsLayout() }
      world.advance(by: 1.0 / 60)
    }
    world.settle()
    for page in [first, second] {
      #expect(page.appearing == expected)
      #expect(page.insets.allSatisfy { $0 == expected })
      #expect(page.insets.count >= 5)
    }
  }

  @Test func `a page keeps its size during a transition`() {
    let page = Page()
    let scene = StackScene("A")
    scene.stack.pushViewController(page, animated: true)
    scene.world.settle()
    #expect(page.sizes == [StackScene.width])
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: StackScene.width, height: 400))
  }

  @Test func `a page without a bar has the device's safe area`() {
    let scene = StackScene("A", insets: Self.insets)
    #expect(scene["A"].view.safeAreaInsets.top == 91)
    #expect(scene.stack.navigationBar.frame == CGRect(x: 0, y: 47, width: 200, height: 44))
    scene.stack.isNavigationBarHidden = true
    scene.world.settle()
    #expect(scene["A"].view.safeAreaInsets == Self.insets)
    #expect(scene.stack.navigationBar.isHidden)
    scene.push("B")
    scene.world.settle()
    #expect(scene["B"].view.safeAreaInsets == Self.insets)
    scene.stack.setNavigationBarHidden(false, animated: false)
    scene.world.settle()
    #expect(scene["B"].view.safeAreaInsets.top == 91 && !scene.stack.navigationBar.isHidden)
  }

  @Test func `setNavigationBarHidden slides the bar out and in`() throws {
    let scene = StackScene("A", insets: Self.insets)
    let bar = scene.stack.navigationBar
    scene.stack.setNavigationBarHidden(true, animated: true)
    #expect(scene.stack.isNavigationBarHidden && !bar.isHidden)
    scene.world.advance(by: UINavigationController.hideShowBarDuration / 2)
    let middle = try #require(bar.layer.presentation()).frame.minY
    #expect(middle < 46 && middle > -43)
    scene.world.settle()
    #expect(bar.isHidden)
    scene.stack.setNavigationBarHidden(false, animated: true)
    #expect(!bar.isHidden)
    // Reversed during the animation, the last call prevails.
    scene.stack.setNavigationBarHidden(true, animated: true)
    scene.stack.setNavigationBarHidden(false, animated: true)
    scene.world.settle()
    #expect(!bar.isHidden && bar.frame.minY == 47)
  }

  @Test func `a bar hidden before the first appearance is hidden at once`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.setNavigationBarHidden(true, animated: true)
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    #expect(stack.navigationBar.isHidden)
    world.settle()
    #expect(stack.topViewController?.view.safeAreaInsets == .zero)
  }

  @Test(arguments: World.Direction.allCases)
  func `a push follows the system's spring`(_ direction: World.Direction) throws {
    let scene = StackScene("A", direction: direction)
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let start = scene.world.time
    scene.push("B", animated: true)
    // Values of the spring (Documentation/Parity.md, duration and curve).
    for (time, seen) in [
      (0.0, 0), (0.05, 0.2322), (0.1, 0.5448), (0.25, 0.9420), (0.4, 0.9944),
    ] as [(Double, CGFloat)] {
      scene.world.advance(by: time - (scene.world.time - start))
      let upper = try #require(scene.offset(of: "B"))
      let lower = try #require(scene.offset(of: "A"))
      #expect(abs(upper - sign * 200 * (1 - seen)) < 0.1)
      #expect(abs(lower + sign * 60 * seen) < 0.1)
    }
    scene.world.settle()
    #expect(scene.offset(of: "B") == 0)
    #expect(abs(scene.world.time - start - 0.5) < 0.02)
  }

  @Test func `a resize ends a transition, and pages fill the new size`() {
    let scene = StackScene("A")
    scene.push("B", animated: true)
    scene.world.advance(by: 0.1)
    scene.world.resize(to: CGSize(width: 300, height: 250))
    #expect(scene.seen == ["B"] && scene.stack.transitionCoordinator == nil)
    #expect(scene["B"].view.frame.size == CGSize(width: 300, height: 250))
    #expect(scene.stack.navigationBar.frame.width == 300)
    #expect(scene.log.lines.contains("didShow B(true)"))
    scene.world.settle()
    scene.world.finger.dragFromLeadingEdge(to: 0.3)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    scene.world.resize(to: CGSize(width: 200, height: 400))
    scene.world.finger.move(to: CGPoint(x: 190, y: 100), during: 0.1)
    scene.world.finger.up()
    #expect(scene.world.settle())
    #expect(scene.seen == scene.names.suffix(1))
    #expect(
      scene.stack.engine.container.pagesView.subviews.first?.frame.size
        == CGSize(width: 200, height: 400)
    )
    #expect(scene.stack.navigationBar.items?.count == scene.names.count)
  }

  @Test func `disabled animations make a push immediate, but not a swipe`() {
    let scene = StackScene("A")
    UIView.setAnimationsEnabled(false)
    scene.push("B", animated: true)
    #expect(scene.seen == ["B"] && scene.stack.transitionCoordinator == nil)
    scene.world.finger.dragFromLeadingEdge(to: 0.55)
    let offset = scene.offset(of: "B") ?? 0
    #expect(offset > 90 && offset < 110)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test func `stacks of two windows take their own swipes`() {
    let scene = StackScene("A")
    let (world, log) = (scene.world, CallbackLog(.calls))
    let other = UINavigationController(rootViewController: LoggedPage("X", log))
    let window = UIWindow(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    window.rootViewController = other
    window.makeKeyAndVisible()
    other.pushViewController(LoggedPage("Y", log), animated: true)
    scene.push("B", animated: true)
    world.settle()
    #expect(other.viewControllers.count == 2 && scene.names == ["A", "B"])
    #expect(log.lines.last == "Y.didMove(parent)")
    // The upper window receives the touches in its frame, the lower one the others.
    world.finger.down(at: CGPoint(x: 3, y: 300))
    world.finger.move(to: CGPoint(x: 180, y: 300), during: 0.2)
    world.finger.up()
    world.settle()
    #expect(other.viewControllers.count == 1 && scene.names == ["A", "B"])
    world.finger.down(at: CGPoint(x: 3, y: 100))
    world.finger.move(to: CGPoint(x: 180, y: 100), during: 0.2)
    world.finger.up()
    world.settle()
    #expect(scene.names == ["A"])
  }
}
