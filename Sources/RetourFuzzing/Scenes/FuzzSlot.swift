// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Retour
package import UIKit

/// A place for a stack in a scene: a tab, the window, or a presentation.
@MainActor
package final class FuzzSlot {
  /// A swipe that an operation settled.
  struct SettledSwipe {
    let swipe: any UIViewControllerTransitionCoordinator
    let ending: FuzzModel.SwipeEnding
    /// The top page after the swipe and before the operation.
    let top: Int?
  }

  package private(set) weak var controller: UINavigationController?
  /// The expected stack.
  package private(set) var model = FuzzModel()
  /// Whether the navigation bar must be hidden.
  package private(set) var hidesBar = false
  /// Whether the toolbar must be hidden.
  package private(set) var hidesToolbar = true
  /// The events that hide the bars.
  package private(set) var causes: Set<FuzzStep.Cause> = []
  /// The pages that the stack keeps for the way forward, as expected.
  private(set) var history = FuzzHistory()
  /// Whether a request is under way that may pop pages at any time.
  private(set) var awaitsPop = false
  /// The pages that the stack kept for the way forward when the request began.
  private var reachable: [Int] = []
  /// The app's delegate of the stack.
  let driver: FuzzDriver?
  /// The verdicts about the stack's swipes.
  let verdicts: FuzzVerdicts
  /// The running swipe of the stack, as the app sees it.
  private var swipe: (any UIViewControllerTransitionCoordinator)?
  /// The pages before the last pop, which a swipe that takes it over may restore.
  private var pagesBeforePop: [Int] = []
  /// A settled swipe that finishes after an operation that left its page on top.
  private weak var settledSwipe: (any UIViewControllerTransitionCoordinator)?

  init(_ controller: UINavigationController?) {
    self.controller = controller
    driver = controller.map(FuzzDriver.init)
    verdicts = FuzzVerdicts(of: controller as? BackNavigationController)
  }

  /// The stack, if it is one of the kit's class.
  package var kitStack: BackNavigationController? { controller as? BackNavigationController }

  var isSwiping: Bool { swipe != nil }

  /// Whether a finger or the app drives a transition of the stack, not one of its container.
  var isHeld: Bool {
    guard let coordinator = controller?.transitionCoordinator, coordinator.isInteractive else {
      return false
    }
    return coordinator.viewController(forKey: .to) is FuzzPage
  }

  /// The pages that must be alive: those of the stack, and those that it keeps.
  var keptPages: [Int] {
    model.reachable + FuzzHistory.forward(of: kitStack)
  }

  /// The end that an operation gives the running swipe: one that is held or reverting is
  /// cancelled, one that was released to finish is completed.
  var swipeEnding: FuzzModel.SwipeEnding? {
    swipe.map { $0.isInteractive || $0.isCancelled ? .cancelled : .completed }
  }

  /// The phase of the stack's transition, as the app sees it.
  var phase: String {
    guard let coordinator = controller?.transitionCoordinator else { return "rest" }
    if coordinator.presentationStyle != .none { return "presentation" }
    if coordinator.isInteractive { return "held" }
    guard coordinator.initiallyInteractive else { return "timed" }
    return coordinator.isCancelled ? "cancelling" : "finishing"
  }

  // MARK: Operations

  /// Expects a page on top.
  func push(_ page: Int) {
    model.push(page)
    history.stackChanged()
  }

  /// Expects the top page to be popped.
  ///
  /// - Returns: The pages that the operation must return.
  func pop() -> [Int] { popped { $0.pop() } }

  /// Expects the pages above a page to be popped.
  ///
  /// - Returns: The pages that the operation must return.
  func pop(to page: Int) -> [Int] { popped { $0.pop(to: page) } }

  /// Expects all pages but the root to be popped.
  ///
  /// - Returns: The pages that the operation must return.
  func popToRoot() -> [Int] { popped { $0.popToRoot() } }

  private func popped(_ operation: (inout FuzzModel) -> Void) -> [Int] {
    let before = model.pages
    operation(&model)
    if model.pages.count < before.count { pagesBeforePop = before }
    history.stackChanged()
    return Array(before.dropFirst(model.pages.count))
  }

  /// Expects a stack of pages.
  func set(_ pages: [Int]) {
    model.set(pages)
    history.stackChanged()
  }

  /// Expects no pages, and no swipe.
  func clear() { (model, swipe) = (FuzzModel(), nil) }

  // MARK: Requests

  /// A request to go back is made, or a question of one is answered.
  func requestBegan() { (awaitsPop, reachable) = (true, FuzzHistory.forward(of: kitStack)) }

  /// Code has changed the stack, or all requests have ended.
  func requestsEnded() { awaitsPop = false }

  /// Accepts that a request has popped pages, or pushed some that were kept.
  ///
  /// - Returns: Whether the stack has changed.
  @discardableResult
  func acceptRequest() -> Bool {
    guard awaitsPop, !isSwiping, let pages = controller?.pageNumbers, let top = pages.last else {
      return false
    }
    let before = model.stack
    if pages.count < before.count, pages == Array(before.prefix(pages.count)) {
      pagesBeforePop = before
      model.pop(to: top)
    } else if pages.count > before.count, before == Array(pages.prefix(before.count)),
      reachable.starts(with: pages.dropFirst(before.count))
    {
      for page in pages.dropFirst(before.count) { model.push(page) }
    } else {
      return false
    }
    history.stackChanged()
    return true
  }

  /// Compares the pages that are kept for the way forward with what must be kept, at rest.
  func verifyHistory(_ report: FuzzReport) {
    if let wrong = history.cameToRest(kitStack, pages: model.pages) { report.fail(wrong) }
  }

  // MARK: Bars

  func hideBar(_ isHidden: Bool) { hidesBar = isHidden }

  func hideToolbar(_ isHidden: Bool) { hidesToolbar = isHidden }

  /// Hides the bars on an event, or stops doing so.
  func hideBars(on cause: FuzzStep.Cause, _ isOn: Bool) {
    guard let controller else { return }
    if isOn { causes.insert(cause) } else { causes.remove(cause) }
    switch cause {
    case .tap: controller.hidesBarsOnTap = isOn
    case .swipe: controller.hidesBarsOnSwipe = isOn
    case .low: controller.hidesBarsWhenVerticallyCompact = isOn
    }
    acceptBars(of: controller)
  }

  private func acceptBars(of controller: UINavigationController) {
    (hidesBar, hidesToolbar) = (controller.isNavigationBarHidden, controller.isToolbarHidden)
  }

  // MARK: Swipes

  /// Follows swipes that began or ended, and bars that fingers hid.
  func observe(_ report: FuzzReport) {
    if let controller, !causes.isEmpty { acceptBars(of: controller) }
    let seen = controller?.transitionCoordinator
    if let swipe, swipe !== seen {
      let way =
        model.caught != nil
        ? "caught pop" : model.incoming == nil ? "swipe popped" : "swipe pushed"
      report.note(swipe.isCancelled ? "swipe cancelled" : way)
      endSwipe(swipe.isCancelled ? .cancelled : .completed)
    }
    defer { acceptRequest() }
    if let seen, swipe == nil, seen.isInteractive, seen.presentationStyle == .none,
      seen.isInterruptible, !seen.initiallyInteractive || seen === settledSwipe,
      seen.viewController(forKey: .to) is FuzzPage
    {
      report.note("pop caught")
      swipe = seen
      return model.beginCatch(of: pagesBeforePop)
    }
    guard let seen, swipe == nil, seen.initiallyInteractive, seen.presentationStyle == .none,
      seen !== settledSwipe, let page = seen.viewController(forKey: .to) as? FuzzPage
    else { return }
    beginSwipe(seen, to: page.record.number, report)
  }

  private func beginSwipe(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    to page: Int,
    _ report: FuzzReport
  ) {
    let incoming = model.pages.contains(page) ? nil : page
    if incoming == nil, model.pages.count < 2 { report.fail("a swipe began at the root") }
    report.note(incoming == nil ? "swipe began" : "swipe forward began")
    swipe = coordinator
    model.beginSwipe(pushing: incoming)
  }

  private func endSwipe(_ ending: FuzzModel.SwipeEnding) {
    if ending == .completed || model.caught != nil { history.stackChanged() }
    if ending == .completed, model.caught == nil { pagesBeforePop = model.pages }
    model.endSwipe(ending)
    swipe = nil
  }

  /// Settles the running swipe in the model before an operation (decision 2).
  func settleSwipe() -> SettledSwipe? {
    guard let swipe, let ending = swipeEnding else { return nil }
    endSwipe(ending)
    return SettledSwipe(swipe: swipe, ending: ending, top: model.stack.last)
  }

  /// Compares a swipe that was settled with what the operation made of it.
  func verify(_ settled: SettledSwipe, isReacting: Bool, _ report: FuzzReport) {
    let swipe = settled.swipe
    if swipe === controller?.transitionCoordinator {
      // It may continue only to the page that remained on top; in a reaction it is just ending.
      if !isReacting, settled.ending != .completed || settled.top != model.stack.last {
        report.fail("a swipe was not settled")
      }
      settledSwipe = swipe
    }
    guard swipe.isCancelled != (settled.ending == .cancelled) else { return }
    report.fail("a swipe was \(swipe.isCancelled ? "cancelled" : "completed") against the rule")
  }
}
