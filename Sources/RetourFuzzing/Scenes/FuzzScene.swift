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

  /// The turns of the main actor after a step.
  private static let turns = 5

  package let plan: FuzzPlan
  package let world: World
  package let report = FuzzReport()
  private let stacks: FuzzStacks
  private let presentations: FuzzModals
  private let fingers: FuzzFingers
  private let kit: FuzzKit
  /// Whether the last step brought the scene to rest.
  private var isAtRest = false

  /// Creates the scene of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - makers: Closures that return an empty stack of each kind.
  package init(_ plan: FuzzPlan, _ makers: [@MainActor () -> UINavigationController]) {
    self.plan = plan
    world = plan.makeWorld(size: Self.sizes[0])
    let questions = FuzzQuestions(report)
    stacks = FuzzStacks(plan, makers, questions, report)
    kit = FuzzKit(stacks, questions, report)
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

  /// Whether the "More" list, or another page of it, is shown instead of a stack.
  package var showsOther: Bool { stacks.showsOther }
  /// The open questions, the oldest first.
  var openQuestions: [FuzzQuestion] { kit.questions.open }
  /// The pages that were left, as answers to questions.
  var leavingPages: Set<Int> { kit.questions.leavingPages }
  /// The operations whose outcome is awaited.
  var pendingOperations: [FuzzOperation] { kit.pendingOperations }
  /// The slot of a question's page.
  func slot(of question: FuzzQuestion) -> FuzzSlot? { kit.slot(of: question) }

  /// The slot whose stack fingers reach.
  package var frontSlot: FuzzSlot? {
    guard let modal = modals.last else {
      return selectedSlot.controller == nil || showsOther ? nil : selectedSlot
    }
    return modal.content == .stack ? stacks.presentedSlot : nil
  }

  /// The pages on screen at rest.
  ///
  /// A full-screen presentation removes only the presenting view.
  package var pagesOnScreen: [Int] {
    var pages: [Int] =
      modals.first?.coversAll == true || showsOther ? [] : selectedSlot.model.stack.suffix(1)
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
    guard let modal = modals.last else {
      return showsOther ? nil : selectedSlot.model.stack.last
    }
    switch modal.content {
    case .stack: return stacks.presentedSlot.model.stack.last
    case .page: return modal.number
    case .alert: return nil
    }
  }

  /// The pages that must be alive, those of a request that asks included.
  package var keptPages: Set<Int> {
    let presented = modals.lazy.filter { $0.content == .page }.map(\.number)
    return Set(slots.flatMap(\.keptPages) + presented + openQuestions.flatMap(\.leaving))
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

  /// Performs a step, and lets the tasks run that it starts.
  func play(_ step: FuzzStep) async {
    if step.needsRest { await comeToRest() }
    if isAtRest || step.needsRest { kit.questions.cameToRest() }
    isAtRest = step == .rest || step == .probe
    perform(step)
    await runTasks()
    if isAtRest {
      await comeToRest()
      stacks.cameToRest()
    }
  }

  /// Advances until nothing moves and no question holds a swipe.
  private func comeToRest() async {
    repeat {
      perform(.rest)
      await runTasks()
    } while kit.answerHeldQuestions()
    await MainActorTurns.wait { !kit.pendingOperations.isEmpty }
  }

  /// Runs tasks of the main actor, where there may be some.
  private func runTasks() async {
    guard kit.hasTasks else { return }
    // Tasks start others, which start in order: no chain of them is longer.
    await MainActorTurns.pass(Self.turns)
    await MainActorTurns.wait { kit.isDelayed }
    kit.tasksDidRun()
    world.advance(by: 0)
    observe()
    kit.requestsMayHaveEnded()
  }

  /// Performs a step on the view controllers and on the model, without the tasks that it starts.
  package func perform(_ step: FuzzStep) {
    if step.disturbs { report.noteDisturbance() }
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
    case .kit(let step): act(step)
    case .app(let step): beginGesture { AppFuzzUser(world: world, fingers: fingers).perform(step) }
    default: touch(step)
    }
  }

  private func touch(_ step: FuzzStep) {
    switch step {
    case .beginSwipe: beginGesture { fingers.beginSwipe() }
    case .beginDrag(let down): fingers.beginDrag(down: down)
    case .moveFinger(let percent): fingers.move(to: percent)
    case .liftFinger: fingers.lift()
    case .cancelFinger: fingers.cancel()
    case .secondFinger: fingers.toggleSecond()
    case .resign: fingers.resign()
    case .tapBack: tapBack()
    case .pressEscape: navigate("a key", with: [.escape])
    case .chooseFromMenu(let row):
      let keys: [Key] = [.menu] + Array(repeating: .down, count: row + 1) + [.return]
      navigate("a menu", with: keys)
    case .tapBeside: tapBeside()
    case .tapAction: if !fingers.isAnyDown { presentations.tapAction(in: world) }
    default: preconditionFailure("\(step) is no touch")
    }
  }

  private func act(_ step: FuzzKitStep) {
    switch step {
    case .push(let on, let kind, let animated): stacks.push(on, kind: kind, animated)
    case .awaited(let kind, let on, let depth, let animated):
      kit.await(kind, on: on, depth: depth, animated: animated)
    case .answer(let leaves): kit.answer(leaves: leaves)
    case .beginForward: beginGesture { fingers.beginForward() }
    case .beginInside: beginGesture { fingers.beginInside() }
    case .pressForward: navigate("a key", with: [.right], .alternate)
    case .beginDriven(let on, let pushes): kit.beginDriven(on: on, pushes: pushes)
    case .drive(let percent): kit.drive(to: percent)
    case .endDriven(let finishes): kit.endDriven(finishing: finishes)
    case .tapMore, .tapMoreRow:
      if modals.isEmpty { stacks.tapMore(row: step == .tapMoreRow, with: fingers) }
    }
  }

  /// Begins a gesture, and compares its verdict with what began.
  private func beginGesture(_ body: () -> Void) {
    guard let slot = frontSlot, !fingers.isAnyDown, !stacks.isAboutToReact, !slot.isHeld else {
      return body()
    }
    slot.verdicts.gestureWillBegin()
    body()
    slot.verdicts.gestureDidBegin(hasBegun: slot.isHeld, report)
  }

  /// Taps the back button.
  ///
  /// Whether it is there, and receives the tap, depends on the running transition and on guards:
  /// either the stack stays as it is or its top page goes.
  private func tapBack() {
    guard let slot = frontSlot, !slot.isSwiping, !fingers.isAnyDown else { return }
    stacks.cancelReaction()
    slot.requestBegan()
    fingers.tapBack()
  }

  /// Presses keys, one after the other, when nothing moves.
  ///
  /// Whether they lead back or forward depends on the kind of the stack, and on the guard of the
  /// page: the stack stays as it is, or some of its pages go, or some come back.
  private func navigate(
    _ name: String,
    with keys: [Key],
    _ modifiers: UIKeyModifierFlags = []
  ) {
    rest()
    stacks.cancelReaction()
    guard let slot = frontSlot else { return }
    let before = slot.model.stack.count
    slot.requestBegan()
    for key in keys {
      world.press(key, modifiers: modifiers)
      world.settle()
    }
    slot.acceptRequest()
    let after = slot.model.stack.count
    if after != before { report.note("\(name) went \(after < before ? "back" : "forward")") }
  }

  /// Taps where no page receives it: bars that taps hide are hidden, or shown.
  private func tapBeside() {
    guard !fingers.isAnyDown else { return }
    let slot = frontSlot
    let wasAtRest = world.isIdle && slot?.controller?.transitionCoordinator == nil
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
    kit.endDriven(finishing: false)
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
    stacks.codeChanges(slot, from: slot.model.stack)
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
    leave()
    return violationAtTheEnd
  }

  /// Removes everything from the window, and lets the tasks end.
  ///
  /// - Returns: A description of the first violation, or of what is still alive.
  func endTasks() async -> String? {
    leave()
    kit.answerUnseenQuestions()
    await MainActorTurns.pass(Self.turns)
    await MainActorTurns.wait {
      kit.isDelayed || !openQuestions.isEmpty || !pendingOperations.isEmpty
    }
    observe()
    kit.requestsMayHaveEnded()
    if let open = openQuestions.first { return "page \(open.page) still asks" }
    if let operation = pendingOperations.first { return "\(operation.kind.rawValue) never ends" }
    return violationAtTheEnd
  }

  private func leave() {
    stacks.cancelReaction()
    kit.endDriven(finishing: false)
    world.perform { world.window.rootViewController = nil }
    presentations.clear()
    stacks.clear()
    world.settle()
    observe()
  }

  private var violationAtTheEnd: String? {
    if let violation = report.violation { return violation }
    if !records.isEmpty { return "pages \(records.keys.sorted()) outlive the window's root" }
    if slots.contains(where: { $0.controller != nil }) {
      return "a stack outlives the window's root"
    }
    return presentations.hasAlert ? "an alert outlives the window's root" : nil
  }
}
