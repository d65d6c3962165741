// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Presents a view controller in a bubble that points at its source.
///
/// In a horizontally compact window a sheet takes its place, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private let surroundings = PopoverBackdropView()
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: storedPresenting
  )
  private var knownSize: CGSize?
  private var storedArrow = UIPopoverArrowDirection.unknown

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
    surroundings.addAction(
      UIAction { [weak self] _ in self?.stage?.presented.presentationAround?.outsideWasTapped() },
      for: .touchUpInside
    )
  }

  // MARK: Accessing the delegate

  /// The delegate for the popover, for adaptation and for dismissals.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Specifying the anchor point

  /// The view that the arrow points at.
  open var sourceView: UIView? { didSet { stage?.container.setNeedsLayout() } }
  /// The rectangle in the source view that the arrow points at; a null one stands for its bounds.
  open var sourceRect = CGRect.null { didSet { stage?.container.setNeedsLayout() } }
  /// The bar button item that the arrow points at; it precedes the source view.
  open var barButtonItem: UIBarButtonItem? { didSet { stage?.container.setNeedsLayout() } }
  /// The view or the bar button item that the arrow points at.
  ///
  /// Setting it sets `sourceView` or `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  // MARK: Configuring the popover

  /// The directions in which the arrow may point; without any there is no arrow, and the popover
  /// covers its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { stage?.container.setNeedsLayout() }
  }
  /// The direction of the arrow; `.unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { storedArrow }
  /// The views outside that receive touches all the same.
  open var passthroughViews: [UIView]? {
    didSet { surroundings.setPassthroughViews(passthroughViews ?? []) }
  }
  /// The color of the popover and its arrow; `nil` stands for the system's background.
  open var backgroundColor: UIColor? { didSet { stage?.container.setNeedsLayout() } }
  /// The least distance from the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverFigures.margin,
    left: PopoverFigures.margin,
    bottom: PopoverFigures.margin,
    right: PopoverFigures.margin
  ) {
    didSet { stage?.container.setNeedsLayout() }
  }

  // MARK: Adapting the presentation

  /// The presentation controller of the page sheet that replaces the popover in narrow
  /// windows.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  // MARK: UIPresentationController

  open override var shouldPresentInFullscreen: Bool { false }
  open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }
  open override func presentationTransitionWillBegin() {
    delegate?.prepareForPopoverPresentation(self)
    guard sourceItem != nil else {
      misuse(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs."
      )
    }
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    stage?.container.setNeedsLayout()
  }
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = stage?.container.storedLayer.bounds.size else { return }
    defer { knownSize = size }
    guard let knownSize, knownSize != size, barButtonItem == nil, var view = sourceView else {
      return
    }
    var rect = sourceRect.isNull ? view.storedLayer.bounds : sourceRect
    let former = (view, rect)
    delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== former.0 { sourceView = view }
    if rect != former.1 { sourceRect = rect }
  }

  override var backdrop: UIView? { surroundings }
  override var transitionStyle: ModalTransition.Style { .dissolve }
  override var standardAdaptiveStyle: UIModalPresentationStyle { .pageSheet }
  override func adaptiveController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController? { style == .pageSheet || style == .formSheet ? sheet : nil }
  override var delegateAllowsDismissal: Bool {
    super.delegateAllowsDismissal
      && delegate?.popoverPresentationControllerShouldDismissPopover(self) != false
  }
  override func notifyOfDismissal() {
    super.notifyOfDismissal()
    delegate?.popoverPresentationControllerDidDismissPopover(self)
  }
  override func layOutDecoration(in wrapper: UIViewControllerWrapperView) {
    wrapper.storedLayer.cornerRadius = PopoverFigures.cornerRadius
    wrapper.clipsToBounds = true
    guard let layout else { return }
    storedArrow = layout.arrow.map(UIPopoverArrowDirection.init) ?? []
    surroundings.show(layout, color: backgroundColor ?? .systemBackground)
  }
  override func removeDecoration(from wrapper: UIViewControllerWrapperView) {
    wrapper.storedLayer.cornerRadius = 0
    wrapper.clipsToBounds = false
  }

  // MARK: Layout

  /// The place of the popover in its container.
  private var layout: PopoverLayout? {
    guard let container = stage?.container else { return nil }
    let room = container.storedLayer.bounds
      .inset(by: container.computedSafeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return PopoverLayout(
      content: contentSize,
      source: source(in: container) ?? .null,
      room: room,
      arrows: permittedArrowDirections.arrows
    )
  }

  private func source(in container: UIView) -> CGRect? {
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let view = sourceView, view.storedWindow === container.storedWindow else { return nil }
    return view.convert(sourceRect.isNull ? view.storedLayer.bounds : sourceRect, to: container)
  }

  /// The size of the content that the presented view controller, or the top page of a stack,
  /// prefers.
  private var contentSize: CGSize {
    var size = preferredContentSize
    if size == .zero, let stack = storedPresented as? UINavigationController {
      size = stack.topViewController?.preferredContentSize ?? .zero
      if size.height > 0, !stack.isNavigationBarHidden {
        size.height += stack.navigationBar.sizeThatFits(size).height
      }
    }
    let standard = PopoverFigures.contentSize
    return CGSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height
    )
  }
}
