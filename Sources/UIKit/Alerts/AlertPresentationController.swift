// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Presents an alert in the middle, an action sheet at the bottom, over a dim.
@preconcurrency @MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = UIDimmingView(AlertFigures.dim)

  private var alert: UIAlertController? { storedPresented as? UIAlertController }

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    guard alert?.storedStyle == .actionSheet else { return }
    dimmingView.addAction(
      UIAction { [weak self] _ in self?.alert?.outsideWasTapped() },
      for: .touchUpInside
    )
  }

  override var holdsPresentedView: Bool { true }
  override var backdrop: UIView? { dimmingView }
  override var look: ModalTransition.Look { alert?.storedStyle == .alert ? .alert : .cover }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = presentation?.container, let alert,
      let view = alert.loadedView as? AlertView
    else { return .zero }
    let figures = view.figures
    let room = container.storedLayer.bounds.inset(by: container.computedSafeAreaInsets)
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
