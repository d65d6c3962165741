// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

extension FuzzScene {
  /// An alert, as long as someone keeps it.
  struct WeakAlert {
    weak var alert: UIAlertController?
  }

  /// What is really presented, the lowest first.
  private var presented: [UIViewController] {
    Array(sequence(first: root) { $0?.presentedViewController }.dropFirst().compactMap(\.self))
  }

  /// How many are really presented.
  package var presentedCount: Int { presented.count }

  /// Alerts that are alive and not presented.
  package var hasStrayAlert: Bool {
    alerts.contains { weak in
      weak.alert.map { alert in !modals.contains { $0.controller === alert } } ?? false
    }
  }

  /// Follows what fingers and time did to what is presented.
  func lookAtModals() {
    if isFingerDown || isSecondFingerDown { noteFinger() }
    let count = presentedCount
    while modals.count > count, let top = modals.last, top.mustGo || top.mayGo {
      modals.removeLast()
      if top.content == .stack { slots[2] = FuzzSlot(nil) }
      tally.note("\(top.content.rawValue) \(top.style.rawValue) went")
    }
    alerts.removeAll { $0.alert == nil }
  }

  /// Remembers that a finger may take away what is on top.
  func noteFinger() {
    guard let top = modals.indices.last, modals[top].yieldsToFingers else { return }
    modals[top].mayGo = true
  }

  // MARK: Steps

  func present(
    _ content: FuzzStep.Content,
    _ style: FuzzStep.Style,
    fromTop: Bool,
    animated: Bool
  ) {
    guard let root else { return }
    let presenter = fromTop ? modals.last?.controller ?? root : root
    // While a finger's sheet goes back by itself, the call waits for it: the model does not.
    if let top = modals.last, top.mayGo, top.controller?.isBeingDismissed == true { return }
    let isBusy = modals.contains {
      $0.controller?.isBeingPresented == true || $0.controller?.isBeingDismissed == true
    }
    let isAccepted = modals.isEmpty || presenter !== root && !isBusy
    // Made whether or not it is accepted: what is refused must be freed.
    let (controller, modal) = makeModal(isAccepted ? content : .page, style)
    guard isAccepted else { return presenter.present(controller, animated: animated) }
    let ended = presenter === root ? Array(slots.prefix(2)) : endedSlots(of: modals.last)
    modals.append(modal)
    settleSwipes(ended) { presenter.present(controller, animated: animated) }
  }

  private func makeModal(
    _ content: FuzzStep.Content,
    _ style: FuzzStep.Style
  ) -> (UIViewController, FuzzModal) {
    if content == .alert {
      let alert = makeAlert(style == .over ? .alert : .actionSheet)
      return (alert, FuzzModal(content: .alert, style: style, number: 0, controller: alert))
    }
    let isStack = content == .stack && slots[2].controller == nil
    let controller = isStack ? makeStack(2) : makePage(for: nil)
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

  /// The stacks whose transitions end when something comes over a controller or takes it away.
  private func endedSlots(of modal: FuzzModal?) -> [FuzzSlot] {
    modal?.content == .stack ? [slots[2]] : []
  }

  func dismiss(animated: Bool) {
    guard let root else { return }
    for index in modals.indices { modals[index].mustGo = true }
    settleSwipes([slots[2]]) { root.dismiss(animated: animated) }
  }

  func dismissTop(animated: Bool) {
    guard let top = modals.indices.last, let controller = modals[top].controller else { return }
    modals[top].mustGo = true
    settleSwipes(endedSlots(of: modals[top])) { controller.dismiss(animated: animated) }
  }

  /// Taps an action of the alert that is on top.
  func tapAction() {
    guard let top = modals.indices.last, modals[top].content == .alert, !isFingerDown,
      !isSecondFingerDown, let alert = modals[top].controller, let view = alert.viewIfLoaded,
      let row = firstRow(in: view)
    else { return }
    let wasAtRest = world.isIdle
    modals[top].mayGo = true
    let frame = row.convert(row.bounds, to: nil)
    world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    if wasAtRest { modals[top].mustGo = true }
  }

  private func firstRow(in view: UIView) -> UIView? {
    if "\(type(of: view))" == "AlertActionView" { return view }
    for subview in view.subviews {
      if let row = firstRow(in: subview) { return row }
    }
    return nil
  }
}
