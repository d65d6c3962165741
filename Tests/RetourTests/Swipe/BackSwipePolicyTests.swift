// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// The views below the finger that have a part in the swipe back.
@MainActor @Suite(.freesControllers) struct BackSwipePolicyTests {
  /// A view that is dragged sideways.
  private final class Strip: UIView, BackSwipeYielding {
    var yieldsToBackSwipe = false
    let pan = UIPanGestureRecognizer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A policy, and whether a swipe begins on its view at the edge and further inside.
  struct Part: Sendable {
    var policy: BackSwipePolicy
    /// The answer of the view; `nil` for a view without one.
    var yields: Bool?
    var atEdge: Bool
    var inside: Bool
  }

  nonisolated private static let parts = [
    Part(policy: .automatic, atEdge: true, inside: true),
    Part(policy: .automatic, yields: false, atEdge: true, inside: false),
    Part(policy: .automatic, yields: true, atEdge: true, inside: true),
    Part(policy: .exclude, atEdge: false, inside: false),
    Part(policy: .exclude, yields: true, atEdge: false, inside: false),
    Part(policy: .edgeOnly, atEdge: true, inside: false),
    Part(policy: .edgeOnly, yields: true, atEdge: true, inside: false),
    Part(policy: .yieldAtLeadingEdge, atEdge: true, inside: false),
    Part(policy: .yieldAtLeadingEdge, yields: false, atEdge: true, inside: false),
    Part(policy: .yieldAtLeadingEdge, yields: true, atEdge: true, inside: true),
  ]

  @Test(arguments: parts, World.Direction.allCases)
  func `a swipe begins where the view below the finger allows it`(
    _ part: Part,
    _ direction: World.Direction
  ) {
    for isAtEdge in [true, false] {
      let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
      let view = part.yields == nil ? UIView() : Strip(frame: .zero)
      (view as? Strip)?.yieldsToBackSwipe = part.yields ?? false
      view.backSwipePolicy = part.policy
      #expect(view.backSwipePolicy == part.policy)
      view.frame = kit.world.window.bounds
      // Its subviews have the same part.
      view.addSubview(UIView(frame: view.bounds))
      kit.stack.topViewController?.view.addSubview(view)
      kit.drag(from: CGPoint(x: isAtEdge ? 5 : 80, y: 211), by: CGPoint(x: 60, y: 0))
      let begins = kit.stack.transitionCoordinator != nil
      #expect(begins == (isAtEdge ? part.atEdge : part.inside))
      let verdict = kit.stack.lastSwipeVerdict
      #expect(verdict?.reason == (begins ? .allowed : .policy(part.policy)))
      #expect(verdict?.decidedBy === (begins ? nil : view))
      if let strip = view as? Strip {
        #expect((strip.pan.state == .changed) == !begins, "one of them has the drag")
      }
      kit.lift()
    }
  }

  @Test func `a view inside an excluded one cannot allow the swipe`() {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    let (outer, strip) = (UIView(frame: kit.world.window.bounds), Strip(frame: .zero))
    outer.backSwipePolicy = .exclude
    strip.frame = outer.bounds
    strip.yieldsToBackSwipe = true
    outer.addSubview(strip)
    kit.stack.topViewController?.view.addSubview(outer)
    kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 60, y: 0))
    #expect(kit.stack.transitionCoordinator == nil)
    #expect(kit.stack.lastSwipeVerdict?.decidedBy === outer)
    kit.lift()
  }

  @Test(arguments: [BackSwipePolicy.exclude, .edgeOnly], World.Direction.allCases)
  func `a view that refuses a swipe has its own drag`(
    _ policy: BackSwipePolicy,
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
    let strip = Strip(frame: kit.world.window.bounds)
    strip.backSwipePolicy = policy
    kit.stack.topViewController?.view.addSubview(strip)
    kit.drag(from: CGPoint(x: 5, y: 211), by: CGPoint(x: 60, y: 0))
    #expect((strip.pan.state == .changed) == (policy == .exclude))
    #expect((kit.stack.transitionCoordinator == nil) == (policy == .exclude))
    kit.lift()
  }

  @Test func `a view that yields keeps drags in other directions`() {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    let strip = Strip(frame: kit.world.window.bounds)
    strip.yieldsToBackSwipe = true
    kit.stack.topViewController?.view.addSubview(strip)
    for movement in [CGPoint(x: -60, y: 0), CGPoint(x: 0, y: 60)] {
      kit.drag(from: CGPoint(x: 90, y: 211), by: movement)
      #expect(strip.pan.state == .changed)
      #expect(kit.stack.transitionCoordinator == nil)
      kit.lift()
    }
  }

  @Test func `a policy takes effect with the next touch`() {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    let view = UIView(frame: kit.world.window.bounds)
    kit.stack.topViewController?.view.addSubview(view)
    for policy in [BackSwipePolicy.exclude, .automatic] {
      view.backSwipePolicy = policy
      kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 60, y: 0))
      #expect((kit.stack.transitionCoordinator != nil) == (policy == .automatic))
      kit.lift()
    }
  }

  @Test(arguments: [5, 100], World.Direction.allCases)
  func `an ancestor's pan has the drags that are no swipes`(
    _ start: CGFloat,
    _ direction: World.Direction
  ) {
    // View A of the article on DCBaseNavigationController: a pan above tabs of stacks.
    let stack = BackNavigationController(rootViewController: UIViewController())
    stack.swipeArea = .content
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let (parent, pan) = (UIViewController(), UIPanGestureRecognizer())
    parent.view.addGestureRecognizer(pan)
    parent.addChild(tabs)
    parent.view.addSubview(tabs.view)
    tabs.didMove(toParent: parent)
    let world = World(
      direction,
      size: CGSize(width: 195, height: 422),
      scale: 1,
      root: parent
    )
    func drag() {
      let points = [start, min(start + 140, 190)].map { direction == .rightToLeft ? 195 - $0 : $0 }
      world.finger.down(at: CGPoint(x: points[0], y: 211))
      world.finger.move(to: CGPoint(x: points[1], y: 211), during: 0.2)
    }
    drag()
    #expect(pan.state == .changed && stack.transitionCoordinator == nil, "at the root")
    world.finger.up()
    world.settle()
    stack.pushViewController(UIViewController(), animated: true)
    world.settle()
    drag()
    #expect(pan.state != .changed && stack.transitionCoordinator?.isInteractive == true)
    #expect(stack.lastSwipeVerdict?.reason == .allowed)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == 1)
    // Nothing is frozen: the next push shows its page.
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    world.settle()
    #expect(page.view.window != nil && stack.topViewController === page)
  }

  @Test(arguments: World.Direction.allCases)
  func `nested stacks swipe back from the inside out`(_ direction: World.Direction) {
    let inner = BackNavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    let outer = BackNavigationController(rootViewController: UIViewController())
    outer.setNavigationBarHidden(true, animated: false)
    outer.pushViewController(page, animated: false)
    let size = CGSize(width: 195, height: 422)
    let world = World(direction, size: size, scale: 1, root: outer)
    inner.view.frame = page.view.bounds
    for area in [SwipeArea.content, .edge()] {
      (inner.swipeArea, outer.swipeArea) = (area, area)
      outer.setViewControllers([outer.viewControllers[0], page], animated: false)
      inner.pushViewController(UIViewController(), animated: false)
      world.settle()
      for counts in [(1, 2), (1, 1)] {
        let start: CGFloat = area == .content ? 40 : 4
        let points = [start, start + 140].map { direction == .rightToLeft ? 195 - $0 : $0 }
        world.finger.down(at: CGPoint(x: points[0], y: 211))
        world.finger.move(to: CGPoint(x: points[1], y: 211), during: 0.2)
        world.finger.up()
        world.settle()
        #expect(inner.viewControllers.count == counts.0)
        #expect(outer.viewControllers.count == counts.1)
      }
      #expect(inner.lastSwipeVerdict?.reason == .root)
      #expect(outer.lastSwipeVerdict?.reason == .allowed)
    }
  }

  @Test func `a stack in a sheet swipes back sideways and is dismissed downwards`() {
    let kit = KitScenario(["A"])
    let sheet = BackNavigationController(rootViewController: UIViewController())
    sheet.swipeArea = .content
    sheet.pushViewController(UIViewController(), animated: false)
    kit.stack.present(sheet, animated: false)
    kit.world.settle()
    kit.drag(from: CGPoint(x: 40, y: 211), by: CGPoint(x: 140, y: 0))
    kit.lift()
    #expect(sheet.viewControllers.count == 1 && kit.stack.presentedViewController === sheet)
    kit.drag(from: CGPoint(x: 90, y: 150), by: CGPoint(x: 0, y: 250))
    kit.lift()
    #expect(kit.stack.presentedViewController == nil)
    #expect(kit.stack.lastSwipeVerdict == nil)
  }
}
