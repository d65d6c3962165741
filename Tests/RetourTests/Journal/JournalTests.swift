// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct JournalTests {
  @Test func `a stack without a limit records nothing`() async {
    let scene = JournalScene(limit: 0)
    await scene.play { _ in }
    expectStack(scene.stack, ["A"])
    #expect(scene.stack.journal == BackJournal(entries: []))
    await scene.close()
  }

  @Test(arguments: World.Direction.allCases)
  func `a journal has input, requests, answers, phases and callbacks in order`(
    _ direction: World.Direction
  ) async {
    let scene = JournalScene(direction)
    await scene.play { _ in }
    expectStack(scene.stack, ["A"])
    expectGolden(of: scene.stack.journal.text, named: direction.rawValue)
    await scene.close()
  }

  @Test func `operations of code are recorded with the stack that they leave`() {
    let scene = KitScenario(["A"]) { $0.journalLimit = 100 }
    scene.push("B", animated: false)
    scene.stack.popToRootViewController(animated: false)
    scene.stack.viewControllers = []
    let operations = scene.stack.journal.entries.map(\.event).filter {
      if case .operation = $0 { true } else { false }
    }
    #expect(
      operations == [
        .operation(.push, count: 2, top: "B"), .operation(.popToRoot, count: 1, top: "A"),
        .operation(.set, count: 0, top: nil),
      ]
    )
  }

  @Test func `a refusal is recorded with the page that refused`() async throws {
    let scene = KitScenario(["A", "B"]) { $0.journalLimit = 100 }
    let page = try #require(scene.stack.topViewController)
    page.navigationItem.backGuard = { _ in .deny }
    await scene.stack.requestPop()
    page.navigationItem.backGuard = nil
    let events = scene.stack.journal.entries.map(\.event)
    #expect(
      events.suffix(3) == [
        .request(trigger: .program, from: "B", to: "A", skipped: []), .decision(.deny, of: "B"),
        .outcome(.refused, by: "B"),
      ]
    )
  }

  @Test func `a journal at its limit keeps the newest entries`() async {
    let (all, few) = (JournalScene(), JournalScene(limit: 20))
    await all.play { _ in }
    await few.play { _ in }
    let (complete, cut) = (all.stack.journal, few.stack.journal)
    #expect(complete.droppedEntries == 0)
    #expect(cut.entries.count == 20)
    #expect(cut.droppedEntries == complete.entries.count - 20)
    #expect(cut.entries == complete.entries.suffix(20))
    #expect(cut.text.hasPrefix("\(cut.droppedEntries) earlier entries"))
    few.stack.journalLimit = 5
    #expect(few.stack.journal.entries == complete.entries.suffix(5))
    few.stack.journalLimit = 0
    #expect(few.stack.journal == BackJournal(entries: []))
    await all.close()
    await few.close()
  }

  @Test func `a journal in a window of another class has no input`() async {
    let scene = JournalScene(records: false)
    await scene.play { _ in }
    let journal = scene.stack.journal
    #expect(journal.entries.contains { $0.event == .didShow("A") })
    #expect(!journal.entries.contains { if case .touch = $0.event { true } else { false } })
    await scene.close()
  }

  /// A page that empties its stack when it has been pushed.
  private final class EmptyingPage: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent != nil { navigationController?.setViewControllers([], animated: false) }
    }
  }

  @Test func `a swipe whose pages a callback takes away keeps none of them alive`() {
    let scene = KitScenario(["A"]) { $0.journalLimit = 100 }
    weak let root = scene.stack.viewControllers.first
    scene.world.perform { scene.stack.pushViewController(EmptyingPage(), animated: true) }
    scene.world.finger.dragFromLeadingEdge(to: 0.4)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.stack.viewControllers.isEmpty && root == nil)
  }

  @Test func `going forward is recorded as a request with its outcome`() {
    let scene = KitScenario(["A", "B"]) { ($0.journalLimit, $0.forwardBudget) = (100, 2) }
    scene.stack.popViewController(animated: true)
    scene.world.settle()
    scene.world.press(.right, modifiers: .alternate)
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
    let events = scene.stack.journal.entries.map(\.event)
    #expect(events.contains(.request(trigger: .keyboard, from: "A", to: "B", skipped: [])))
    #expect(events.contains(.outcome(.completed, by: nil)))
  }

  @Test(arguments: [BackDecision.allow, .deny, .ask { true }])
  func `a swipe that code ends in the middle of the drag is superseded by nil`(
    _ decision: BackDecision
  ) {
    let scene = KitScenario(["A", "B"]) { $0.journalLimit = 100 }
    scene.stack.topViewController?.navigationItem.backGuard = { _ in decision }
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    scene.push("C")
    scene.world.finger.up()
    scene.world.settle()
    expectStack(scene.stack, ["A", "B", "C"])
    let outcomes = scene.stack.journal.entries.map(\.event).filter {
      if case .outcome = $0 { true } else { false }
    }
    #expect(outcomes == [.outcome(.superseded, by: nil)])
  }
}
