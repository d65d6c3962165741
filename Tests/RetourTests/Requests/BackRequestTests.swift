// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Requests to go back, and the guards that decide about them.
@MainActor @Suite(.freesControllers) struct BackRequestTests {
  /// A page that is its own guard.
  final class GuardPage: UIViewController, BackGuard {
    var decision = BackDecision.allow
    var triggers: [BackRequest.Trigger] = []

    func backDecision(for request: BackRequest) -> BackDecision {
      triggers.append(request.trigger)
      return decision
    }
  }

  /// A back button, UIKit's own or the kit's.
  enum Look: CaseIterable {
    case system, arrow, title, view

    @MainActor var button: BackButton {
      switch self {
      case .system: .system
      case .arrow: .arrow
      case .title: .title()
      case .view: .view { _ in .knob() }
      }
    }
  }

  private func tapBack(_ scenario: KitScenario) {
    let width = scenario.world.window.bounds.width
    let x: CGFloat = scenario.world.direction == .leftToRight ? 20 : width - 20
    scenario.world.finger.tap(at: CGPoint(x: x, y: 22))
    scenario.world.settle()
  }

  /// Requests a pop about which the top page's guard asks.
  private func ask(_ dialog: Dialog, _ scenario: KitScenario) async -> Task<BackOutcome, Never> {
    let stack = scenario.stack
    stack.topViewController?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    let outcome = Task { await stack.requestPop() }
    await scenario.world.settleTasks()
    return outcome
  }

  /// Presents a page that covers the screen.
  private func presentCover(on page: UIViewController, _ world: World) async -> UIViewController {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    world.perform { page.present(cover, animated: true) }
    await world.settleTasks()
    return cover
  }

  @Test(arguments: [1, 2])
  func `a question below full-screen pages is cancelled when the window loses all of them`(
    _ pages: Int
  ) async {
    let scenario = KitScenario(["A", "B"])
    let (world, stack) = (scenario.world, scenario.stack)
    let dialog = Dialog()
    let outcome = await ask(dialog, scenario)
    #expect(dialog.questions == 1)
    var top: UIViewController = stack
    for _ in 0..<pages { top = await presentCover(on: top, world) }
    #expect(dialog.cancellations == 0, "a covering page can answer")
    world.perform { world.window.rootViewController = nil }
    await world.settleTasks()
    #expect(dialog.cancellations == 1)
    dialog.answer(false)
    #expect(await outcome.value == .cancelled)
  }

  @Test func `a question below a full-screen page is still open when the page goes`() async {
    let scenario = KitScenario(["A", "B"])
    let (world, stack) = (scenario.world, scenario.stack)
    let dialog = Dialog()
    let outcome = await ask(dialog, scenario)
    let cover = await presentCover(on: stack, world)
    world.perform { stack.dismiss(animated: true) }
    await world.settleTasks()
    #expect(dialog.cancellations == 0 && cover.view.subviews.isEmpty)
    dialog.answer(true)
    await world.settleTasks()
    #expect(await outcome.value == .completed)
    expectStack(stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a push by code prevails over a request that waits for a swipe to settle`(
    _ direction: World.Direction
  ) async {
    let scenario = KitScenario(["A", "B"], direction) { $0.forwardBudget = 1 }
    let (world, stack) = (scenario.world, scenario.stack)
    stack.popViewController(animated: false)
    world.settle()
    let isMirrored = direction == .rightToLeft
    world.finger.down(at: CGPoint(x: isMirrored ? 2 : 193, y: 300))
    world.finger.move(to: CGPoint(x: isMirrored ? 80 : 115, y: 300), during: 0.1)
    #expect(stack.transitionCoordinator != nil, "a swipe forward")
    let outcome = Task { await stack.requestPop(to: stack.viewControllers[0]) }
    await world.yieldToTasks()
    scenario.push("C", animated: false)
    world.finger.up()
    await world.settleTasks()
    expectStack(stack, ["A", "C"])
    #expect(await outcome.value == .superseded(by: nil))
  }

  @Test(arguments: Look.allCases, World.Direction.allCases)
  func `a tap on a back button is a request with its source and target`(
    _ look: Look,
    _ direction: World.Direction
  ) {
    let scenario = KitScenario(["A", "B", "C"], direction) { $0.backButton = look.button }
    let pages = scenario.stack.viewControllers
    var requests: [BackRequest] = []
    pages[2].navigationItem.backGuard = {
      requests.append($0); return .allow
    }
    tapBack(scenario)
    expectStack(scenario.stack, ["A", "B"])
    #expect(requests.count == 1)
    #expect(requests.first?.trigger == .button)
    #expect(requests.first?.source === pages[2])
    #expect(requests.first?.target === pages[1])
    #expect(requests.first?.skipped == [])
    #expect(requests.first?.direction == .back)
    pages[2].navigationItem.backGuard = nil
  }

  @Test(arguments: Look.allCases, World.Direction.allCases)
  func `a guard that denies keeps its page on a tap`(
    _ look: Look,
    _ direction: World.Direction
  ) {
    let scenario = KitScenario(["A", "B"], direction) { $0.backButton = look.button }
    scenario.stack.topViewController?.navigationItem.backGuard = { _ in .deny }
    tapBack(scenario)
    expectStack(scenario.stack, ["A", "B"])
    scenario.stack.topViewController?.navigationItem.backGuard = nil
    tapBack(scenario)
    expectStack(scenario.stack, ["A"])
  }

  @Test(arguments: Look.allCases, [true, false])
  func `a guard that asks on a tap pops with true and stays with false`(
    _ look: Look,
    _ answer: Bool
  ) async {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = look.button }
    let dialog = Dialog()
    scenario.stack.topViewController?.navigationItem.backGuard = { _ in .ask { await dialog.ask() }
    }
    tapBack(scenario)
    await scenario.world.settleTasks()
    expectStack(scenario.stack, ["A", "B"])
    #expect(dialog.questions == 1)
    dialog.answer(answer)
    await scenario.world.settleTasks()
    expectStack(scenario.stack, answer ? ["A"] : ["A", "B"])
  }

  @Test func `operations of UIKit are not asked`() {
    let scenario = KitScenario(["A", "B", "C", "D"])
    for page in scenario.stack.viewControllers {
      page.navigationItem.backGuard = { _ in .deny }
    }
    scenario.stack.popViewController(animated: true)
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B", "C"])
    scenario.stack.setViewControllers(
      Array(scenario.stack.viewControllers.prefix(2)),
      animated: true
    )
    scenario.world.settle()
    scenario.stack.popToRootViewController(animated: false)
    scenario.world.settle()
    expectStack(scenario.stack, ["A"])
  }

  @Test func `UIKit's own button loses the kit's action when its page leaves the stack`() {
    let scenario = KitScenario(["A", "B"])
    let page = scenario.stack.viewControllers[1]
    #expect(page.navigationItem.backAction != nil)
    scenario.stack.popViewController(animated: true)
    scenario.world.settle()
    #expect(page.navigationItem.backAction == nil)
  }

  @Test func `an action that the app has set stays on UIKit's own button`() {
    let scenario = KitScenario(["A"])
    var taps = 0
    let page = LoggedPage("B", scenario.log)
    let action = UIAction { _ in taps += 1 }
    page.navigationItem.backAction = action
    scenario.stack.pushViewController(page, animated: true)
    scenario.world.settle()
    #expect(page.navigationItem.backAction === action)
    tapBack(scenario)
    #expect(taps == 1)
    expectStack(scenario.stack, ["A", "B"])
    scenario.stack.popViewController(animated: false)
    #expect(page.navigationItem.backAction === action)
  }

  @Test func `requestPop pops and reports the outcome when the transition has ended`() async {
    let scenario = KitScenario(["A", "B"])
    let stack = scenario.stack
    let outcome = Task { await stack.requestPop() }
    await Task.yield()
    #expect(stack.transitionCoordinator != nil)
    scenario.world.settle()
    #expect(await outcome.value == .completed)
    expectStack(stack, ["A"])
    #expect(await stack.requestPop() == .cancelled, "there is no page below the root")
  }

  @Test func `a request with the guards of a page asks the closure first and denies if one does`()
    async
  {
    let scenario = KitScenario(["A"])
    let page = GuardPage()
    scenario.stack.pushViewController(page, animated: false)
    scenario.world.settle()
    let dialog = Dialog()
    var closureCalls = 0
    page.navigationItem.backGuard = { [weak page] _ in
      #expect(page?.triggers.count == closureCalls)
      closureCalls += 1
      return .ask { await dialog.ask() }
    }
    page.decision = .deny
    #expect(await scenario.stack.requestPop() == .refused(by: page))
    #expect(page.triggers == [.program])
    #expect(dialog.questions == 0)
    page.navigationItem.backGuard = nil
  }

  @Test func `two questions of a page follow one another until one is answered with no`() async {
    let scenario = KitScenario(["A"])
    let page = GuardPage()
    scenario.stack.pushViewController(page, animated: false)
    scenario.world.settle()
    let (first, second) = (Dialog(), Dialog())
    page.navigationItem.backGuard = { _ in .ask { await first.ask() } }
    page.decision = .ask { await second.ask() }
    for (answers, isLeaving) in [([false], false), ([true, false], false), ([true, true], true)] {
      let stack = scenario.stack
      let outcome = Task { await stack.requestPop() }
      await scenario.world.settleTasks()
      first.answer(answers[0])
      await scenario.world.settleTasks()
      if answers.count > 1 { second.answer(answers[1]) }
      await scenario.world.settleTasks()
      #expect(await outcome.value == (isLeaving ? .completed : .refused(by: page)))
    }
    #expect(first.questions == 3)
    #expect(second.questions == 2)
    expectStack(scenario.stack, ["A"])
  }
}
