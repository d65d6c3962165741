// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
import UIKit

extension FuzzScene {
  /// Lets a step happen, to the controllers and to the model.
  package func perform(_ step: FuzzStep) {
    if let slot = frontSlot { tally.note("\(step.kind) during \(slot.phase)") }
    let lines = RetourLog.capturing { world.perform { act(step) } }
    unexpectedLines += lines.filter { !$0.hasPrefix("Retour: Attempt to ") }
    look()
  }

  /// Lets any time pass, in seconds.
  package func advance(by seconds: Double) {
    world.advance(by: seconds)
    look()
  }

  private func act(_ step: FuzzStep) {
    switch step {
    case .push, .pushWide, .pop, .popTo, .popToRoot, .set, .hideBar, .hideToolbar, .letBarsGo:
      operate(step)
    case .selectTab(let index): selectTab(index)
    case .present(let content, let style, let fromTop, let animated):
      present(content, style, fromTop: fromTop, animated: animated)
    case .dismiss(let animated): dismiss(animated: animated)
    case .dismissTop(let animated): dismissTop(animated: animated)
    case .resize(let index): world.resize(to: Self.sizes[index % Self.sizes.count])
    case .beginSwipe, .beginDrag, .moveFinger, .liftFinger, .cancelFinger, .secondFinger, .tapBack,
      .tapBeside, .tapAction, .resign:
      touch(step)
    case .wait(let milliseconds): world.advance(by: Double(milliseconds) / 1000)
    case .react(let moment, let step): reaction = (moment, step)
    case .rest: rest()
    case .probe: probe()
    }
  }

  /// Lifts all fingers and waits until nothing moves.
  func rest() {
    if isFingerDown { touch(.liftFinger) }
    if isSecondFingerDown { touch(.secondFinger) }
    if !world.settle(within: 30) { complain("nothing came to rest within 30 s") }
    look()
    for index in modals.indices { modals[index].mayGo = false }
  }

  // MARK: Stacks

  func operate(_ step: FuzzStep) {
    switch step {
    case .push(let on, let animated): push(on, isWide: false, animated)
    case .pushWide(let on, let animated): push(on, isWide: true, animated)
    case .pop(let on, let animated):
      change(on) { slot, stack in
        let expected = slot.model.pages.count > 1 ? slot.model.pages.last : nil
        slot.model.pop()
        let popped = stack.popViewController(animated: animated)
        expect(popped.map { [$0] } ?? [], [expected].compactMap(\.self))
      }
    case .popTo(let on, let depth, let animated): popTo(on, depth, animated)
    case .popToRoot(let on, let animated):
      change(on) { slot, stack in
        let expected = Array(slot.model.pages.dropFirst())
        slot.model.popToRoot()
        expect(stack.popToRootViewController(animated: animated) ?? [], expected)
      }
    case .set(let on, let replacement, let depth, let animated):
      change(on) { slot, stack in
        var made: [FuzzPage] = []
        let pages = slot.model.pages(after: replacement, depth: depth) {
          made.append(makePage(for: slot))
          return made.last?.record.number ?? 0
        }
        slot.model.set(pages)
        stack.setViewControllers(
          pages.compactMap { records[$0]?.controller },
          animated: animated
        )
      }
    case .hideBar, .hideToolbar, .letBarsGo: operateBars(step)
    default: return
    }
  }

  private func operateBars(_ step: FuzzStep) {
    switch step {
    case .hideBar(let on, let hidden, let animated):
      // What a page does to the bar as it comes is taken back with it.
      guard !isReacting, let stack = slots[on % 3].controller else { return }
      slots[on % 3].hidesBar = hidden
      stack.setNavigationBarHidden(hidden, animated: animated)
    case .hideToolbar(let on, let hidden, let animated):
      guard let stack = slots[on % 3].controller else { return }
      slots[on % 3].hidesToolbar = hidden
      stack.setToolbarHidden(hidden, animated: animated)
    case .letBarsGo(let on, let cause, let isOn):
      guard let stack = slots[on % 3].controller else { return }
      if isOn { slots[on % 3].causes.insert(cause) } else { slots[on % 3].causes.remove(cause) }
      switch cause {
      case .tap: stack.hidesBarsOnTap = isOn
      case .swipe: stack.hidesBarsOnSwipe = isOn
      case .low: stack.hidesBarsWhenVerticallyCompact = isOn
      }
      (slots[on % 3].hidesBar, slots[on % 3].hidesToolbar) = (
        stack.isNavigationBarHidden, stack.isToolbarHidden
      )
    default: return
    }
  }

  private func push(_ on: Int, isWide: Bool, _ animated: Bool) {
    change(on) { slot, stack in
      let page = makePage(for: slot, isWide: isWide)
      slot.model.push(page.record.number)
      stack.pushViewController(page, animated: animated)
    }
  }

  private func popTo(_ on: Int, _ depth: Int, _ animated: Bool) {
    // Only pages that are there once a swipe is settled: any other is a mistake of the caller's.
    let slot = slots[on % 3]
    let seen = slot.swipeEnding == .takenBack ? slot.model.pages : slot.model.stack
    guard !seen.isEmpty, let target = records[seen[depth % seen.count]]?.controller else { return }
    // A page that reacts sees the stack before the operation that it is told of.
    if isReacting, slot.controller?.viewControllers.contains(target) != true { return }
    change(on) { slot, stack in
      let number = seen[depth % seen.count]
      let expected = slot.model.pages.drop { $0 != number }.dropFirst()
      slot.model.pop(to: number)
      expect(stack.popToViewController(target, animated: animated) ?? [], Array(expected))
    }
  }

  /// Settles a swipe in the model as the rule says, then changes model and stack.
  private func change(_ on: Int, _ body: (FuzzSlot, UINavigationController) -> Void) {
    let slot = slots[on % 3]
    guard let stack = slot.controller else { return }
    settleSwipes([slot]) { body(slot, stack) }
  }

  /// Runs what ends the swipes of some stacks by the rule of decision 2.
  func settleSwipes(_ slots: [FuzzSlot], _ body: () -> Void) {
    let endings = slots.map { ($0, $0.swipe, $0.swipeEnding) }
    for (slot, _, ending) in endings {
      if let ending { slot.model.endSwipe(ending) }
      slot.swipe = nil
    }
    let tops = endings.map { $0.0.model.stack.last }
    body()
    for ((slot, swipe, ending), top) in zip(endings, tops) {
      if let swipe, swipe === slot.controller?.transitionCoordinator {
        // It may go on only to the page that remained on top; for one that reacts it is just ending.
        if !isReacting, ending != .popped || top != slot.model.stack.last {
          complain("a swipe was not settled")
        }
        slot.settledSwipe = swipe
      }
      guard let swipe, let ending, swipe.isCancelled != (ending == .takenBack) else { continue }
      complain("a swipe was \(swipe.isCancelled ? "taken back" : "completed") against the rule")
    }
  }

  private func expect(_ popped: [UIViewController], _ expected: [Int]) {
    let numbers = popped.compactMap { ($0 as? FuzzPage)?.record.number }
    if numbers != expected, !isReacting {
      complain("pop returned \(numbers) instead of \(expected)")
    }
  }

  // MARK: What is around stacks

  private func selectTab(_ index: Int) {
    guard let tabs = root as? UITabBarController, index % 2 != tab else { return }
    settleSwipes([slots[tab]]) { tabs.selectedIndex = index % 2 }
    tab = index % 2
  }
}
