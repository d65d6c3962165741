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
  /// The slot of the selected tab, also while the "More" list is shown instead.
  private(set) var selectedTab = 0
  /// Whether the "More" list, or another page of it, is shown instead of a stack.
  private(set) var showsOther = false
  private var more: FuzzMore?
  let pages = FuzzPages()
  private let questions: FuzzQuestions
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
    _ questions: FuzzQuestions,
    _ report: FuzzReport
  ) {
    (self.plan, self.makers, self.questions, self.report) = (plan, makers, questions, report)
  }

  /// Creates the stacks, and the view controller that fills the window with them.
  func makeRoot() -> UIViewController {
    let stacks = (0..<(plan.hasTabs ? 2 : 1)).map { _ in appendStack() }
    while slots.count < 3 { slots.append(FuzzSlot(nil)) }
    guard plan.hasTabs else { return stacks[0] }
    let tabs = UITabBarController()
    if plan.hasMore { more = FuzzMore(tabs, stacks) } else { tabs.viewControllers = stacks }
    return tabs
  }

  /// The slot of presentations.
  var presentedSlot: FuzzSlot { slots[2] }

  /// The slot in the window or the selected tab.
  var selectedSlot: FuzzSlot { slots[selectedTab] }

  // MARK: Creating pages and stacks

  func makePage(
    for slot: FuzzSlot?,
    isWide: Bool = false,
    kind: FuzzPageKind? = nil
  ) -> FuzzPage {
    let changesBar = plan.pagesHideBar && slot != nil
    let page = FuzzPage(
      pages.add(isWide: isWide, kind: kind, for: slot?.controller),
      willAppear: { [weak slot] page, animated in
        guard changesBar else { return }
        let isHidden = page.record.number.isMultiple(of: 3)
        slot?.hideBar(isHidden)
        page.navigationController?.setNavigationBarHidden(isHidden, animated: animated)
      },
      didReceive: { [weak self] in self?.react(to: $0) }
    )
    if let kind { page.declare(kind, questions) }
    return page
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

  /// Follows swipes that began or ended, and the "More" list.
  func observe() {
    for slot in slots { slot.observe(report) }
    guard let more, more.showsOther != showsOther else { return }
    showsOther.toggle()
    report.note(showsOther ? "More list appeared" : "More list went")
    // A push during a swipe to the list leaves the swipe alone.
    if selectedTab == 0 {
      report.fail("the More list is \(showsOther ? "shown" : "left") in tab \(selectedTab)")
    }
  }

  /// The stacks have come to rest.
  func cameToRest() { for slot in slots { slot.verifyHistory(report) } }

  // MARK: Reactions

  /// Sets the operation that the next page with a call performs.
  ///
  /// A request that pops at any time and a reaction to it would change the model at once.
  func react(to moment: FuzzStep.Moment, _ step: FuzzStep) {
    if !slots.contains(where: \.awaitsPop) { reaction = (moment, step) }
  }

  /// Whether the next call of a page leads to an operation.
  var isAboutToReact: Bool { reaction != nil }

  /// Performs no operation in the next calls.
  func cancelReaction() { reaction = nil }

  private func react(to moment: FuzzStep.Moment) {
    guard let reaction, reaction.moment == moment else { return }
    self.reaction = nil
    report.noteDisturbance()
    isReacting = true
    operate(reaction.step)
    isReacting = false
  }

  // MARK: Operations

  /// Performs an operation on a stack and on its model.
  func operate(_ step: FuzzStep) {
    switch step {
    case .push(let on, let animated): push(on, animated)
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

  /// Pushes a page.
  func push(_ on: Int, isWide: Bool = false, kind: FuzzPageKind? = nil, _ animated: Bool) {
    change(on) { slot, stack in
      let page = makePage(for: slot, isWide: isWide, kind: kind)
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
    guard index % 2 != selectedTab || showsOther else { return }
    let place = more == nil ? index % 2 : FuzzMore.index(ofStack: index % 2)
    settleSwipes([selectedSlot]) { tabs.selectedIndex = place }
    selectedTab = index % 2
    if let more { showsOther = more.showsOther }
  }

  /// Taps the "More" button, or the first row of the list, when nothing moves.
  func tapMore(row isRow: Bool, with fingers: FuzzFingers) {
    guard let more, let point = isRow ? more.row : more.button else { return }
    cancelReaction()
    fingers.tap(at: point)
    // A button of the selected tab leads back to the list, also from a page above the root.
    if !isRow, more.showsOther || more.isSelected {
      (selectedTab, showsOther) = (1, more.showsOther)
    }
    report.note(showsOther ? "More list shown" : "More stack shown")
  }

  /// Settles the swipe of a slot in its model, then changes model and stack.
  private func change(_ on: Int, _ body: (FuzzSlot, UINavigationController) -> Void) {
    let slot = slots[on % 3]
    guard let stack = slot.controller else { return }
    codeChanges(slot, from: slot.model.stack)
    settleSwipes([slot]) { body(slot, stack) }
  }

  /// Code changes a stack: requests and answers are obsolete.
  func codeChanges(_ slot: FuzzSlot, from pages: [Int]) {
    slot.requestsEnded()
    questions.forgetAnswers(of: pages + slot.model.pages)
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
