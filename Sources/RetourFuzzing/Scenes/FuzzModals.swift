// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// The presentations of a scene.
@MainActor
final class FuzzModals {
  private struct WeakAlert {
    weak var alert: UIAlertController?
  }

  /// The expected presentations, the lowest first.
  private(set) var modals: [FuzzModal] = []
  /// Every alert that is alive.
  private var alerts: [WeakAlert] = []
  private let window: UIWindow
  private let stacks: FuzzStacks
  private let report: FuzzReport

  init(_ window: UIWindow, _ stacks: FuzzStacks, _ report: FuzzReport) {
    (self.window, self.stacks, self.report) = (window, stacks, report)
  }

  private var root: UIViewController? { window.rootViewController }

  /// The number of presented view controllers.
  var presentedCount: Int {
    sequence(first: root) { $0?.presentedViewController }.dropFirst().compactMap(\.self).count
  }

  /// Whether an alert is alive that is not presented.
  var hasStrayAlert: Bool {
    alerts.contains { weak in
      weak.alert.map { alert in !modals.contains { $0.controller === alert } } ?? false
    }
  }

  /// Whether an alert is alive.
  var hasAlert: Bool { alerts.contains { $0.alert != nil } }

  // MARK: Events

  /// Follows dismissals by fingers and the ends of dismissals.
  func observe(isTouched: Bool) {
    if isTouched { wereTouched() }
    let count = presentedCount
    while modals.count > count, let top = modals.last, top.mustGo || top.mayGo {
      modals.removeLast()
      if top.content == .stack { stacks.removePresentedStack() }
      report.note("\(top.content.rawValue) \(top.style.rawValue) went")
    }
    alerts.removeAll { $0.alert == nil }
  }

  /// Expects that a finger may dismiss the topmost presentation.
  func wereTouched() {
    guard let top = modals.indices.last, modals[top].yieldsToFingers else { return }
    modals[top].wasTouched()
  }

  /// Expects that no finger dismisses a presentation any more.
  func cameToRest() {
    for index in modals.indices { modals[index].cameToRest() }
  }

  /// Expects no presentations.
  func clear() { modals = [] }

  // MARK: Steps

  func present(
    _ content: FuzzStep.Content,
    _ style: FuzzStep.Style,
    fromTop: Bool,
    animated: Bool
  ) {
    guard let root else { return }
    let presenter = fromTop ? modals.last?.controller ?? root : root
    // While a finger's sheet settles, the call waits for it: the model does not.
    if let top = modals.last, top.mayGo, top.controller?.isBeingDismissed == true { return }
    let isBusy = modals.contains {
      $0.controller?.isBeingPresented == true || $0.controller?.isBeingDismissed == true
    }
    let isAccepted = modals.isEmpty || presenter !== root && !isBusy
    // Created whether or not it is accepted: a refused view controller must be freed.
    let (controller, modal) = makeModal(isAccepted ? content : .page, style)
    guard isAccepted else { return presenter.present(controller, animated: animated) }
    // Under an alert, a transition that the app holds goes on.
    let ended =
      content == .alert
      ? [] : presenter === root ? Array(stacks.slots.prefix(2)) : settledSlots(of: modals.last)
    modals.append(modal)
    stacks.settleSwipes(ended) { presenter.present(controller, animated: animated) }
  }

  /// Dismisses everything that the root presents.
  func dismiss(animated: Bool) {
    guard let root else { return }
    for index in modals.indices { modals[index].wasDismissed() }
    stacks.settleSwipes([stacks.presentedSlot]) { root.dismiss(animated: animated) }
  }

  /// Dismisses the topmost presentation.
  func dismissTop(animated: Bool) {
    guard let top = modals.indices.last, let controller = modals[top].controller else { return }
    modals[top].wasDismissed()
    stacks.settleSwipes(settledSlots(of: modals[top])) { controller.dismiss(animated: animated) }
  }

  /// Taps the first action of the topmost alert.
  func tapAction(in world: World) {
    guard let top = modals.indices.last, modals[top].content == .alert,
      let view = modals[top].controller?.viewIfLoaded, let row = firstRow(in: view)
    else { return }
    let wasAtRest = world.isIdle
    modals[top].wasTouched()
    let frame = row.convert(row.bounds, to: nil)
    world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    if wasAtRest { modals[top].wasDismissed() }
  }

  private func firstRow(in view: UIView) -> UIView? {
    if "\(type(of: view))" == "AlertActionView" { return view }
    for subview in view.subviews {
      if let row = firstRow(in: subview) { return row }
    }
    return nil
  }

  /// The slots whose transitions end with a presentation over, or the dismissal of, a modal.
  private func settledSlots(of modal: FuzzModal?) -> [FuzzSlot] {
    modal?.content == .stack ? [stacks.presentedSlot] : []
  }

  // MARK: Creating modals

  private func makeModal(
    _ content: FuzzStep.Content,
    _ style: FuzzStep.Style
  ) -> (UIViewController, FuzzModal) {
    if content == .alert {
      let alert = makeAlert(style == .over ? .alert : .actionSheet)
      return (alert, FuzzModal(content: .alert, style: style, number: 0, controller: alert))
    }
    let isStack = content == .stack && stacks.presentedSlot.controller == nil
    let controller = isStack ? stacks.makePresentedStack() : stacks.makePage(for: nil)
    controller.modalPresentationStyle =
      switch style {
      case .full: .fullScreen
      case .over: .overFullScreen
      case .sheet: .pageSheet
      case .auto: .automatic
      }
    let number = (controller as? FuzzPage)?.record.number ?? 0
    controller.isModalInPresentation = modals.count + number % 4 == 0
    let content = isStack ? FuzzStep.Content.stack : .page
    return (
      controller,
      FuzzModal(content: content, style: style, number: number, controller: controller)
    )
  }

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alerts.append(WeakAlert(alert: alert))
    return alert
  }
}
