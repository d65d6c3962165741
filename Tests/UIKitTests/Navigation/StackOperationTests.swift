// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// The results and callbacks of stack operations.
@MainActor @Suite(.freesControllers) struct StackOperationTests {
  @Test func `the root of a stack appears with its window, as if pushed`() {
    let log = CallbackLog(.calls)
    let root = LoggedPage("A", log)
    let stack = UINavigationController(rootViewController: root)
    #expect(log.take() == ["A.willMove(parent)"])
    #expect(!root.isViewLoaded && root.navigationController === stack)
    _ = World(size: CGSize(width: 100, height: 100), scale: 1, root: stack)
    #expect(
      log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false) moving in",
        "A.viewIsAppearing(false) moving in",
        "A.viewDidAppear(false) moving in", "A.didMove(parent)",
      ]
    )
  }

  /// A page that records the calls of the methods that containers use.
  private final class Container: LoggedPage {
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      log.add("begin \(isAppearing)")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
      log.add("end")
      super.endAppearanceTransition()
    }
  }

  @Test func `a stack begins its pages' appearance after viewDidLoad and ends it unseen`() {
    let log = CallbackLog(.appearance)
    let stack = UINavigationController(rootViewController: Container("A", log))
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: stack)
    let appears = ["begin true", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
    #expect(log.take() == ["A.viewDidLoad"] + appears)
    stack.pushViewController(LoggedPage("B", CallbackLog(.appearance)), animated: true)
    world.settle()
    #expect(log.take() == ["begin false", "A.viewWillDisappear", "A.viewDidDisappear"])
    stack.popViewController(animated: false)
    world.settle()
    #expect(log.take() == appears)
  }

  @Test func `an empty stack shows its first page`() {
    let scene = StackScene()
    #expect(scene.stack.topViewController == nil && scene.stack.visibleViewController == nil)
    #expect(scene.stack.popViewController(animated: true) == nil)
    #expect(scene.stack.popToRootViewController(animated: true) ?? [] == [])
    scene.push("A", animated: true)
    scene.world.settle()
    #expect(scene.seen == ["A"])
    #expect(scene.log.lines.filter { $0 == "A.didMove(parent)" }.count == 1)
    #expect(scene.log.lines.contains("A.viewDidAppear(false) moving in"))
  }

  @Test func `a push without animation notifies both pages in order`() {
    let scene = StackScene("A")
    scene.push("B")
    scene.world.advance(by: 0)
    #expect(
      scene.log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false) moving in", "willShow B(false)",
        "B.viewIsAppearing(false) moving in",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false) moving in", "B.didMove(parent)",
        "didShow B(false)",
      ]
    )
    #expect(scene.seen == ["B"] && scene.stack.transitionCoordinator == nil)
    #expect(!scene["B"].isMovingToParent)
  }

  @Test func `a pop without animation notifies both pages in order`() {
    let scene = StackScene("A", "B")
    let page = scene["B"]
    #expect(scene.stack.popViewController(animated: false) === page)
    scene.world.advance(by: 0)
    #expect(
      scene.log.take().filter { !$0.lowercased().contains("load") } == [
        "B.willMove(nil)", "B.viewWillDisappear(false) moving out", "A.viewWillAppear(false)",
        "willShow A(false)", "A.viewIsAppearing(false)", "B.viewDidDisappear(false) moving out",
        "A.viewDidAppear(false)", "B.didMove(nil)", "didShow A(false)",
      ]
    )
    #expect(page.parent == nil && page.navigationController == nil && !page.isMovingFromParent)
  }

  @Test func `the stack has changed when a popped page gets viewWillDisappear`() {
    let scene = StackScene("A", "B")
    var counts: [Int] = []
    let page = scene["B"]
    page.reactions["viewWillDisappear"] = { counts.append(scene.stack.viewControllers.count) }
    scene.pop(animated: true)
    #expect(counts == [1])
    scene.world.settle()
    #expect(page.navigationController == nil)
  }

  @Test func `a pop at the root has no effect`() {
    let scene = StackScene("A")
    #expect(scene.stack.popViewController(animated: true) == nil)
    #expect(scene.stack.popToRootViewController(animated: false) == [])
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.log.lines == [])
  }

  @Test(arguments: [true, false])
  func `buried pages get no appearance callbacks when they are popped`(_ animated: Bool) {
    let scene = StackScene("A", "B", "C", "D")
    let popped = ["B", "C", "D"].map { scene[$0] }
    #expect(scene.stack.popToRootViewController(animated: animated) == popped)
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(popped.allSatisfy { $0.parent == nil })
    #expect(!scene.log.lines.contains { $0.hasPrefix("B.view") || $0.hasPrefix("C.view") })
    #expect(scene.log.lines.contains("D.viewDidDisappear(\(animated)) moving out"))
    #expect(scene.log.lines.contains("A.viewDidAppear(\(animated))"))
    #expect(!popped[0].isViewLoaded)
  }

  @Test func `a pop to a page returns the removed pages, bottom to top`() {
    let scene = StackScene("A", "B", "C", "D")
    let popped = [scene["C"], scene["D"]]
    #expect(scene.stack.popToViewController(scene["B"], animated: false) == popped)
    #expect(scene.stack.popToViewController(scene["B"], animated: true) == [])
    #expect(scene.names == ["A", "B"] && scene.stack.transitionCoordinator == nil)
  }

  /// New stacks in place of A, B, C, and the transitions that they call for.
  @Test(arguments: [
    (["A", "C"], "none"), (["C"], "none"), (["A", "D", "B", "C"], "none"),
    (["A", "B"], "pop"), (["A"], "pop"), (["D", "A", "B"], "pop"), (["C", "B"], "pop"),
    (["D"], "push"), (["A", "B", "C", "D"], "push"), (["D", "E"], "push"),
  ])
  func `a new top is pushed, and an old one popped to`(_ names: [String], _ expected: String) {
    let scene = StackScene("A", "B", "C")
    let kept = ["A", "B", "C"].map { scene[$0] }
    let new = names.map { name in kept.first { $0.title == name } ?? scene.page(name) }
    scene.stack.setViewControllers(new, animated: true)
    #expect(scene.names == names)
    let operation = scene.stack.engine.transition.map { $0.isPush ? "push" : "pop" } ?? "none"
    #expect(operation == expected)
    #expect((scene.stack.transitionCoordinator != nil) == (expected != "none"))
    scene.world.settle()
    #expect(scene.names == names && scene.seen == names.suffix(1))
    #expect(scene.stack.navigationBar.items?.map(\.title) == names)
    #expect(Set(scene.stack.children.compactMap(\.title)) == Set(names))
    // The scene's own references are weak.
    withExtendedLifetime(kept) {
      for name in ["A", "B", "C"] where !names.contains(name) {
        #expect(scene[name].parent == nil)
        #expect(scene.log.lines.filter { $0 == "\(name).didMove(nil)" }.count == 1)
      }
    }
    for name in names where !["A", "B", "C"].contains(name) {
      #expect(scene.log.lines.filter { $0 == "\(name).didMove(parent)" }.count == 1)
    }
    if expected == "none" { #expect(!scene.log.lines.contains { $0.hasPrefix("C.view") }) }
  }

  @Test func `a stack that is set to no pages shows none`() {
    let scene = StackScene("A", "B")
    scene.stack.setViewControllers([], animated: false)
    scene.world.settle()
    #expect(scene.names == [] && scene.seen == [])
    #expect(scene.log.lines.contains("B.viewDidDisappear(false) moving out"))
    scene.push("C", animated: true)
    scene.world.settle()
    #expect(scene.seen == ["C"])
  }

  @Test func `a stack off screen changes without appearance callbacks`() {
    let scene = StackScene("A")
    scene.world.window.rootViewController = nil
    _ = scene.log.take()
    scene.push("B", animated: true)
    scene.push("C", animated: true)
    scene.pop(animated: true)
    #expect(scene.stack.transitionCoordinator == nil)
    scene.world.settle()
    #expect(scene.names == ["A", "B"])
    #expect(scene.stack.navigationBar.items?.map(\.title) == ["A", "B"])
    #expect(!scene["B"].isViewLoaded)
    #expect(scene.log.take().allSatisfy { $0.contains("Move(") })
    scene.world.window.rootViewController = scene.stack
    scene.world.settle()
    #expect(
      scene.log.take().filter { !$0.lowercased().contains("load") } == [
        "B.viewWillAppear(false)", "willShow B(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)", "didShow B(false)",
      ]
    )
  }

  @Test func `the callbacks of a push and pop see the move to and from the parent`() {
    let scene = StackScene("A")
    scene.push("B", animated: true)
    scene.world.settle()
    scene.pop(animated: true)
    scene.world.settle()
    let lines = scene.log.take()
    #expect(
      lines.filter { $0.hasPrefix("A.view") }.allSatisfy {
        !$0.hasSuffix("moving in") && !$0.hasSuffix("moving out")
      }
    )
    #expect(
      lines.contains("B.viewWillAppear(true) moving in")
        && lines.contains("B.viewDidAppear(true) moving in")
    )
    #expect(
      lines.contains("B.viewWillDisappear(true) moving out")
        && lines.contains("B.viewDidDisappear(true) moving out")
    )
  }

  // MARK: Operations in callbacks

  @Test(arguments: [true, false])
  func `a push in viewDidAppear is performed`(_ animated: Bool) {
    let scene = StackScene("A")
    let page = scene.page("B")
    page.reactions["viewDidAppear"] = { [weak scene] in scene?.push("C", animated: animated) }
    scene.stack.pushViewController(page, animated: animated)
    scene.world.settle()
    #expect(scene.names == ["A", "B", "C"] && scene.seen == ["C"])
    let lines = scene.log.take()
    #expect(lines.filter { $0 == "B.didMove(parent)" }.count == 1)
    #expect(lines.filter { $0 == "B.viewDidDisappear(\(animated))" }.count == 1)
    #expect(lines.filter { $0 == "C.viewDidAppear(\(animated)) moving in" }.count == 1)
    #expect(lines.last == "didShow C(\(animated))")
  }

  @Test(arguments: [true, false])
  func `a pop in viewDidAppear is performed`(_ animated: Bool) {
    let scene = StackScene("A")
    let page = scene.page("B")
    page.reactions["viewDidAppear"] = { scene.pop(animated: animated) }
    scene.stack.pushViewController(page, animated: animated)
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(page.parent == nil && !page.isMovingFromParent)
    #expect(scene.log.lines.filter { $0 == "A.viewDidAppear(\(animated))" }.count == 1)
    #expect(
      scene.log.lines.filter { $0 == "B.viewDidDisappear(\(animated)) moving out" }.count == 1
    )
    #expect(scene.log.lines.last { $0.hasPrefix("B.didMove") } == "B.didMove(nil)")
  }

  @Test(arguments: [true, false])
  func `a popped page may be pushed again in viewDidDisappear`(_ animated: Bool) {
    let scene = StackScene("A", "B")
    let page = scene["B"]
    page.reactions["viewDidDisappear"] = {
      page.reactions = [:]
      scene.stack.pushViewController(page, animated: animated)
    }
    scene.pop(animated: animated)
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    #expect(page.parent === scene.stack && page.appearance.state == .appeared)
    #expect(scene["A"].appearance.state == .disappeared)
  }

  @Test func `removeFromParent removes a page from the stack`() {
    let scene = StackScene("A", "B", "C")
    let page = scene["B"]
    page.removeFromParent()
    #expect(scene.names == ["A", "C"] && page.parent == nil)
    scene["C"].removeFromParent()
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(scene.stack.navigationBar.items?.map(\.title) == ["A"])
  }

  @Test func `a page pushed onto another stack leaves the first`() {
    let scene = StackScene("A", "B")
    let other = UINavigationController()
    other.pushViewController(scene["B"], animated: false)
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(other.viewControllers.map(\.title) == ["B"] && other.children.count == 1)
  }

  // MARK: Memory

  @Test func `two thousand pushes and pops leave nothing behind`() throws {
    let scene = StackScene("A")
    var alive: [StackScene.Weak] = []
    for round in 0..<2000 {
      scene.push("\(round)", animated: round % 10 == 0)
      let page = try #require(scene.pages["\(round)"])
      #expect(page.page != nil)
      alive.append(page)
      if round % 10 == 0 { scene.world.advance(by: 0.01) }
      scene.pop(animated: round % 20 == 0)
    }
    scene.world.settle()
    #expect(alive.allSatisfy { $0.page == nil })
    #expect(scene.stack.children.count == 1 && scene.stack.engine.container.wrappers.count == 1)
    #expect(
      scene.seen == ["A"] && scene.stack.engine.container.pagesView.layer.sublayers?.count == 1
    )
    #expect(scene.stack.view.layer.animationKeys() ?? [] == [])
    #expect(scene.world.isIdle)
  }

  @Test func `a stack is deallocated with its pages`() {
    weak var stack: UINavigationController?
    weak var page: UIViewController?
    do {
      let scene = StackScene("A", "B")
      scene.world.finger.dragFromLeadingEdge(to: 0.5)
      (stack, page) = (scene.stack, scene.stack.viewControllers.first)
      scene.world.finger.up()
      scene.world.settle()
    }
    #expect(stack == nil && page == nil)
  }
}
