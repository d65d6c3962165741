// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Presents an alert in the middle of the window or an action sheet at its bottom, over a dimmed
/// background.
@preconcurrency @MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = UIDimmingView(AlertColors.dim)
  private weak var alert: UIAlertController?

  init(of alert: UIAlertController, presenting: UIViewController?) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenting)
    guard alert.storedStyle == .actionSheet else { return }
    dimmingView.addAction(
      UIAction { [weak alert] _ in alert?.outsideWasTapped() },
      for: .touchUpInside
    )
  }

  override var holdsPresentedView: Bool { true }
  override var backdrop: UIView? { dimmingView }
  override var transitionStyle: ModalTransition.Style {
    alert?.storedStyle == .alert ? .alert : .cover
  }

  /// An alert is the same at every size.
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = stage?.container, let alert, let view = alert.alertView else {
      return .zero
    }
    let figures = view.figures
    var room = container.storedLayer.bounds.inset(by: container.computedSafeAreaInsets)
    // The screen keyboard of a text field leaves less room.
    if let keyboard = container.storedWindow?.storedScene?.stage?.textInput.keyboard,
      keyboard.isShown, keyboard.frame.minY < room.maxY
    {
      room.size.height = max(0, keyboard.frame.minY - room.minY)
    }
    let size = view.sizeThatFits(
      CGSize(
        width: min(figures.width, room.width - 2 * figures.margin),
        height: room.height - 2 * figures.margin
      )
    )
    let isAlert = alert.storedStyle == .alert
    return CGRect(
      x: (room.midX - size.width / 2).rounded(),
      y: (isAlert ? room.midY - size.height / 2 : room.maxY - figures.margin - size.height)
        .rounded(),
      width: size.width,
      height: size.height
    )
  }
}
