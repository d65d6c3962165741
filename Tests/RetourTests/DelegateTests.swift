// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The app's delegates, and the delegate that the kit replaces.
@MainActor struct DelegateTests {
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

  @Test func `a recognizer delegate set after the stack has appeared is logged once`() async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stack = BackNavigationController(rootViewController: UIViewController())
          let gate = Gate(isOpen: true)
          let world = World(root: stack)
          world.settle()
          stack.interactivePopGestureRecognizer?.delegate = gate
          for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: true) }
          world.settle()
        }
      }
    )
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    let mentions = words.components(separatedBy: "interactivePopGestureRecognizer.delegate was set")
    #expect(mentions.count == 2, "\(words)")
  }

  /// An app's delegate that records which pages have a button, and the modes, in its callbacks.
  private final class Reader: NSObject, UINavigationControllerDelegate {
    var pages: [UIViewController] = []
    var lines: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { read("will") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { read("did") }

    private func read(_ call: String) {
      let buttons = pages.map { $0.leftView != nil ? "button" : "none" }
      let arrows = pages.map {
        $0.navigationItem.backButtonDisplayMode == .minimal ? "arrow" : "label"
      }
      lines.append("\(call): \(buttons.joined(separator: " ")), \(arrows.joined(separator: " "))")
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test(arguments: [true, false])
  func `the app's willShow sees the new page's button, its didShow the popped page without`(
    _ animated: Bool
  ) {
    let scenario = KitScenario { $0.backButton = .view { _ in .knob() } }
    let reader = Reader()
    let page = LoggedPage("B", scenario.log)
    reader.pages = [scenario.stack.viewControllers[0], page]
    scenario.stack.delegate = reader
    _ = reader.take()
    scenario.stack.pushViewController(page, animated: animated)
    scenario.world.settle()
    #expect(reader.take() == ["will: none button, label label", "did: none button, label label"])
    scenario.stack.popViewController(animated: animated)
    scenario.world.settle()
    #expect(reader.take() == ["will: none button, label label", "did: none none, label label"])
  }

  @Test(arguments: [true, false])
  func `the app's didShow sees the display mode that the arrow had replaced`(_ animated: Bool) {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .arrow }
    let reader = Reader()
    reader.pages = scenario.stack.viewControllers
    scenario.stack.delegate = reader
    _ = reader.take()
    scenario.stack.popViewController(animated: animated)
    scenario.world.settle()
    #expect(reader.take() == ["will: none none, arrow label", "did: none none, label label"])
  }

  @Test(arguments: [true, false])
  func `the app's willShow sees the button of a covered page that removed its own item`(
    _ animated: Bool
  ) {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .view { _ in .knob() } }
    let page = scenario.stack.viewControllers[1]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: nil)
    scenario.push("C")
    page.navigationItem.leftBarButtonItem = nil
    #expect(page.leftView == nil)
    let reader = Reader()
    reader.pages = [page]
    scenario.stack.delegate = reader
    _ = reader.take()
    scenario.stack.popViewController(animated: animated)
    scenario.world.settle()
    #expect(reader.take() == ["will: button, label", "did: button, label"])
  }
}
