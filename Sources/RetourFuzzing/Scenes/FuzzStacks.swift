// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The stacks of a scene, and the operations on them and on their models.
@MainActor
final class FuzzStacks {
  /// The slots of the tabs or of the window, then that of presentations.
  ///
  /// Only one stack is presented at a time.
  private(set) var slots: [FuzzSlot] = []
  private(set) var selectedTab = 0
  let pages = FuzzPages()
  private let plan: FuzzPlan
  private let makers: [@MainActor () -> UINavigationController]
  private let report: FuzzReport
  /// The operation that the next page with a call of this kind performs.
  private var reaction: (moment: FuzzStep.Moment, step: FuzzStep)?
  /// Whether a page performs an operation: it does not see the result.
  private var isReacting = false

  init(
    _ plan: FuzzPlan,
    _ makers: [@MainActor () -> UINavigationController],
    _ report: FuzzReport
  ) {
    (self.plan, self.makers, self.report) = (plan, makers, report)
  }

  /// Creates the stacks, and the view controller that fills the window with them.
  func makeRoot() -> UIViewController {
    let stacks = (0..<(plan.hasTabs ? 2 : 1)).map { _ in appendStack() }
    while slots.count < 3 { slots.append(FuzzSlot(nil)) }
    guard plan.hasTabs else { return stacks[0] }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }

  /// The slot of presentations.
  var presentedSlot: FuzzSlot { slots[2] }

  /// The slot in the window or the selected tab.
  var selectedSlot: FuzzSlot { slots[selectedTab] }

  // MARK: Creating pages and stacks

  func makePage(for slot: FuzzSlot?, isWide: Bool = false) -> FuzzPage {
    let changesBar = plan.pagesHideBar && slot != nil
    return FuzzPage(
      pages.add(isWide: isWide, for: slot?.controller),
      willAppear: { [weak slot] page, animated in
        guard changesBar else { return }
        let isHidden = page.record.number.isMultiple(of: 3)
        slot?.hideBar(isHidden)
        page.navigationController?.setNavigationBarHidden(isHidden, animated: animated)
      },
      didReceive: { [weak self] in self?.react(to: $0) }
    )
  }

  private func appendStack() -> UINavigationController {
    slots.append(FuzzSlot(nil))
    return makeStack(in: slots.count - 1)
  }

  /// Creates the stack of presentations, with one page.
  func makePresentedStack() -> UINavigationController { makeStack(in: 2) }

  private func makeStack(in index: Int) -> UINavigationController {
    let stack = makers[plan.kinds[index] % makers.count]()
    let slot = FuzzSlot(stack)
    slots[index] = slot
    let page = makePage(for: slot)
    slot.set([page.record.number])
    stack.setViewControllers([page], animated: false)
    return stack
  }

  /// Forgets the presented stack after its dismissal.
  func removePresentedStack() { slots[2] = FuzzSlot(nil) }

  /// Expects all stacks to be empty.
  func clear() {
    for slot in slots { slot.clear() }
  }

  /// Follows swipes that began or ended.
  func observe() { for slot in slots { slot.observe(report) } }

  // MARK: Reactions

  /// Sets the operation that the next page with a call performs.
  func react(to moment: FuzzStep.Moment, _ step: FuzzStep) { reaction = (moment, step) }

  /// Performs no operation in the next calls.
  func cancelReaction() { reaction = nil }

  private func react(to moment: FuzzStep.Moment) {
    guard let reaction, reaction.moment == moment else { return }
    self.reaction = nil
    isReacting = true
    operate(reaction.step)
    isReacting = false
  }

  // MARK: Operations

  /// Performs an operation on a stack and on its model.
  func operate(_ step: FuzzStep) {
    switch step {
    case .push(let on, let animated): push(on, isWide: false, animated)
    case .pushWide(let on, let animated): push(on, isWide: true, animated)
    case .pop(let on, let animated):
      change(on) { slot, stack in
        let expected = slot.pop()
        let popped = stack.popViewController(animated: animated)
        expect(popped.map { [$0] } ?? [], expected)
      }
    case .popTo(let on, let depth, let animated): popTo(on, depth, animated)
    case .popToRoot(let on, let animated):
      change(on) { slot, stack in
        let expected = slot.popToRoot()
        expect(stack.popToRootViewController(animated: animated) ?? [], expected)
      }
    case .set(let on, let replacement, let depth, let animated):
      set(on, replacement, depth, animated)
    case .hideBar, .hideToolbar, .hideBars: operateBars(step)
    default: return
    }
  }

  private func push(_ on: Int, isWide: Bool, _ animated: Bool) {
    change(on) { slot, stack in
      let page = makePage(for: slot, isWide: isWide)
      slot.push(page.record.number)
      stack.pushViewController(page, animated: animated)
    }
  }

  private func popTo(_ on: Int, _ depth: Int, _ animated: Bool) {
    // Only to pages on the stack after a swipe is settled: any other is a mistake of the caller.
    let slot = slots[on % 3]
    let seen = slot.swipeEnding == .cancelled ? slot.model.pages : slot.model.stack
    guard !seen.isEmpty, let target = pages.records[seen[depth % seen.count]]?.controller else {
      return
    }
    // A page that reacts sees the stack before the operation that it is called for.
    if isReacting, slot.controller?.viewControllers.contains(target) != true { return }
    change(on) { slot, stack in
      let expected = slot.pop(to: seen[depth % seen.count])
      expect(stack.popToViewController(target, animated: animated) ?? [], expected)
    }
  }

  private func set(
    _ on: Int,
    _ replacement: FuzzStep.Replacement,
    _ depth: Int,
    _ animated: Bool
  ) {
    change(on) { slot, stack in
      // The records do not keep the new pages alive.
      var made: [FuzzPage] = []
      let numbers = slot.model.pages(after: replacement, depth: depth) {
        let page = makePage(for: slot)
        made.append(page)
        return page.record.number
      }
      slot.set(numbers)
      stack.setViewControllers(
        numbers.compactMap { pages.records[$0]?.controller },
        animated: animated
      )
    }
  }

  private func operateBars(_ step: FuzzStep) {
    switch step {
    case .hideBar(let on, let hidden, let animated):
      // A change by a page that appears in a swipe is reverted when the swipe is cancelled.
      guard !isReacting, let stack = slots[on % 3].controller else { return }
      slots[on % 3].hideBar(hidden)
      stack.setNavigationBarHidden(hidden, animated: animated)
    case .hideToolbar(let on, let hidden, let animated):
      guard let stack = slots[on % 3].controller else { return }
      slots[on % 3].hideToolbar(hidden)
      stack.setToolbarHidden(hidden, animated: animated)
    case .hideBars(let on, let cause, let isOn): slots[on % 3].hideBars(on: cause, isOn)
    default: return
    }
  }

  /// Selects a tab.
  func selectTab(_ index: Int, of tabs: UITabBarController) {
    guard index % 2 != selectedTab else { return }
    settleSwipes([selectedSlot]) { tabs.selectedIndex = index % 2 }
    selectedTab = index % 2
  }

  /// Settles the swipe of a slot in its model, then changes model and stack.
  private func change(_ on: Int, _ body: (FuzzSlot, UINavigationController) -> Void) {
    let slot = slots[on % 3]
    guard let stack = slot.controller else { return }
    settleSwipes([slot]) { body(slot, stack) }
  }

  /// Runs an operation that settles the swipes of some slots, and verifies how it settled them.
  func settleSwipes(_ slots: [FuzzSlot], _ body: () -> Void) {
    let settled = slots.map { ($0, $0.settleSwipe()) }
    body()
    for case (let slot, let swipe?) in settled {
      slot.verify(swipe, isReacting: isReacting, report)
    }
  }

  private func expect(_ popped: [UIViewController], _ expected: [Int]) {
    let numbers = popped.compactMap { ($0 as? FuzzPage)?.record.number }
    if numbers != expected, !isReacting {
      report.fail("pop returned \(numbers) instead of \(expected)")
    }
  }
}
