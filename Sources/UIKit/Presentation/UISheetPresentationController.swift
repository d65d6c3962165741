// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Presents a view controller as a card, with the top edge of the presenting view behind it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private let dimmingView = UIDimmingView(UIColor(white: 0, alpha: SheetFigures.dimming))
  private var grabber: UIView?

  // MARK: Configuring the sheet's appearance

  /// Whether the sheet shows a grabber at its top edge.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { stage?.container.setNeedsLayout() } }
  }
  /// The radius of the sheet's upper corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { stage?.container.setNeedsLayout() } }
  }

  // MARK: UIPresentationController

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = stage?.container else { return .zero }
    let bounds = container.storedLayer.bounds
    let top = container.computedSafeAreaInsets.top + SheetFigures.gap
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
  override var backdrop: UIView? { dimmingView }
  override var allowsInteractiveDismissal: Bool { true }

  override func frameOfPresentingView(in frame: CGRect) -> CGRect? {
    let inset = SheetFigures.presenterInset
    guard frame.width > 2 * inset else { return nil }
    let scale = (frame.width - 2 * inset) / frame.width
    return CGRect(
      x: frame.minX + inset,
      y: max(0, frameOfPresentedViewInContainerView.minY - SheetFigures.gap),
      width: frame.width * scale,
      height: frame.height * scale
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

  override func removeDecoration(from wrapper: UIViewControllerWrapperView) {
    wrapper.storedLayer.cornerRadius = 0
    wrapper.clipsToBounds = false
    grabber?.removeFromSuperview()
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
