// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Children whose views a container adds and takes away by itself.
@MainActor @Suite(.freesControllers) struct ContainmentTests {
  private let log = CallbackLog(.calls)
  private let parent: LoggedPage
  private let world: World

  init() {
    parent = LoggedPage("P", log)
    world = World(size: CGSize(width: 100, height: 200), scale: 1, root: parent)
    _ = log.take()
  }

  private func page(_ name: String) -> LoggedPage { LoggedPage(name, log) }

  private func add(_ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child's view that is added to a visible container appears at once`() {
    let child = page("C")
    add(child)
    #expect(
      log.take() == [
        "C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false) moving in",
        "C.viewIsAppearing(false) moving in", "C.viewDidAppear(false) moving in",
        "C.didMove(parent)",
      ]
    )
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "C.willMove(nil)", "C.viewWillDisappear(false) moving out",
        "C.viewDidDisappear(false) moving out",
        "C.didMove(nil)",
      ]
    )
    #expect(!child.isMovingFromParent && child.appearance.state == .disappeared)
  }

  @Test func `the view is in the window in viewIsAppearing, viewDidAppear and viewWillDisappear`() {
    let child = page("C")
    var places: [Bool] = []
    for call in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear"] {
      child.reactions[call] = { [weak child] in places.append(child?.view.window != nil) }
    }
    child.reactions["viewDidDisappear"] = { [weak child] in
      places.append(child?.view.window != nil)
    }
    add(child)
    child.view.removeFromSuperview()
    #expect(places == [false, true, true, true, false])
  }

  @Test func `a child that is added during an appearance appears with its container`() {
    let (outer, child) = (page("O"), page("C"))
    outer.reactions["viewIsAppearing"] = { [weak outer] in
      outer?.addChild(child)
      outer?.view.addSubview(child.view)
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = stack
    world.settle()
    _ = log.take()
    stack.pushViewController(outer, animated: true)
    world.advance(by: 0.1)
    #expect(child.appearance.isAppearing)
    world.settle()
    #expect(
      log.take().filter { $0.hasPrefix("C.view") } == [
        "C.viewDidLoad", "C.viewWillAppear(true) moving in", "C.viewIsAppearing(true) moving in",
        "C.viewDidAppear(true) moving in",
      ]
    )
  }

  @Test func `nested children appear and disappear with an added view`() {
    let (child, inner) = (page("C"), page("I"))
    child.addChild(inner)
    child.view.addSubview(inner.view)
    let holder = UIView()
    holder.addSubview(child.view)
    parent.addChild(child)
    _ = log.take()
    parent.view.addSubview(holder)
    #expect(
      log.take().filter { $0.contains("view") } == [
        "C.viewWillAppear(false) moving in", "I.viewWillAppear(false)",
        "C.viewIsAppearing(false) moving in",
        "I.viewIsAppearing(false)", "C.viewDidAppear(false) moving in", "I.viewDidAppear(false)",
      ]
    )
    holder.removeFromSuperview()
    #expect(inner.appearance.state == .disappeared)
  }

  @Test func `a view that moves within the window calls nothing`() {
    let (child, holder) = (page("C"), UIView())
    add(child)
    parent.view.addSubview(holder)
    _ = log.take()
    holder.addSubview(child.view)
    #expect(log.take() == [])
  }

  @Test func `a disappearance that the app began ends when the app ends it`() {
    let child = page("C")
    add(child)
    _ = log.take()
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    #expect(log.take() == ["C.viewWillDisappear(true)"])
    child.endAppearanceTransition()
    #expect(log.take() == ["C.viewDidDisappear(true)"])
  }

  @Test func `a view controller without a parent appears with its view`() {
    let stray = page("S")
    world.window.addSubview(stray.view)
    #expect(log.take().last == "S.viewDidAppear(false)")
    stray.view.removeFromSuperview()
    #expect(log.take() == ["S.viewWillDisappear(false)", "S.viewDidDisappear(false)"])
  }

  @Test func `a container that forwards manually runs its children's appearance`() {
    final class Own: LoggedPage {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (own, child) = (Own("O", log), page("C"))
    world.window.rootViewController = own
    world.settle()
    _ = log.take()
    own.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    own.view.addSubview(child.view)
    #expect(
      log.take().filter { $0.contains("view") } == ["C.viewDidLoad", "C.viewWillAppear(true)"]
    )
    child.endAppearanceTransition()
    #expect(log.take() == ["C.viewDidAppear(true)"])
    child.view.removeFromSuperview()
    #expect(log.take() == [])
  }

  // MARK: From one child to another

  private func exchange(_ duration: TimeInterval) -> (LoggedPage, LoggedPage, () -> [Bool]) {
    let (first, second) = (page("1"), page("2"))
    final class Ends { var values: [Bool] = [] }
    let ends = Ends()
    add(first)
    parent.addChild(second)
    first.willMove(toParent: nil)
    _ = log.take()
    parent.transition(
      from: first,
      to: second,
      duration: duration,
      animations: { second.view.alpha = 0.5 },
      completion: { [log, parent] in
        log.add("completed")
        ends.values.append($0)
        first.removeFromParent()
        second.didMove(toParent: parent)
      }
    )
    return (first, second, { ends.values })
  }

  @Test(arguments: [0.3, 0])
  func `a transition between children appears and disappears both`(_ duration: TimeInterval) throws
  {
    let (first, second, ends) = exchange(duration)
    #expect(second.view.superview === parent.view)
    if duration > 0 {
      world.advance(by: 0.15)
      let seen = CGFloat(try #require(second.view.layer.presentation()).opacity)
      #expect(seen < 0.9 && seen > 0.6 && first.view.superview != nil && ends() == [])
    }
    world.settle()
    #expect(ends() == [true] && first.view.superview == nil)
    let animated = duration > 0
    #expect(
      log.take() == [
        "1.viewWillDisappear(\(animated)) moving out", "2.loadView", "2.viewDidLoad",
        "2.viewWillAppear(\(animated)) moving in", "2.viewIsAppearing(\(animated)) moving in",
        "1.viewDidDisappear(\(animated)) moving out", "2.viewDidAppear(\(animated)) moving in",
        "completed",
        "1.didMove(nil)", "2.didMove(parent)",
      ]
    )
    #expect(parent.children == [second])
  }

  @Test func `a transition that is reversed ends in the last requested state`() {
    let (first, second, _) = exchange(0.3)
    parent.addChild(first)
    world.advance(by: 0.1)
    parent.transition(from: second, to: first, duration: 0.3, animations: nil)
    world.settle()
    #expect(first.appearance.state == .appeared && second.appearance.state == .disappeared)
    #expect(first.view.superview === parent.view && second.view.superview == nil)
  }

  @Test func `added and removed children are freed`() {
    weak var child: UIViewController?
    do {
      let (first, second, _) = exchange(0.2)
      child = first
      _ = second
    }
    world.settle()
    #expect(child == nil)
  }
}
