// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct AttachedStackTests {
  /// The frames of a push, a cancelled swipe, a swipe and a tap, on an attached stack or the kit's.
  private func frames(_ direction: World.Direction, isAttached: Bool) -> [FrameHash] {
    let world = World(direction, size: CGSize(width: 195, height: 422), scale: 1)
    let stack = isAttached ? UINavigationController() : BackNavigationController()
    stack.viewControllers = [.titled("A")]
    if isAttached {
      BackNavigation.attach(to: stack).backButton = .title("Home").withMotion(.morph)
    } else {
      (stack as? BackNavigationController)?.backButton = .title("Home").withMotion(.morph)
    }
    world.window.rootViewController = stack
    world.settle()
    var frames: [FrameHash] = []
    func take(after seconds: Double) {
      world.advance(by: seconds)
      frames.append(FrameHash(of: world.frame))
    }
    func push(_ title: String) {
      world.perform { stack.pushViewController(.titled(title), animated: true) }
      for _ in 0..<4 { take(after: 0.08) }
      world.settle()
      take(after: 0)
    }
    push("B")
    push("C")
    for share in [0.3, 0.7] {
      world.finger.dragFromLeadingEdge(to: share)
      world.finger.hold(for: 0.3)
      take(after: 0)
      world.finger.up()
      for _ in 0..<3 { take(after: 0.08) }
      world.settle()
      take(after: 0)
    }
    world.tapBack()
    for _ in 0..<4 { take(after: 0.08) }
    world.settle()
    take(after: 0)
    expectStack(stack, ["A"])
    return frames
  }

  @Test(arguments: World.Direction.allCases)
  func `an attached stack shows the frames of the kit's own class`(_ direction: World.Direction) {
    let attached = frames(direction, isAttached: true)
    #expect(attached == frames(direction, isAttached: false))
    #expect(Set(attached).count > 15)
  }

  @Test(arguments: [true, false])
  func `a stack that is attached late has buttons on all pages at once`(_ isLate: Bool) {
    let scene = AttachedScene(["A", "B", "C"], isLate: isLate)
    let pages = scene.stack.viewControllers
    #expect(pages.map { $0.navigationItem.backButtonView != nil } == [false, true, true])
    #expect(scene.navigation.backButtonExplanation(for: pages[2]).rule == .stack)
    #expect(scene.navigation.backButton(for: pages[0]).description == "\(BackButton.system)")
    scene.world.tapBack()
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
    scene.swipe()
    scene.world.settle()
    expectStack(scene.stack, ["A"])
    #expect(pages[2].navigationItem.leftBarButtonItems == nil, "a page that left is restored")
  }

  @Test func `pages that code inserts and removes get and lose their buttons`() {
    let scene = AttachedScene(["A", "B", "C"])
    let (pages, inserted) = (scene.stack.viewControllers, UIViewController.titled("X"))
    scene.stack.setViewControllers([pages[0], inserted, pages[2]], animated: false)
    scene.world.settle()
    #expect(pages[2].navigationItem.backButtonView != nil)
    // UIKit shows nothing new when a covered page goes: it is seen with the next page.
    scene.push("Y")
    #expect(pages[1].navigationItem.leftBarButtonItems == nil)
    scene.stack.popToViewController(inserted, animated: true)
    scene.world.settle()
    #expect(inserted.navigationItem.backButtonView != nil)
    scene.stack.popToRootViewController(animated: false)
    scene.world.settle()
    #expect(inserted.navigationItem.leftBarButtonItems == nil)
    scene.push("D")
    #expect(scene.top?.navigationItem.backButtonView != nil)
  }

  @Test func `the history menu lists the pages below, and a choice goes there`() {
    let scene = AttachedScene(["A", "B", "C"])
    scene.world.click(button: .secondary, at: CGPoint(x: 20, y: 22))
    scene.world.settle()
    scene.world.activate("A")
    scene.world.settle()
    expectStack(scene.stack, ["A"])
  }

  @Test func `the app's default look applies where the stack has none`() {
    let scene = AttachedScene(["A", "B"])
    scene.navigation.backButton = nil
    #expect(scene.top?.navigationItem.backButtonView == nil)
    scene.world.perform { BackButton.default = .title("App") }
    #expect(scene.top?.navigationItem.backButtonView != nil)
  }

  @Test func `attaching again returns what is attached`() {
    let scene = AttachedScene(["A", "B"])
    #expect(BackNavigation.attach(to: scene.stack) === scene.navigation)
    #expect(BackNavigation.attached(to: scene.stack) === scene.navigation)
    #expect(BackNavigation.attached(to: UINavigationController()) == nil)
  }

  @Test func `attaching to the kit's own class stops with what to do instead`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = BackNavigation.attach(to: BackNavigationController()) }
    }
    #if DEBUG
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("has the kit already"))
    #endif
  }

  @Test func `detaching restores items, delegates and UIKit's swipe`() {
    let log = CallbackLog()
    let delegate = LoggedDelegate(log)
    let stack = UINavigationController(rootViewController: .titled("A"))
    let world = World(size: CGSize(width: 195, height: 422), scale: 1, root: stack)
    stack.pushViewController(.titled("B"), animated: false)
    stack.delegate = delegate
    world.settle()
    let recognizer = stack.interactivePopGestureRecognizer
    let (original, count) = (recognizer?.delegate, stack.view.gestureRecognizers?.count)
    let subviews = stack.view.subviews.count
    BackNavigation.attach(to: stack).backButton = .title("Home")
    #expect(recognizer?.delegate !== original)
    BackNavigation.detach(from: stack)
    #expect(BackNavigation.attached(to: stack) == nil)
    #expect(stack.delegate === delegate)
    #expect(recognizer?.delegate === original)
    #expect(stack.view.gestureRecognizers?.count == count)
    #expect(stack.view.subviews.count == subviews)
    let item = stack.topViewController?.navigationItem
    #expect(item?.leftBarButtonItems == nil)
    #expect(item?.backAction == nil)
    BackNavigation.detach(from: stack)
    world.finger.swipeBack()
    world.settle()
    expectStack(stack, ["A"])
    #expect(log.take().suffix(1) == ["didShow A(true)"])
  }
}
