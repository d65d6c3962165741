// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@testable import Retour

/// Guards with every trigger, in both directions.
@MainActor @Suite(.freesControllers) struct GuardMatrixTests {
  /// A way back.
  enum Way: CaseIterable, Sendable {
    case systemButton, customButton, edgeSwipe, contentSwipe, program, historyMenu, keyboard,
      pointer
    case hardwareKey, accessibilityEscape

    var trigger: BackRequest.Trigger {
      switch self {
      case .systemButton, .customButton: .button
      case .edgeSwipe: .edgeSwipe
      case .contentSwipe: .contentSwipe
      case .program: .program
      case .historyMenu: .historyMenu
      case .keyboard: .keyboard
      case .pointer: .pointer
      case .hardwareKey: .hardwareKey
      case .accessibilityEscape: .accessibilityEscape
      }
    }

    /// Whether a finger holds the page while its guard asks.
    var isSwipe: Bool { self == .edgeSwipe || self == .contentSwipe }
  }

  /// The courses that a request can take.
  enum Fate: CaseIterable, Sendable {
    case allow, deny, askThenDiscard, askThenStay, anotherRequest, codeChangesStack, pageGone
    case windowGone
  }

  nonisolated private static let pairs = Way.allCases.flatMap { way in
    Fate.allCases.map { (way, $0) }
  }

  /// A stack of three pages with a guard on the top one.
  @MainActor
  private final class Scene {
    let kit: KitScenario
    let dialog = Dialog()
    var triggers: [BackRequest.Trigger] = []
    var outcomes: [BackOutcome] = []
    let way: Way

    init(_ way: Way, _ direction: World.Direction, _ fate: Fate) {
      self.way = way
      kit = KitScenario(["A", "B", "C"], direction) {
        if way == .customButton { $0.backButton = .view { _ in .knob() } }
        if way == .contentSwipe { $0.swipeArea = .content }
      }
      kit.stack.topViewController?.navigationItem.backGuard = { [weak self, dialog] request in
        self?.triggers.append(request.trigger)
        return switch fate {
        case .allow: .allow
        case .deny: .deny
        default: .ask { await dialog.ask() }
        }
      }
      _ = kit.log.take()
    }

    /// Goes back; a swipe lets go at 0.7 of the width.
    func goBack() async {
      switch way {
      case .systemButton, .customButton:
        let width = kit.world.window.bounds.width
        let x: CGFloat = kit.world.direction == .leftToRight ? 20 : width - 20
        kit.world.finger.tap(at: CGPoint(x: x, y: 22))
      case .edgeSwipe:
        kit.world.finger.dragFromLeadingEdge(to: 0.7)
        kit.world.finger.hold(for: 0.2)
        kit.world.finger.up()
      case .contentSwipe:
        kit.drag(from: CGPoint(x: 30, y: 211), by: CGPoint(x: 140, y: 0))
        kit.world.finger.hold(for: 0.2)
        kit.world.finger.up()
      default:
        kit.stack.kit.requestBack(way.trigger) { [weak self] in self?.outcomes.append($0) }
      }
      await kit.world.settleTasks()
    }

    /// Checks that the stack is at rest with these pages, and that a swipe and a push work.
    func expectRest(_ titles: [String]) async {
      #expect(kit.stack.transitionCoordinator == nil)
      #expect(kit.stack.kit.heldPage == nil)
      expectStack(kit.stack, titles)
      kit.stack.topViewController?.navigationItem.backGuard = nil
      kit.push("D")
      kit.swipe()
      expectStack(kit.stack, titles)
      dialog.answer(false)
      await kit.world.settleTasks()
    }
  }

  @Test(arguments: pairs, World.Direction.allCases)
  func `a guard decides about every way back, whatever happens meanwhile`(
    _ pair: (way: Way, fate: Fate),
    _ direction: World.Direction
  ) async {
    let (way, fate) = pair
    let scene = Scene(way, direction, fate)
    let (stack, world, dialog) = (scene.kit.stack, scene.kit.world, scene.dialog)
    let page = scene.kit.stack.viewControllers[2]
    await scene.goBack()
    #expect(scene.triggers == [way.trigger])
    let isOpen = fate != .allow && fate != .deny
    #expect(dialog.questions == (isOpen ? 1 : 0))
    if isOpen, way.isSwipe {
      #expect(stack.kit.heldPage === page)
      #expect(stack.transitionCoordinator?.isInteractive == true)
    } else if isOpen {
      expectStack(stack, ["A", "B", "C"])
    }
    var rest = ["A", "B", "C"]
    var outcome: BackOutcome?
    switch fate {
    case .allow: (rest, outcome) = (["A", "B"], .completed)
    case .deny: outcome = .refused(by: page)
    case .askThenDiscard:
      dialog.answer(true)
      (rest, outcome) = (["A", "B"], .completed)
    case .askThenStay:
      dialog.answer(false)
      outcome = .refused(by: page)
    case .anotherRequest:
      let task = Task { await stack.requestPop() }
      await world.settleTasks()
      #expect(dialog.questions == 2)
      #expect(scene.triggers == [way.trigger, .program])
      if let first = scene.outcomes.first, case .superseded(by: let newer?) = first {
        #expect(newer.trigger == .program && newer.source === page)
      } else {
        #expect(scene.outcomes.isEmpty && way.isTouch)
      }
      dialog.answer(true)
      await world.settleTasks()
      #expect(await task.value == .completed)
      rest = ["A", "B"]
    case .codeChangesStack:
      stack.pushViewController(LoggedPage("X", scene.kit.log), animated: true)
      (rest, outcome) = (["A", "B", "C", "X"], .superseded(by: nil))
    case .pageGone:
      stack.setViewControllers([stack.viewControllers[0]], animated: true)
      (rest, outcome) = (["A"], .cancelled)
    case .windowGone:
      world.window.isHidden = true
      await world.settleTasks()
      #expect(dialog.cancellations == 1)
      world.window.isHidden = false
      outcome = .cancelled
    }
    await world.settleTasks()
    let isObsolete: [Fate] = [.anotherRequest, .codeChangesStack, .pageGone, .windowGone]
    #expect(dialog.cancellations == (isObsolete.contains(fate) ? 1 : 0))
    if !way.isTouch, let outcome { #expect(scene.outcomes == [outcome]) }
    await scene.expectRest(rest)
    page.navigationItem.backGuard = nil
    scene.outcomes = []
  }

  // MARK: Pops over several levels

  /// The decision of a covered page.
  enum Covered: CaseIterable, Sendable { case deny, askThenStay, askThenDiscard }

  @Test(arguments: Covered.allCases, World.Direction.allCases)
  func `a covered page that asks or denies is popped to first`(
    _ covered: Covered,
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B", "C", "D"], direction)
    let (stack, pages, dialog) = (kit.stack, kit.stack.viewControllers, Dialog())
    var asked: [String] = []
    for page in pages {
      page.navigationItem.backGuard = { [weak page] request in
        asked.append(page?.title ?? "")
        #expect(request.skipped.map(\.title) == ["C", "B"])
        #expect(request.target.title == "A")
        guard page?.title == "C" else { return .allow }
        return covered == .deny ? .deny : .ask { await dialog.ask() }
      }
    }
    let task = Task { await stack.requestPop(to: pages[0]) }
    await Task.yield()
    #expect(asked == ["D", "C"])
    await kit.world.settleTasks()
    expectStack(stack, ["A", "B", "C"])
    #expect(dialog.questions == (covered == .deny ? 0 : 1))
    dialog.answer(covered == .askThenDiscard)
    await kit.world.settleTasks()
    let completes = covered == .askThenDiscard
    #expect(await task.value == (completes ? .completed : .refused(by: pages[2])))
    #expect(asked == (completes ? ["D", "C", "B"] : ["D", "C"]))
    expectStack(stack, completes ? ["A"] : ["A", "B", "C"])
    for page in pages { page.navigationItem.backGuard = nil }
  }
}

extension GuardMatrixTests.Way {
  /// Whether the way back is a touch, whose outcome nobody receives.
  var isTouch: Bool {
    switch self {
    case .systemButton, .customButton, .edgeSwipe, .contentSwipe: true
    default: false
    }
  }
}
