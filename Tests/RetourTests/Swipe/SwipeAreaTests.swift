// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

/// The areas of the swipe back.
@MainActor @Suite(.freesControllers) struct SwipeAreaTests {
  /// Drags from a distance from the leading edge towards the trailing one.
  private func drag(_ kit: KitScenario, from start: CGFloat, by distance: CGFloat = 150) {
    kit.drag(from: CGPoint(x: start, y: 211), by: CGPoint(x: distance, y: 0))
  }

  @Test(arguments: World.Direction.allCases)
  func `a content swipe begins anywhere on the page and drives the pop`(
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B", "C"], direction) { $0.swipeArea = .content }
    var triggers: [BackRequest.Trigger] = []
    for page in kit.stack.viewControllers {
      page.navigationItem.backGuard = { request in
        triggers.append(request.trigger)
        return .allow
      }
    }
    let page = kit.stack.viewControllers[2]
    drag(kit, from: 100, by: 50)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    // A pan swallows the 10 points after which it begins.
    #expect(abs(kit.share(of: page.view) - 40.0 / 195) < 0.01)
    kit.world.finger.hold(for: 0.2)
    kit.lift()
    expectStack(kit.stack, ["A", "B", "C"])
    drag(kit, from: 30)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    kit.swipe()
    expectStack(kit.stack, ["A"])
    #expect(triggers == [.contentSwipe, .contentSwipe, .edgeSwipe])
    drag(kit, from: 30)
    #expect(kit.stack.transitionCoordinator == nil, "never at the root")
    kit.lift()
    expectStack(kit.stack, ["A"])
  }

  /// An area, a distance from the edge, and whether the swipe begins there.
  struct Start: Sendable {
    var area: SwipeArea
    var distance: CGFloat
    var begins: Bool
  }

  nonisolated private static let starts = [
    Start(area: .edge(), distance: 10, begins: true),
    Start(area: .edge(), distance: 40, begins: false),
    Start(area: .edge(width: 60), distance: 10, begins: true),
    Start(area: .edge(width: 60), distance: 55, begins: true),
    Start(area: .edge(width: 60), distance: 65, begins: false),
    Start(area: .edge(width: 8), distance: 5, begins: true),
    Start(area: .edge(width: 8), distance: 12, begins: false),
    Start(area: .content, distance: 10, begins: true),
    Start(area: .content, distance: 120, begins: true),
    Start(area: .disabled, distance: 5, begins: false),
    Start(area: .disabled, distance: 60, begins: false),
  ]

  @Test(arguments: starts, World.Direction.allCases)
  func `a swipe begins in its area only`(_ start: Start, _ direction: World.Direction) {
    for isOfPage in [false, true] {
      let kit = KitScenario(["A", "B"], direction)
      // The area of the page takes precedence over that of the stack.
      kit.stack.swipeArea = isOfPage ? (start.begins ? .disabled : .content) : start.area
      if isOfPage { kit.stack.topViewController?.navigationItem.swipeArea = start.area }
      drag(kit, from: start.distance, by: 60)
      #expect((kit.stack.transitionCoordinator != nil) == start.begins)
      kit.lift()
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe in a wide strip is an edge swipe`(_ direction: World.Direction) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .edge(width: 60) }
    var triggers: [BackRequest.Trigger] = []
    kit.stack.topViewController?.navigationItem.backGuard = { request in
      triggers.append(request.trigger)
      return .allow
    }
    drag(kit, from: 50, by: 140)
    kit.lift()
    expectStack(kit.stack, ["A"])
    #expect(triggers == [.edgeSwipe])
  }

  @Test(arguments: [CGPoint(x: 20, y: 80), CGPoint(x: -60, y: 0)], World.Direction.allCases)
  func `a content swipe does not begin in another direction`(
    _ movement: CGPoint,
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
    kit.drag(from: CGPoint(x: 100, y: 211), by: movement)
    #expect(kit.stack.transitionCoordinator == nil)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect(kit.stack.lastSwipeVerdict == nil, "nobody meant to swipe back")
  }

  @Test func `a content swipe does not begin on a bar`() {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    kit.stack.setToolbarHidden(false, animated: false)
    kit.world.settle()
    let bars = [kit.stack.navigationBar, kit.stack.toolbar as UIView]
    for bar in bars {
      let frame = bar.convert(bar.bounds, to: nil)
      kit.drag(from: CGPoint(x: 80, y: frame.midY), by: CGPoint(x: 80, y: 0))
      #expect(kit.stack.transitionCoordinator == nil)
      kit.lift()
      #expect(kit.stack.lastSwipeVerdict?.reason == .outsideArea)
    }
  }

  @Test(arguments: SwipeTests.Obstacle.allCases, World.Direction.allCases)
  func `a content swipe pops with any back button and without one`(
    _ obstacle: SwipeTests.Obstacle,
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
    obstacle.install(on: kit)
    drag(kit, from: 60, by: 50)
    kit.world.finger.hold(for: 0.2)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    drag(kit, from: 40)
    kit.lift()
    expectStack(kit.stack, ["A"])
    kit.push("C")
    expectStack(kit.stack, ["A", "C"])
  }

  @Test(arguments: [true, false], World.Direction.allCases)
  func `a guard holds a content swipe`(_ answer: Bool, _ direction: World.Direction) async {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
    let dialog = Dialog()
    let page = kit.stack.viewControllers[1]
    page.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    drag(kit, from: 40)
    kit.world.finger.up()
    await kit.world.settleTasks()
    #expect(dialog.questions == 1)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    dialog.answer(answer)
    await kit.world.settleTasks()
    expectStack(kit.stack, answer ? ["A"] : ["A", "B"])
    page.navigationItem.backGuard = { _ in .deny }
    guard !answer else { return }
    drag(kit, from: 40)
    #expect(kit.share(of: page.view) < 0.25 && kit.share(of: page.view) > 0.05)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
  }

  /// An interruption of a swipe.
  enum Interruption: CaseIterable {
    case pop, popAtOnce, popToRoot, push, set, resize, cancel
  }

  @Test(arguments: Interruption.allCases, World.Direction.allCases)
  func `an interruption of a content swipe leaves its pages in their places`(
    _ interruption: Interruption,
    _ direction: World.Direction
  ) throws {
    let kit = KitScenario(["A", "B", "C"], direction) { $0.swipeArea = .content }
    let (stack, pages) = (kit.stack, kit.stack.viewControllers)
    drag(kit, from: 30, by: 100)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    let added = LoggedPage("D", kit.log)
    switch interruption {
    case .pop: stack.popViewController(animated: true)
    case .popAtOnce: stack.popViewController(animated: false)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .push: stack.pushViewController(added, animated: true)
    case .set: stack.setViewControllers([pages[0], added], animated: true)
    case .resize: kit.world.resize(to: CGSize(width: 300, height: 300))
    case .cancel: kit.world.finger.cancel()
    }
    kit.lift()
    let titles =
      switch interruption {
      // A resize completes a transition that a finger holds, as UIKit's own.
      case .pop, .popAtOnce, .resize: ["A", "B"]
      case .popToRoot: ["A"]
      case .push: ["A", "B", "C", "D"]
      case .set: ["A", "D"]
      case .cancel: ["A", "B", "C"]
      }
    expectStack(stack, titles)
    let tap = UITapGestureRecognizer()
    let top = try #require(stack.topViewController?.view)
    #expect(top.transform == .identity && top.frame == kit.world.window.bounds)
    top.addGestureRecognizer(tap)
    var taps = 0
    let target = TapTarget { taps += 1 }
    target.attach(to: tap)
    kit.tap(top)
    #expect(taps == 1)
    for page in pages.dropLast() { #expect(page.view.transform == .identity) }
    kit.push("E")
    kit.swipe()
    expectStack(stack, titles)
  }

  /// A target that calls a closure.
  @MainActor private final class TapTarget: NSObject {
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) { self.handler = handler }

    func attach(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: Selector("tapped:", TapTarget.tapped(_:)))
    }

    private func tapped(_ sender: UIGestureRecognizer) { handler() }
  }

  @Test(arguments: [true, false])
  func `a disabled recognizer of UIKit's disables every swipe`(_ hasGuard: Bool) {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    if hasGuard { kit.stack.topViewController?.navigationItem.backGuard = { _ in .ask { true } } }
    kit.stack.interactivePopGestureRecognizer?.isEnabled = false
    for start: CGFloat in [5, 80] {
      drag(kit, from: start)
      #expect(kit.stack.transitionCoordinator == nil)
      kit.lift()
      #expect(kit.stack.lastSwipeVerdict?.reason == .recognizerDisabled)
    }
  }
}
