// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost
package import RetourTesting
package import UIKit

/// A world with stacks in it, what they must be, and what their pages were told.
///
/// Nothing is drawn, and the clock jumps from deadline to deadline.
@MainActor
package final class FuzzScene {
  /// The sizes that the window may have.
  nonisolated static let sizes = [
    CGSize(width: 200, height: 400), CGSize(width: 400, height: 200),
    CGSize(width: 300, height: 300),
  ]

  package let plan: FuzzPlan
  package let world: World
  /// The stacks in the tabs or in the window, then the presented one; only one is presented at a
  /// time.
  package internal(set) var slots: [FuzzSlot] = []
  /// Every page that is on a stack or not yet freed, by number.
  package internal(set) var records: [Int: FuzzRecord] = [:]
  /// What is presented, the lowest first.
  package internal(set) var modals: [FuzzModal] = []
  /// Every alert that was made.
  var alerts: [WeakAlert] = []
  var tab = 0
  /// What a step saw that must not be.
  var complaint: String?
  /// Lines of the log that the steps do not account for.
  package internal(set) var unexpectedLines: [String] = []
  /// The situations that the steps met.
  package internal(set) var tally = FuzzTally()
  /// What the next page that is told something does.
  var reaction: (moment: FuzzStep.Moment, step: FuzzStep)?
  /// Whether a page reacts: it does not see what its operation comes to.
  var isReacting = false
  var isFingerDown = false
  /// Whether the finger that is down moves up and down.
  var isDragging = false
  var isSecondFingerDown = false
  let makers: [@MainActor () -> UINavigationController]
  private var lastNumber = 0

  /// Makes the scene of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - makers: Make an empty stack of each kind.
  package init(_ plan: FuzzPlan, _ makers: [@MainActor () -> UINavigationController]) {
    (self.plan, self.makers) = (plan, makers)
    world = World(plan.direction, size: Self.sizes[0], scale: 1)
    world.stage.isDrawn = false
    world.stage.session.clock.frameInterval = 1 / Double(plan.frameRate)
    world.perform {
      let stacks = (0..<(plan.hasTabs ? 2 : 1)).map { makeStack($0) }
      slots.append(FuzzSlot(nil))
      if plan.hasTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        world.window.rootViewController = tabs
      } else {
        slots.insert(FuzzSlot(nil), at: 1)
        world.window.rootViewController = stacks.first
      }
    }
    world.settle()
  }

  /// The controller that fills the window.
  var root: UIViewController? { world.window.rootViewController }

  /// The stack that fingers reach, if there is one.
  package var frontSlot: FuzzSlot? {
    guard let modal = modals.last else { return slots[tab].controller == nil ? nil : slots[tab] }
    return modal.content == .stack ? slots[2] : nil
  }

  /// The pages that are on the screen at rest: what covers all takes out only who presented it.
  package var pagesOnScreen: [Int] {
    var pages: [Int] = modals.first?.coversAll == true ? [] : slots[tab].model.stack.suffix(1)
    for (index, modal) in modals.enumerated() {
      if index + 1 < modals.count, modals[index + 1].coversAll { continue }
      switch modal.content {
      case .stack: pages += slots[2].model.stack.suffix(1)
      case .page: pages.append(modal.number)
      case .alert: break
      }
    }
    return pages
  }

  /// The page that a finger in the middle reaches at rest, if there is one.
  package var frontPage: Int? {
    guard let modal = modals.last else { return slots[tab].model.stack.last }
    switch modal.content {
    case .stack: return slots[2].model.stack.last
    case .page: return modal.number
    case .alert: return nil
    }
  }

  /// The pages that someone may keep.
  package var keptPages: Set<Int> {
    Set(slots.flatMap(\.model.pages) + modals.lazy.filter { $0.content == .page }.map(\.number))
  }

  // MARK: Making pages and stacks

  func makePage(for slot: FuzzSlot?, isWide: Bool = false) -> FuzzPage {
    lastNumber += 1
    let record = FuzzRecord(lastNumber)
    record.isWide = isWide
    records[lastNumber] = record
    record.stack = slot?.controller
    let page = FuzzPage(record)
    page.onCall = { [weak self] in self?.wasTold($0) }
    if plan.pagesDressBar, let slot {
      page.onWillAppear = { [weak slot] page, animated in
        slot?.hidesBar = page.record.number.isMultiple(of: 3)
        page.navigationController?.setNavigationBarHidden(
          page.record.number.isMultiple(of: 3),
          animated: animated
        )
      }
    }
    return page
  }

  /// Makes the stack of a slot, with one page.
  func makeStack(_ index: Int) -> UINavigationController {
    let stack = makers[plan.kinds[index] % makers.count]()
    let slot = FuzzSlot(stack)
    if index < slots.count { slots[index] = slot } else { slots.append(slot) }
    let page = makePage(for: slot)
    slot.model.set([page.record.number])
    stack.setViewControllers([page], animated: false)
    return stack
  }

  // MARK: What the scene sees

  /// Follows what time and fingers did: swipes that begin and end, a dismissal that is over.
  func look() {
    for slot in slots { look(at: slot) }
    lookAtModals()
    for (number, record) in records where record.controller == nil && record.view == nil {
      guard record.path.mistake == nil, record.path.mayEnd(hasContainer: record.stack != nil)
      else {
        complain("page \(number) was freed \(record.path)")
        continue
      }
      records[number] = nil
    }
  }

  private func look(at slot: FuzzSlot) {
    if let stack = slot.controller, !slot.causes.isEmpty {
      (slot.hidesBar, slot.hidesToolbar) = (stack.isNavigationBarHidden, stack.isToolbarHidden)
    }
    let seen = slot.controller?.transitionCoordinator
    if let swipe = slot.swipe, swipe !== seen {
      tally.note(swipe.isCancelled ? "swipe taken back" : "swipe popped")
      slot.model.endSwipe(swipe.isCancelled ? .takenBack : .popped)
      slot.swipe = nil
    }
    guard let seen, slot.swipe == nil, seen.initiallyInteractive, seen.presentationStyle == .none,
      seen !== slot.settledSwipe
    else { return }
    if slot.model.pages.count < 2 { complain("a swipe began at the root") }
    tally.note("swipe began")
    slot.swipe = seen
    slot.model.beginSwipe()
  }

  /// Lets a page react, if one is to.
  private func wasTold(_ moment: FuzzStep.Moment) {
    guard let reaction, reaction.moment == moment else { return }
    self.reaction = nil
    isReacting = true
    operate(reaction.step)
    isReacting = false
  }

  func complain(_ text: String) { if complaint == nil { complaint = text } }

  // MARK: The end

  /// Takes everything down.
  ///
  /// - Returns: What did not go, if something did not.
  package func end() -> String? {
    reaction = nil
    world.perform { world.window.rootViewController = nil }
    modals = []
    for slot in slots { (slot.model, slot.swipe) = (FuzzModel(), nil) }
    world.settle()
    look()
    if let complaint { return complaint }
    if !records.isEmpty { return "pages \(records.keys.sorted()) outlive the window's root" }
    if slots.contains(where: { $0.controller != nil }) {
      return "a stack outlives the window's root"
    }
    return alerts.contains { $0.alert != nil } ? "an alert outlives the window's root" : nil
  }
}
