// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Presents a controller as a card over the one below, which stays in sight behind its top edge.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private let dimmingView = UIDimmingView(UIColor(white: 0, alpha: SheetFigures.dimming))
  private var grabber: UIView?

  // MARK: Configuring the sheet's appearance

  /// Whether a capsule at the top shows that the sheet can be pulled.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { presentation?.container.setNeedsLayout() } }
  }
  /// The radius of the sheet's upper corners, in points; `nil` is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { presentation?.container.setNeedsLayout() } }
  }

  // MARK: UIPresentationController

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = presentation?.container else { return .zero }
    let bounds = container.storedLayer.bounds
    let top = container.computedSafeAreaInsets.top + SheetFigures.gap
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
  override var backdrop: UIView? { dimmingView }
  override var canBePulled: Bool { true }

  override func placeOfPresenter(_ place: CGRect) -> CGRect? {
    let inset = SheetFigures.presenterInset
    guard place.width > 2 * inset else { return nil }
    let share = (place.width - 2 * inset) / place.width
    return CGRect(
      x: place.minX + inset,
      y: max(0, frameOfPresentedViewInContainerView.minY - SheetFigures.gap),
      width: place.width * share,
      height: place.height * share
    )
  }

  override func layOutDecoration(in wrapper: UIViewControllerWrapperView) {
    let radius = max(0, preferredCornerRadius ?? SheetFigures.cornerRadius)
    wrapper.storedLayer.cornerRadius = radius
    wrapper.clipsToBounds = true
    // The lower corners lie below the edge of the window: all four are round.
    wrapper.setPlace(frameOfPresentedViewInContainerView.extended(down: radius))
    layOutGrabber(in: wrapper)
  }

  private func layOutGrabber(in wrapper: UIView) {
    guard prefersGrabberVisible else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let grabber = grabber ?? UIView()
    self.grabber = grabber
    let size = SheetFigures.grabberSize
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.storedLayer.cornerRadius = size.height / 2
    grabber.setPlace(
      CGRect(
        x: (wrapper.storedLayer.bounds.width - size.width) / 2,
        y: SheetFigures.grabberTop,
        width: size.width,
        height: size.height
      )
    )
    wrapper.addSubview(grabber)
  }
}

extension CGRect {
  fileprivate func extended(down length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height + length)
  }
}
