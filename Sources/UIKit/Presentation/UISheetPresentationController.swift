// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Presents a view controller as a card, with the top edge of the presenting view behind it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private let dimmingView = UIDimmingView(UIColor(white: 0, alpha: SheetFigures.dimming))
  private var grabber: UIView?
  /// The place of the top edge while a finger drags it.
  private var followedTop: CGFloat?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented view controller. It is not retained.
  ///   - presentingViewController: The presenting view controller, if it is known already.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimmingView.addAction(
      UIAction { [weak self] _ in self?.outsideWasTapped() },
      for: .touchUpInside
    )
  }

  // MARK: Accessing the delegate

  /// The delegate for changes of the height, for adaptation and for dismissals.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Managing the height

  /// The heights at which the sheet can rest; the large one by default.
  ///
  /// Without any the sheet has the large one.
  open var detents: [Detent] = [.large()] { didSet { placeChanged() } }
  /// The name of the detent at which the sheet rests, after the app or a finger chose one.
  ///
  /// `nil`, and a name that no detent has, stand for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { placeChanged() } }
  }
  /// Changes properties of the sheet with an animation.
  ///
  /// - Parameter changes: Changes the detents, the selected one or other properties.
  open func animateChanges(_ changes: () -> Void) {
    guard let stage else { return changes() }
    stage.animateChange(changes)
  }
  /// Asks the detents for their heights again.
  open func invalidateDetents() { placeChanged() }
  /// Whether a drag of content at its top edge expands the sheet, before the content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Configuring the sheet's appearance

  /// The name of the highest detent without a dim behind the sheet; views there receive touches.
  ///
  /// `nil` dims at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeChanged() } }
  /// Whether the sheet shows a grabber at its top edge.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { placeChanged() } }
  }
  /// The radius of the sheet's upper corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { placeChanged() } }
  }
  /// Whether the sheet is a card in vertically compact windows, too; otherwise it covers them.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeChanged() } }
  /// Whether such a card is as wide as the content prefers, instead of as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeChanged() } }

  private func placeChanged() { stage?.container.setNeedsLayout() }

  // MARK: UIPresentationController

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = stage?.container, let places else { return .zero }
    let bounds = container.storedLayer.bounds
    guard !coversContainer else { return bounds }
    let top = followedTop ?? restingTop(in: places)
    var frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    let preferred = preferredContentSize.width
    if isInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0,
      preferred < bounds.width
    {
      frame.origin.x = ((bounds.width - preferred) / 2).rounded()
      frame.size.width = preferred
    }
    return frame
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    placeChanged()
  }
  override var backdrop: UIView? { dimmingView }
  override var allowsInteractiveDismissal: Bool { true }
  override var expansion: CGFloat {
    coversContainer ? 0 : places?.expansion(at: frameOfPresentedViewInContainerView.minY) ?? 1
  }

  override func frameOfPresentingView(in frame: CGRect) -> CGRect? {
    let inset = SheetFigures.presenterInset
    guard frame.width > 2 * inset, let places else { return nil }
    let scale = (frame.width - 2 * inset) / frame.width
    return CGRect(
      x: frame.minX + inset,
      y: max(0, places.highest - SheetFigures.gap),
      width: frame.width * scale,
      height: frame.height * scale
    )
  }

  override func frameOfWrapper(for frame: CGRect) -> CGRect {
    // The lower corners lie below the edge of the window: all four are round.
    coversContainer ? frame : frame.extended(down: cornerRadius)
  }

  override func layOutDecoration(in wrapper: UIViewControllerWrapperView) {
    wrapper.storedLayer.cornerRadius = coversContainer ? 0 : cornerRadius
    wrapper.clipsToBounds = true
    layOutGrabber(in: wrapper)
    layOutDim()
  }

  override func removeDecoration(from wrapper: UIViewControllerWrapperView) {
    wrapper.storedLayer.cornerRadius = 0
    wrapper.clipsToBounds = false
    grabber?.removeFromSuperview()
    stage?.container.passesTouches = false
    stage?.container.isPresentation = true
  }

  private var cornerRadius: CGFloat { max(0, preferredCornerRadius ?? SheetFigures.cornerRadius) }

  private var isInCompactHeight: Bool {
    stage?.container.computedTraits.verticalSizeClass == .compact
  }

  /// Whether the sheet covers its container: the window is low.
  private var coversContainer: Bool { isInCompactHeight && !prefersEdgeAttachedInCompactHeight }

  private func layOutDim() {
    guard let stage, let places else { return }
    let undimmed = largestUndimmedDetentIdentifier.flatMap { top(of: $0) }
    let share = places.dim(at: frameOfPresentedViewInContainerView.minY, undimmed: undimmed)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: SheetFigures.dimming * share)
    dimmingView.isUserInteractionEnabled = share > 0
    stage.container.passesTouches = share == 0
    stage.container.isPresentation = share > 0
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

  /// A tap outside dismisses a sheet that is not as high as possible.
  private func outsideWasTapped() {
    guard let places, restingTop(in: places) > places.highest else { return }
    stage?.presented.presentationAround?.outsideWasTapped()
  }

  // MARK: Detents

  /// The places of the top edge in the container; `nil` outside a presentation.
  var places: SheetDetents? {
    guard let container = stage?.container else { return nil }
    let (bounds, safe) = (container.storedLayer.bounds, container.computedSafeAreaInsets)
    return SheetDetents(
      values: detents.compactMap(value),
      highest: safe.top + SheetFigures.gap,
      bottom: bounds.height,
      inset: safe.bottom
    )
  }

  /// The name of the detent at which the sheet rests.
  var restingIdentifier: Detent.Identifier? {
    guard let places else { return selectedDetentIdentifier }
    return identifier(at: restingTop(in: places), in: places)
  }

  /// A finger holds the top edge at a place; at none if it was cancelled.
  func follow(_ top: CGFloat?) { followedTop = top }

  /// The sheet comes to rest at a place.
  func select(at index: Int) {
    followedTop = nil
    guard let places else { return }
    selectedDetentIdentifier = identifier(at: places.tops[index], in: places)
  }

  /// The sheet is at its lowest place, from which it is dismissed.
  func selectLowest() {
    guard let places else { return }
    select(at: places.tops.count - 1)
  }

  /// A finger tried to dismiss a sheet that may not be dismissed.
  func attemptFailed() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  private func value(of detent: Detent) -> CGFloat? {
    guard let container = stage?.container else { return nil }
    let safe = container.computedSafeAreaInsets
    let height = container.storedLayer.bounds.height - safe.top - safe.bottom - SheetFigures.gap
    let context = SheetDetentContext(traits: container.computedTraits, maximum: max(0, height))
    return detent.resolvedValue(in: context)
  }

  private func top(of identifier: Detent.Identifier) -> CGFloat? {
    guard let container = stage?.container,
      let detent = detents.first(where: { $0.identifier == identifier }),
      let value = value(of: detent)
    else { return nil }
    let (bounds, safe) = (container.storedLayer.bounds, container.computedSafeAreaInsets)
    return max(bounds.height - safe.bottom - max(0, value), safe.top + SheetFigures.gap)
  }

  private func restingTop(in places: SheetDetents) -> CGFloat {
    selectedDetentIdentifier.flatMap { top(of: $0) } ?? places.lowest
  }

  private func identifier(at top: CGFloat, in places: SheetDetents) -> Detent.Identifier? {
    detents.first { detent in
      self.top(of: detent.identifier).map { abs($0 - top) < 0.5 } == true
    }?.identifier
  }
}

extension CGRect {
  fileprivate func extended(down length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height + length)
  }
}
