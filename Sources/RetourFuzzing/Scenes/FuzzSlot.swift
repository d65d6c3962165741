// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

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
  /// The running swipe of the stack, as the app sees it.
  private var swipe: (any UIViewControllerTransitionCoordinator)?
  /// A settled swipe that finishes after an operation that left its page on top.
  private weak var settledSwipe: (any UIViewControllerTransitionCoordinator)?

  init(_ controller: UINavigationController?) { self.controller = controller }

  var isSwiping: Bool { swipe != nil }

  /// How an operation settles the running swipe: one that is held or reverting is cancelled, one
  /// that was released to finish is completed.
  var swipeEnding: FuzzModel.SwipeEnding? {
    swipe.map { $0.isInteractive || $0.isCancelled ? .cancelled : .popped }
  }

  /// The phase of the stack's transition, as the app sees it.
  var phase: String {
    guard let coordinator = controller?.transitionCoordinator else { return "rest" }
    if coordinator.presentationStyle != .none { return "presentation" }
    guard coordinator.initiallyInteractive else { return "timed" }
    if coordinator.isInteractive { return "held" }
    return coordinator.isCancelled ? "cancelling" : "finishing"
  }

  // MARK: Operations

  /// Expects a page on top.
  func push(_ page: Int) { model.push(page) }

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
    return Array(before.dropFirst(model.pages.count))
  }

  /// Expects a stack of pages.
  func set(_ pages: [Int]) { model.set(pages) }

  /// Expects no pages, and no swipe.
  func clear() { (model, swipe) = (FuzzModel(), nil) }

  /// Accepts that a tap on the back button popped the top page, or did not.
  ///
  /// - Parameters:
  ///   - pages: The pages of the stack after the tap.
  ///   - before: The model before it.
  func tappedBack(pages: [Int], before: FuzzModel) {
    var popped = before
    popped.pop()
    if pages == popped.stack { model = popped }
  }

  /// Accepts that keys popped pages, or did not.
  ///
  /// - Parameters:
  ///   - pages: The pages of the stack after the keys.
  ///   - before: The model before them.
  /// - Returns: Whether pages were popped.
  func wentBack(pages: [Int], before: FuzzModel) -> Bool {
    guard let target = pages.last, pages != before.stack else { return false }
    var popped = before
    popped.pop(to: target)
    model = popped
    return true
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
      report.note(swipe.isCancelled ? "swipe cancelled" : "swipe popped")
      model.endSwipe(swipe.isCancelled ? .cancelled : .popped)
      self.swipe = nil
    }
    guard let seen, swipe == nil, seen.initiallyInteractive, seen.presentationStyle == .none,
      seen !== settledSwipe
    else { return }
    if model.pages.count < 2 { report.fail("a swipe began at the root") }
    report.note("swipe began")
    swipe = seen
    model.beginSwipe()
  }

  /// Settles the running swipe in the model before an operation (decision 2).
  func settleSwipe() -> SettledSwipe? {
    guard let swipe, let ending = swipeEnding else { return nil }
    model.endSwipe(ending)
    self.swipe = nil
    return SettledSwipe(swipe: swipe, ending: ending, top: model.stack.last)
  }

  /// Compares a swipe that was settled with what the operation made of it.
  func verify(_ settled: SettledSwipe, isReacting: Bool, _ report: FuzzReport) {
    let swipe = settled.swipe
    if swipe === controller?.transitionCoordinator {
      // It may continue only to the page that remained on top; in a reaction it is just ending.
      if !isReacting, settled.ending != .popped || settled.top != model.stack.last {
        report.fail("a swipe was not settled")
      }
      settledSwipe = swipe
    }
    guard swipe.isCancelled != (settled.ending == .cancelled) else { return }
    report.fail("a swipe was \(swipe.isCancelled ? "cancelled" : "completed") against the rule")
  }
}
