// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The app's delegates, and the delegate that the kit replaces.
@MainActor @Suite struct DelegateTests {
  /// A recognizer delegate that counts the calls of `gestureRecognizerShouldBegin`.
  final class Gate: NSObject, UIGestureRecognizerDelegate {
    var isOpen: Bool
    var questions = 0

    init(isOpen: Bool) {
      self.isOpen = isOpen
      super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return isOpen
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the swipe delegate is called and can prevent the swipe`(_ direction: World.Direction) {
    let scenario = KitScenario(["A", "B"], direction) { $0.backButton = .view { _ in .knob() } }
    let gate = Gate(isOpen: false)
    scenario.stack.swipeDelegate = gate
    scenario.swipe()
    #expect(gate.questions == 1)
    expectStack(scenario.stack, ["A", "B"])
    gate.isOpen = true
    scenario.swipe()
    #expect(gate.questions == 2)
    expectStack(scenario.stack, ["A"])
    scenario.swipe()
    #expect(gate.questions == 2, "it is not called at the root")
  }

  @Test func `the app's delegate remains set and receives its callbacks`() {
    let log = CallbackLog()
    let delegate = LoggedDelegate(log)
    let scenario = KitScenario { $0.delegate = delegate }
    #expect(scenario.stack.delegate === delegate)
    _ = log.take()
    scenario.push("B")
    scenario.swipe()
    #expect(
      log.lines == ["willShow B(true)", "didShow B(true)", "willShow A(true)", "didShow A(true)"]
    )
    #expect(scenario.stack.delegate === delegate)
  }

  @Test func `a recognizer delegate set by the app takes precedence`() {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .view { _ in .knob() } }
    let gate = Gate(isOpen: false)
    scenario.stack.interactivePopGestureRecognizer?.delegate = gate
    scenario.swipe()
    #expect(gate.questions == 1)
    #expect(scenario.stack.interactivePopGestureRecognizer?.delegate === gate)
    expectStack(scenario.stack, ["A", "B"])
  }

  @Test func `a recognizer delegate set by the app is logged once`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stack = BackNavigationController(rootViewController: UIViewController())
          let gate = Gate(isOpen: true)
          stack.loadViewIfNeeded()
          stack.interactivePopGestureRecognizer?.delegate = gate
          let world = World(root: stack)
          world.settle()
          world.window.isHidden = true
          world.window.isHidden = false
          world.settle()
        }
      }
    )
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    let mentions = words.components(separatedBy: "interactivePopGestureRecognizer.delegate was set")
    #expect(mentions.count == 2, "\(words)")
  }
}
