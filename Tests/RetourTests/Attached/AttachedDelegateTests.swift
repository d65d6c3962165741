// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct AttachedDelegateTests {
  /// A delegate of the swipe that refuses.
  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    private(set) var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return false
    }
  }

  @Test func `the stack's delegate receives what it received before, and so does a later one`() {
    let log = CallbackLog()
    let (first, second) = (LoggedDelegate(log), LoggedDelegate(log))
    let stack = UINavigationController(rootViewController: .titled("A"))
    stack.delegate = first
    let world = World(size: CGSize(width: 195, height: 422), scale: 1, root: stack)
    _ = log.take()
    let navigation = BackNavigation.attach(to: stack)
    #expect(navigation.delegate === first)
    stack.pushViewController(.titled("B"), animated: true)
    world.settle()
    #expect(log.take() == ["willShow B(true)", "didShow B(true)"])
    navigation.delegate = second
    world.tapBack()
    world.settle()
    #expect(log.take() == ["willShow A(true)", "didShow A(true)"])
    navigation.delegate = nil
    stack.pushViewController(.titled("C"), animated: false)
    world.settle()
    #expect(log.take() == [])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `the app's delegate of the swipe is asked, and its refusal stands`() {
    let scene = AttachedScene(["A", "B"])
    let refusal = Refusal()
    scene.navigation.swipeDelegate = refusal
    scene.swipe()
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
    #expect(refusal.questions == 1)
    #expect(scene.navigation.lastSwipeVerdict?.reason == .swipeDelegate)
    scene.navigation.swipeArea = .disabled
    scene.navigation.swipeDelegate = nil
    scene.swipe()
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `a swipe drives the app's animator where it is asked to`(_ drives: Bool) {
    let (scene, animator) = (AttachedScene(["A", "B"]), AnimatorSupplier())
    scene.navigation.delegate = animator
    scene.navigation.swipeDrivesAnimators = drives
    scene.swipe()
    scene.world.settle()
    expectStack(scene.stack, drives ? ["A"] : ["A", "B"])
    #expect(scene.navigation.lastSwipeVerdict?.reason == (drives ? .allowed : .animator))
  }

  @Test(arguments: World.Direction.allCases)
  func `popped pages are kept, and a swipe from the trailing edge returns them`(
    _ direction: World.Direction
  ) async {
    let scene = AttachedScene(["A", "B", "C"], direction)
    scene.navigation.forwardBudget = 1
    scene.navigation.showsSwipeVerdicts = true
    var verdicts = scene.navigation.swipeVerdicts.makeAsyncIterator()
    let count = scene.stack.view.subviews.count
    for _ in 0..<2 {
      scene.world.tapBack()
      scene.world.settle()
    }
    #expect(scene.navigation.history.back.isEmpty)
    #expect(scene.navigation.history.forward.map(\.title) == ["B"])
    let isMirrored = direction == .rightToLeft
    scene.world.finger.down(at: CGPoint(x: isMirrored ? 2 : 193, y: 200))
    scene.world.finger.move(to: CGPoint(x: isMirrored ? 170 : 25, y: 200), during: 0.2)
    scene.world.finger.up()
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
    #expect(await verdicts.next()?.direction == .forward)
    #expect(scene.stack.view.subviews.count == count + 1, "the overlay")
    scene.navigation.showsSwipeVerdicts = false
    #expect(scene.stack.view.subviews.count == count)
  }

  @Test func `a delegate that is set on the stack itself takes the slot, and is logged once`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let log = CallbackLog()
          let delegate = LoggedDelegate(log)
          let scene = AttachedScene(["A", "B"])
          scene.stack.delegate = delegate
          scene.world.tapBack()
          scene.world.settle()
          scene.world.resize(to: CGSize(width: 300, height: 300))
          scene.world.settle()
          precondition(log.take() == ["willShow A(true)", "didShow A(true)"])
        }
      }
    )
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.components(separatedBy: "was set by the app").count == 2, "\(words)")
    #expect(words.components(separatedBy: "attached to a stack of another class").count == 2)
  }

  @Test func `a stack that is released takes what is attached with it`() async {
    weak var attached: BackNavigation?
    weak var stack: UINavigationController?
    do {
      let scene = AttachedScene(["A", "B"])
      (attached, stack) = (scene.navigation, scene.stack)
      await scene.close()
    }
    // Associations of deallocated objects are released with the next one that is made.
    BackNavigation.attach(to: UINavigationController())
    #expect(stack == nil)
    #expect(attached == nil)
  }

  @Test func `what outlives its stack is that of an empty stack`() async {
    var navigation: BackNavigation?
    do {
      let scene = AttachedScene(["A", "B"])
      navigation = scene.navigation
      await scene.close()
    }
    #expect(await navigation?.requestPop() == .cancelled)
    navigation?.backButton = .system
  }
}
