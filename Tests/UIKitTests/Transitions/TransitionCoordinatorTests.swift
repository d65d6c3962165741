// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor @Suite(.freesControllers) struct TransitionCoordinatorTests {
  @Test func `an animated change has a coordinator until its end`() throws {
    let scene = StackScene("A")
    #expect(scene.stack.transitionCoordinator == nil)
    scene.push("B", animated: true)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(scene["B"].transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && !coordinator.initiallyInteractive)
    #expect(!coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.transitionDuration == 0.5 && coordinator.percentComplete == 0)
    #expect(coordinator.viewController(forKey: .from) === scene["A"])
    #expect(coordinator.viewController(forKey: .to) === scene["B"])
    #expect(coordinator.view(forKey: .to) === scene["B"].view)
    #expect(scene["B"].view.isDescendant(of: coordinator.containerView))
    scene.world.settle()
    #expect(scene.stack.transitionCoordinator == nil)
    #expect(!coordinator.isCancelled && coordinator.percentComplete == 1)
    scene.push("C")
    #expect(scene.stack.transitionCoordinator == nil)
  }

  @Test func `a page has the coordinator in viewWillAppear`() {
    let scene = StackScene("A")
    let page = scene.page("B")
    var found: [Bool] = []
    page.reactions["viewWillAppear"] = { [weak page] in
      found.append(page?.transitionCoordinator != nil)
    }
    scene.stack.pushViewController(page, animated: true)
    scene.world.settle()
    #expect(found == [true])
  }

  @Test func `alongside changes complete after the callbacks of pages and delegate`() throws {
    let scene = StackScene("A")
    let view = UIView()
    scene.stack.view.addSubview(view)
    scene.push("B", animated: true)
    _ = scene.log.take()
    let isQueued = scene.stack.transitionCoordinator?.animate(
      alongsideTransition: { _ in view.alpha = 0 },
      completion: { context in scene.log.add("completed, cancelled: \(context.isCancelled)") }
    )
    #expect(isQueued == true && view.alpha == 0)
    scene.world.advance(by: 0.1)
    let seen = try #require(view.layer.presentation()).opacity
    #expect(abs(seen - (1 - 0.5448)) < 0.01)
    scene.world.settle()
    #expect(scene.log.lines.suffix(2) == ["didShow B(true)", "completed, cancelled: false"])
  }

  @Test func `alongside changes requested in viewWillAppear run from the start`() throws {
    let scene = StackScene("A")
    let (page, view) = (scene.page("B"), UIView())
    scene.stack.view.addSubview(view)
    page.reactions["viewWillAppear"] = { [weak page] in
      page?.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    }
    scene.stack.pushViewController(page, animated: true)
    scene.world.advance(by: 0)
    #expect(try #require(view.layer.presentation()).opacity == 1)
    scene.world.advance(by: 0.1)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.4552) < 0.01)
  }

  @Test(arguments: [true, false])
  func `a swipe drives alongside changes; cancelling undoes them`(_ finishes: Bool) throws {
    let scene = StackScene("A", "B")
    let view = UIView()
    scene.stack.view.addSubview(view)
    scene["A"].reactions["viewWillAppear"] = { [weak scene] in
      scene?.stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in view.alpha = 0 },
        completion: { scene?.log.add("completed, cancelled: \($0.isCancelled)") }
      )
    }
    scene.world.finger.dragFromLeadingEdge(to: finishes ? 0.7 : 0.3)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    let seen = try #require(view.layer.presentation()).opacity
    #expect(abs(CGFloat(seen) - (1 - coordinator.percentComplete)) < 0.01)
    #expect(coordinator.percentComplete > (finishes ? 0.6 : 0.2))
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges { context in
      changes.append("\(context.isInteractive) \(context.isCancelled)")
      scene.log.add("let go")
    }
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    scene.world.finger.hold(for: 0.3)
    _ = scene.log.take()
    scene.world.finger.up()
    scene.world.settle()
    #expect(changes == ["false \(!finishes)"])
    #expect(ends == [!finishes])
    #expect(scene.log.lines.first == "let go")
    #expect(scene.log.lines.last == "completed, cancelled: \(!finishes)")
    #expect(view.alpha == (finishes ? 0 : 1))
    #expect(view.layer.presentation()?.opacity ?? 1 == (finishes ? 0 : 1))
    #expect(scene.names == (finishes ? ["A"] : ["A", "B"]))
  }

  @Test func `a cancelled swipe undoes every alongside property, with the pages at rest`() {
    let scene = StackScene("A", "B")
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.backgroundColor = .red
    scene.stack.view.addSubview(view)
    scene.world.finger.dragFromLeadingEdge(to: 0.3)
    scene.stack.transitionCoordinator?.animate(alongsideTransition: { _ in
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    })
    scene.world.finger.hold(for: 0.3)
    scene.world.finger.up()
    scene.world.settle()
    #expect(view.transform == .identity && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(scene.stack.view.layer.speed == 1 && scene.stack.view.layer.timeOffset == 0)
  }

  @Test func `an operation that cancels a swipe calls the interaction handlers`() {
    let scene = StackScene("A", "B")
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    var told: [Bool] = []
    scene.stack.transitionCoordinator?.notifyWhenInteractionChanges {
      told.append($0.isCancelled)
      #expect(!$0.isInteractive)
    }
    scene.push("C", animated: true)
    #expect(told == [true])
    scene.world.settle()
    #expect(scene.names == ["A", "B", "C"] && told.count == 1)
  }

  @Test func `a named view outside the container animates alongside`() throws {
    let scene = StackScene("A", "B")
    let view = UIView()
    scene.world.window.addSubview(view)
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    coordinator.animateAlongsideTransition(
      in: view,
      animation: { _ in view.alpha = 0 },
      completion: nil
    )
    scene.world.finger.hold(for: 0.5)
    #expect(view.layer.presentation()?.opacity ?? 0 == 1)
    scene.world.finger.move(to: CGPoint(x: 180, y: 200), during: 0.3)
    let seen = try #require(view.layer.presentation()).opacity
    #expect(seen < 0.9 && seen > 0.05)
    scene.world.finger.up()
    scene.world.settle()
    #expect(view.alpha == 0)
  }

  @Test func `an ended coordinator refuses changes`() throws {
    let scene = StackScene("A")
    scene.push("B", animated: true)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    scene.world.settle()
    var calls = 0
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in calls += 1 },
      completion: { _ in calls += 1 }
    )
    #expect(!isQueued)
    #expect(calls == 0)
  }

  @Test func `a coordinator is deallocated after its transition`() {
    let scene = StackScene("A")
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    scene.push("B", animated: true)
    coordinator = scene.stack.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { _ in }
    #expect(coordinator != nil)
    scene.world.settle()
    #expect(coordinator == nil)
  }

  // MARK: Order

  /// Requests an alongside block that logs itself and its completion.
  private func log(_ name: String, in scene: StackScene) {
    scene.stack.transitionCoordinator?.animate(
      alongsideTransition: { [log = scene.log] _ in log.add(name) },
      completion: { [log = scene.log] _ in log.add("\(name) completed") }
    )
  }

  @Test func `alongside blocks and completions run in the order of their requests`() {
    let scene = StackScene("A")
    let page = scene.page("B")
    page.reactions["viewWillAppear"] = { [weak scene] in
      guard let scene else { return }
      for name in ["1", "2", "3"] { log(name, in: scene) }
    }
    scene.stack.pushViewController(page, animated: true)
    for name in ["4", "5"] { log(name, in: scene) }
    #expect(scene.log.take().filter { $0.count == 1 } == ["1", "2", "3", "4", "5"])
    scene.world.settle()
    #expect(scene.log.take().suffix(5) == (1...5).map { "\($0) completed" })
  }

  @Test func `handlers of the interaction run in the order of their requests`() throws {
    let scene = StackScene("A", "B")
    scene.world.finger.dragFromLeadingEdge(to: 0.3)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    for name in ["1", "2"] {
      coordinator.notifyWhenInteractionChanges { _ in scene.log.add(name) }
    }
    scene.world.finger.hold(for: 0.3)
    _ = scene.log.take()
    scene.world.finger.up()
    #expect(scene.log.take().prefix(2) == ["1", "2"])
    scene.world.settle()
  }

  @Test func `alongside blocks at a resize run in the order of their requests`() {
    final class Page: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        for name in ["1", "2"] {
          coordinator.animate(alongsideTransition: { [weak self] _ in self?.lines.append(name) })
        }
      }
    }
    let page = Page()
    let world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page)
    world.resize(to: CGSize(width: 200, height: 100))
    #expect(page.lines == ["1", "2"])
  }

  @Test(arguments: [0.3, 0.8])
  func `the coordinator is no longer the stack's in its completion`(_ share: CGFloat) throws {
    let scene = StackScene("A", "B")
    let pages = [scene["A"], scene["B"]]
    func follow(_ name: String) throws {
      try #require(scene.stack.transitionCoordinator).animate(alongsideTransition: nil) { context in
        let known = [scene.stack] + pages
        let isGone = known.allSatisfy { $0.transitionCoordinator == nil }
        scene.log.add("\(name) \(isGone) \(context.isCancelled) \(context.percentComplete)")
      }
    }
    scene.world.finger.dragFromLeadingEdge(to: share)
    try follow("swipe")
    scene.world.finger.hold(for: 0.3)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.log.take().last == (share > 0.5 ? "swipe true false 1.0" : "swipe true true 0.0"))
    scene.push("C", animated: true)
    try follow("push")
    scene.world.settle()
    #expect(scene.log.take().last == "push true false 1.0")
    scene.push("D", animated: true)
    try follow("interrupted push")
    scene.push("E", animated: true)
    #expect(scene.log.lines.contains { $0.hasPrefix("interrupted push") && $0.hasSuffix("1.0") })
    scene.world.settle()
  }

  @Test(arguments: World.Direction.allCases)
  func `the completion velocity is the finger's, in transitions per second`(
    _ direction: World.Direction
  ) throws {
    let scene = StackScene("A", "B", direction: direction)
    scene.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.25)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(coordinator.completionVelocity == 0)
    scene.world.finger.up()
    #expect(abs(coordinator.completionVelocity - 2) < 0.3)
    scene.world.settle()
  }

  // MARK: Reverting

  /// Holds a swipe, runs alongside blocks on a view, and cancels the swipe.
  private func cancelSwipe(alongside blocks: [@MainActor (UIView) -> Void]) -> UIView {
    let scene = StackScene("A", "B")
    let view = UIView()
    scene.stack.view.addSubview(view)
    scene.world.finger.dragFromLeadingEdge(to: 0.3)
    for block in blocks {
      scene.stack.transitionCoordinator?.animate(alongsideTransition: { _ in block(view) })
    }
    scene.world.finger.hold(for: 0.3)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.names == ["A", "B"])
    return view
  }

  @Test func `a cancelled swipe reverts two blocks on one property, the last one first`() {
    let view = cancelSwipe(alongside: [{ $0.alpha = 0.6 }, { $0.alpha = 0.2 }])
    #expect(view.alpha == 1)
  }

  @Test func `a cancelled swipe reverts two changes of one property in a block`() {
    let view = cancelSwipe(alongside: [
      {
        $0.alpha = 0.6
        $0.alpha = 0.2
      }
    ])
    #expect(view.alpha == 1)
  }

  @Test(arguments: [true, false])
  func `a cancelled swipe reverts a nested block and its own change of one property`(
    _ nestedFirst: Bool
  ) {
    let view = cancelSwipe(alongside: [
      { view in
        if !nestedFirst { view.alpha = 0.6 }
        UIView.animate(withDuration: 1) { view.alpha = 0.2 }
        if nestedFirst { view.alpha = 0.6 }
      }
    ])
    #expect(view.alpha == 1)
  }

  @Test func `a cancelled swipe reverts two nested blocks on one property, the last one first`() {
    let view = cancelSwipe(alongside: [
      { view in
        UIView.animate(withDuration: 1) { view.alpha = 0.6 }
        UIView.animate(withDuration: 1) { view.alpha = 0.2 }
      }
    ])
    #expect(view.alpha == 1)
  }
}
