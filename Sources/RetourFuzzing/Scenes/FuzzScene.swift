// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import QuartzCore
import RetourHost
package import RetourTesting
package import UIKit

/// A world with stacks, their models, and the calls that their pages received.
///
/// Nothing is drawn, and the clock jumps from deadline to deadline.
@MainActor
package final class FuzzScene {
  /// The sizes of the window.
  nonisolated static let sizes = [
    CGSize(width: 200, height: 400), CGSize(width: 400, height: 200),
    CGSize(width: 300, height: 300),
  ]

  package let plan: FuzzPlan
  package let world: World
  package let report = FuzzReport()
  private let stacks: FuzzStacks
  private let presentations: FuzzModals
  private let fingers: FuzzFingers

  /// Creates the scene of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - makers: Closures that return an empty stack of each kind.
  package init(_ plan: FuzzPlan, _ makers: [@MainActor () -> UINavigationController]) {
    self.plan = plan
    world = World(plan.direction, size: Self.sizes[0], scale: 1)
    world.skipsFrames = true
    world.stage.session.clock.frameInterval = 1 / Double(plan.frameRate)
    stacks = FuzzStacks(plan, makers, report)
    presentations = FuzzModals(world.window, stacks, report)
    fingers = FuzzFingers(world)
    world.perform { world.window.rootViewController = stacks.makeRoot() }
    world.settle()
  }

  // MARK: State

  /// The slots of the tabs or of the window, then that of presentations.
  package var slots: [FuzzSlot] { stacks.slots }
  /// Every page that is on a stack or not yet freed, by number.
  package var records: [Int: FuzzRecord] { stacks.pages.records }
  /// The expected presentations, the lowest first.
  package var modals: [FuzzModal] { presentations.modals }
  /// The number of presented view controllers.
  package var presentedCount: Int { presentations.presentedCount }
  /// Whether an alert is alive that is not presented.
  package var hasStrayAlert: Bool { presentations.hasStrayAlert }
  /// The slot in the window or the selected tab.
  package var selectedSlot: FuzzSlot { stacks.selectedSlot }
  /// The view controller that fills the window.
  var root: UIViewController? { world.window.rootViewController }

  /// The slot whose stack fingers reach.
  package var frontSlot: FuzzSlot? {
    guard let modal = modals.last else {
      return selectedSlot.controller == nil ? nil : selectedSlot
    }
    return modal.content == .stack ? stacks.presentedSlot : nil
  }

  /// The pages on screen at rest.
  ///
  /// A full-screen presentation removes only the presenting view.
  package var pagesOnScreen: [Int] {
    var pages: [Int] =
      modals.first?.coversAll == true ? [] : selectedSlot.model.stack.suffix(1)
    for (index, modal) in modals.enumerated() {
      if index + 1 < modals.count, modals[index + 1].coversAll { continue }
      switch modal.content {
      case .stack: pages += stacks.presentedSlot.model.stack.suffix(1)
      case .page: pages.append(modal.number)
      case .alert: break
      }
    }
    return pages
  }

  /// The page that a finger in the middle reaches at rest.
  package var frontPage: Int? {
    guard let modal = modals.last else { return selectedSlot.model.stack.last }
    switch modal.content {
    case .stack: return stacks.presentedSlot.model.stack.last
    case .page: return modal.number
    case .alert: return nil
    }
  }

  /// The pages that must be alive.
  package var keptPages: Set<Int> {
    Set(slots.flatMap(\.model.pages) + modals.lazy.filter { $0.content == .page }.map(\.number))
  }

  /// Returns the numbers of a stack's pages.
  package func numbers(of stack: UINavigationController) -> [Int] {
    stack.viewControllers.compactMap { ($0 as? FuzzPage)?.record.number }
  }

  /// The horizontal distances of pages in the window from their places at rest, in points, as they
  /// are on screen.
  package var offsets: [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for record in records.values {
      guard let wrapper = record.view?.superview, wrapper.window != nil,
        let container = wrapper.superview
      else { continue }
      let shown = wrapper.layer.presentation() ?? wrapper.layer
      offsets[record.number] = shown.position.x - container.bounds.midX
    }
    return offsets
  }

  // MARK: Steps

  /// Advances the world's time, in seconds.
  package func advance(by seconds: Double) {
    world.advance(by: seconds)
    observe()
  }

  /// Performs a step on the view controllers and on the model.
  package func perform(_ step: FuzzStep) {
    if let slot = frontSlot { report.note("\(step.kind) during \(slot.phase)") }
    report.add(logged: RetourLog.capturing { world.perform { act(step) } })
    observe()
  }

  private func act(_ step: FuzzStep) {
    switch step {
    case .push, .pushWide, .pop, .popTo, .popToRoot, .set, .hideBar, .hideToolbar, .hideBars:
      stacks.operate(step)
    case .selectTab(let index):
      if let tabs = root as? UITabBarController { stacks.selectTab(index, of: tabs) }
    case .present(let content, let style, let fromTop, let animated):
      presentations.present(content, style, fromTop: fromTop, animated: animated)
    case .dismiss(let animated): presentations.dismiss(animated: animated)
    case .dismissTop(let animated): presentations.dismissTop(animated: animated)
    case .resize(let index): world.resize(to: Self.sizes[index % Self.sizes.count])
    case .wait(let milliseconds): world.advance(by: Double(milliseconds) / 1000)
    case .react(let moment, let step): stacks.react(to: moment, step)
    case .rest: rest()
    case .probe: probe()
    default: touch(step)
    }
  }

  private func touch(_ step: FuzzStep) {
    switch step {
    case .beginSwipe: fingers.beginSwipe()
    case .beginDrag(let down): fingers.beginDrag(down: down)
    case .moveFinger(let percent): fingers.move(to: percent)
    case .liftFinger: fingers.lift()
    case .cancelFinger: fingers.cancel()
    case .secondFinger: fingers.toggleSecond()
    case .resign: fingers.resign()
    case .tapBack: tapBack()
    case .pressEscape: goBack(with: [.escape])
    case .chooseFromMenu(let row):
      goBack(with: [.menu] + Array(repeating: .down, count: row + 1) + [.return])
    case .tapBeside: tapBeside()
    case .tapAction: if !fingers.isAnyDown { presentations.tapAction(in: world) }
    default: preconditionFailure("\(step) is no touch")
    }
  }

  /// Taps the back button.
  ///
  /// Whether it is there, and receives the tap, depends on the running transition: either the stack
  /// stays as it is or its top page goes.
  private func tapBack() {
    guard let slot = frontSlot, let stack = slot.controller, !slot.isSwiping, !fingers.isAnyDown
    else { return }
    stacks.cancelReaction()
    let before = slot.model
    fingers.tapBack()
    slot.tappedBack(pages: numbers(of: stack), before: before)
  }

  /// Presses keys, one after the other, when nothing moves.
  ///
  /// Whether they lead back depends on the kind of the stack, and on the guard of the page: either
  /// the stack stays as it is or some of its pages go.
  private func goBack(with keys: [Key]) {
    rest()
    stacks.cancelReaction()
    guard let slot = frontSlot, let stack = slot.controller else { return }
    let before = slot.model
    for key in keys {
      world.press(key)
      world.settle()
    }
    if slot.wentBack(pages: numbers(of: stack), before: before) {
      report.note(keys.count == 1 ? "a key went back" : "a menu went back")
    }
  }

  /// Taps where no page receives it: bars that taps hide are hidden, or shown.
  private func tapBeside() {
    guard !fingers.isAnyDown else { return }
    let (wasAtRest, slot) = (world.isIdle, frontSlot)
    presentations.wereTouched()
    let wasHidden = slot?.controller?.isNavigationBarHidden
    fingers.tap(atShare: FuzzPage.margin / 2)
    guard wasAtRest, let slot, slot.causes.contains(.tap) else { return }
    report.note("tap for bars")
    if slot.controller?.isNavigationBarHidden == wasHidden { report.fail("a tap changed no bars") }
  }

  /// Lifts all fingers and advances time until nothing moves.
  private func rest() {
    fingers.liftAll()
    if !world.settle(within: 30) { report.fail("nothing came to rest within 30 s") }
    observe()
    presentations.cameToRest()
  }

  /// Verifies at rest that a tap reaches the page in front, and that a swipe pops a page.
  private func probe() {
    rest()
    stacks.cancelReaction()
    observe()
    guard let top = frontPage, let record = records[top] else { return }
    let taps = record.taps
    fingers.tap(atShare: 0.5)
    rest()
    if record.taps != taps + 1 { report.fail("a tap on page \(top) did not reach it") }
    if let slot = frontSlot, !slot.model.pages.isEmpty { probeSwipe(in: slot) }
  }

  private func probeSwipe(in slot: FuzzSlot) {
    guard let stack = slot.controller else { return }
    let page = stacks.makePage(for: slot)
    slot.push(page.record.number)
    stack.pushViewController(page, animated: false)
    stack.setNavigationBarHidden(false, animated: false)
    slot.hideBar(false)
    rest()
    fingers.beginSwipe()
    observe()
    if !slot.model.isSwiping { report.fail("a swipe did not begin at rest") }
    for percent in [40, 70, 90] {
      world.advance(by: 0.05)
      fingers.move(to: percent)
    }
    rest()
    if slot.model.pages.contains(page.record.number) { report.fail("a swipe did not pop") }
  }

  /// Follows the effects of time and fingers: swipes, dismissals, and freed pages.
  private func observe() {
    stacks.observe()
    presentations.observe(isTouched: fingers.isAnyDown)
    stacks.pages.removeFreed(report)
  }

  // MARK: The end

  /// Removes everything from the window.
  ///
  /// - Returns: A description of the first violation, or of an object that is still alive.
  package func end() -> String? {
    stacks.cancelReaction()
    world.perform { world.window.rootViewController = nil }
    presentations.clear()
    stacks.clear()
    world.settle()
    observe()
    if let violation = report.violation { return violation }
    if !records.isEmpty { return "pages \(records.keys.sorted()) outlive the window's root" }
    if slots.contains(where: { $0.controller != nil }) {
      return "a stack outlives the window's root"
    }
    return presentations.hasAlert ? "an alert outlives the window's root" : nil
  }
}
