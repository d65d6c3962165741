// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Swipes that take over a pop while it runs, where the system lets them.
@MainActor
@Suite(.freesControllers) struct InterruptiblePopTests: ThreePages {
  private let world: World
  private let stack: UINavigationController
  private let log = CallbackLog(.appearance)

  init() { (world, stack) = Self.make(.leftToRight, log: log) }

  private var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }
  private var barTitles: [String] { stack.navigationBar.items?.map { $0.title ?? "" } ?? [] }

  private func expectRest(_ expected: [String]) {
    #expect(world.settle())
    #expect(titles == expected && barTitles == expected)
    #expect(stack.engine.container.pagesView.subviews.count == 1)
    #expect(offset(of: stack.topViewController, in: world) == 0)
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.engine.state == .rest)
  }

  /// Puts a finger on the leading edge, and moves it far enough to begin a swipe.
  private func catchPage() {
    world.finger.down(at: point(3, in: world))
    world.finger.move(to: point(25, in: world))
  }

  /// Pops, and catches the page after a time.
  private func popAndCatch(after time: Double = 0.03) {
    stack.popViewController(animated: true)
    world.advance(by: time)
    catchPage()
  }

  @Test func `a caught pop that is let go early is cancelled as a swipe is`() {
    let c = stack.topViewController
    popAndCatch()
    #expect(stack.engine.state == .interactive)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    world.finger.move(to: point(5, in: world), during: 0.2)
    world.finger.hold(for: 0.3)
    world.finger.up()
    expectRest(["A", "B", "C"])
    #expect(stack.topViewController === c)
    #expect(
      log.take() == [
        "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear",
        "B.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ]
    )
  }

  @Test func `a caught pop that is let go late is completed`() {
    popAndCatch()
    world.finger.move(to: point(160, in: world), during: 0.2)
    world.finger.up()
    expectRest(["A", "B"])
    #expect(
      log.take() == [
        "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "C.viewDidDisappear",
        "B.viewDidAppear",
      ]
    )
  }

  @Test(arguments: World.Direction.allCases, [0.03, 0.12, 0.3])
  func `nothing jumps when a finger catches a pop, moves it and lets go`(
    _ direction: World.Direction,
    _ time: Double
  ) throws {
    let (world, stack) = Self.make(direction)
    let c = try #require(stack.topViewController)
    stack.popViewController(animated: true)
    var last: CGFloat = 0
    var largest: CGFloat = 0
    let advance = { (steps: Int) in
      for _ in 0..<steps {
        // A little more than a frame, which sums of 1/240 s may miss by a hair.
        world.advance(by: 1.0 / 240 + 1e-7)
        guard let place = offset(of: c, in: world) else { continue }
        largest = max(largest, abs(place - last))
        last = place
      }
    }
    advance(Int(time * 240))
    world.finger.down(at: point(3, in: world))
    advance(2)
    for x in stride(from: CGFloat(4), through: 60, by: 1) {
      world.finger.move(to: point(x, in: world))
      advance(1)
    }
    for x in stride(from: CGFloat(60), through: 8, by: -1) {
      world.finger.move(to: point(x, in: world))
      advance(1)
    }
    world.finger.up()
    advance(240)
    // The spring's largest speed is 18.26 · 0.37 widths a second; the finger moves 240 points.
    #expect(largest <= Self.width * 18.26 * 0.37 / 240 + 1)
    #expect(stack.transitionCoordinator == nil)
    #expect(abs(last) < 0.01 || abs(last - Self.width) < 0.5)
  }

  @Test func `a caught pop to the root restores all pages when it is cancelled`() {
    stack.popToRootViewController(animated: true)
    world.advance(by: 0.03)
    catchPage()
    #expect(titles == ["A"])
    world.finger.move(to: point(4, in: world), during: 0.2)
    world.finger.hold(for: 0.3)
    world.finger.up()
    expectRest(["A", "B", "C"])
  }

  @Test func `a page that falls back, or settles, is caught again`() {
    popAndCatch()
    world.finger.move(to: point(4, in: world), during: 0.1)
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.advance(by: 0.05)
    #expect(stack.engine.state == .reverting)
    catchPage()
    #expect(stack.engine.state == .interactive)
    world.finger.move(to: point(180, in: world), during: 0.1)
    world.finger.up()
    world.advance(by: 0.02)
    #expect(stack.engine.state == .finishing)
    catchPage()
    #expect(stack.engine.state == .interactive)
    world.finger.move(to: point(3, in: world), during: 0.3)
    world.finger.hold(for: 0.3)
    world.finger.cancel()
    expectRest(["A", "B", "C"])
  }

  @Test func `the coordinator reports the finger and the cancellation`() throws {
    stack.popViewController(animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInterruptible && !coordinator.initiallyInteractive)
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges {
      changes.append("\($0.isInteractive) \($0.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { changes.append("end \($0.isCancelled)") }
    world.advance(by: 0.03)
    catchPage()
    world.finger.hold(for: 0.3)
    world.finger.cancel()
    world.settle()
    #expect(changes == ["true false", "false true", "end true"])
    #expect(!coordinator.isInterruptible)
  }

  @Test func `without the system's choice a pop is not caught`() {
    let (world, stack) = Self.make(.leftToRight, interruptible: false)
    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator?.isInterruptible == false)
    world.advance(by: 0.1)
    world.finger.down(at: point(3, in: world))
    world.finger.move(to: point(60, in: world), during: 0.05)
    #expect(stack.engine.state == .timed(isPush: false))
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `pages that the app has set are not taken back`() {
    stack.setViewControllers([stack.viewControllers[0]], animated: true)
    #expect(stack.transitionCoordinator?.isInterruptible == false)
    world.settle()
    stack.setViewControllers(["A", "B", "C"].map { Self.page($0, log) }, animated: false)
    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator?.isInterruptible == true)
    stack.setViewControllers([Self.page("X", log), stack.viewControllers[1]], animated: true)
    #expect(stack.transitionCoordinator?.isInterruptible == false)
    world.advance(by: 0.1)
    world.finger.down(at: point(3, in: world))
    world.finger.move(to: point(60, in: world), during: 0.05)
    world.finger.up()
    expectRest(["X", "B"])
  }

  @Test func `a pop that has interrupted its page's push is not caught`() {
    stack.pushViewController(Self.page("D", log), animated: true)
    world.advance(by: 0.1)
    popAndCatch()
    #expect(stack.engine.state == .timed(isPush: false))
    world.finger.up()
    expectRest(["A", "B", "C"])
  }

  @Test(arguments: [0, 0.03])
  func `a page that was caught takes touches at rest again`(_ time: Double) throws {
    let page = try #require(stack.topViewController)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    popAndCatch(after: time)
    world.finger.up()
    expectRest(["A", "B", "C"])
    world.finger.tap(button)
    #expect(taps == 1)
  }

  @Test func `a page that hides its back button is not caught`() {
    stack.topViewController?.navigationItem.hidesBackButton = true
    popAndCatch()
    #expect(stack.engine.state == .timed(isPush: false))
    world.finger.up()
    expectRest(["A", "B"])
  }

  @Test func `an operation takes back what the finger has caught`() {
    popAndCatch()
    stack.pushViewController(Self.page("D", log), animated: true)
    #expect(titles == ["A", "B", "C", "D"])
    world.finger.move(to: point(190, in: world), during: 0.1)
    world.finger.up()
    expectRest(["A", "B", "C", "D"])
  }

  @Test func `another size completes a caught pop, and the finger has no effect`() {
    popAndCatch()
    world.resize(to: CGSize(width: Self.width, height: 500))
    #expect(stack.engine.state == .rest)
    world.finger.move(to: point(190, in: world), during: 0.1)
    world.finger.up()
    expectRest(["A", "B"])
  }
}
