// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Manages the presentation of one view controller by another: the frame of the presented view, the
/// views around it and the presenting view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIFocusEnvironment {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  private(set) weak var storedPresented: UIViewController?
  private(set) weak var storedPresenting: UIViewController?
  /// The views of the presentation while it lasts.
  private(set) weak var stage: PresentationStage?
  private(set) var style: UIModalPresentationStyle

  // MARK: Creating a presentation controller

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented view controller. It is not retained.
  ///   - presentingViewController: The presenting view controller, if it is known already.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  // MARK: Getting and setting the delegate

  /// The delegate for adaptation and for interactive dismissals.
  ///
  /// Subclasses have delegates of their own types.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Getting the attributes of the presentation

  /// The presenting view controller; before the presentation, the presented one.
  open var presentingViewController: UIViewController { storedPresenting ?? knownPresented }
  /// The presented view controller.
  open var presentedViewController: UIViewController { knownPresented }
  /// The view that holds all views of the presentation.
  ///
  /// `nil` outside a presentation, and while another presentation controller replaces this one in
  /// an adaptation.
  open var containerView: UIView? { stage?.container }
  /// The view that a transition moves: the presented view controller's, unless overridden.
  open var presentedView: UIView? { storedPresented?.storedView }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// Whether the presentation covers the whole window.
  open var shouldPresentInFullscreen: Bool { !style.coversContext }
  /// Whether the presenting view is removed once it is covered.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: Adapting the presentation

  /// The style of the presentation for the traits of the window.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: stage?.container.computedTraits ?? Stage.current.screen.traitCollection
    )
  }
  /// Returns the style of the presentation for other traits.
  ///
  /// It is called when a presentation begins and when the traits of the window change. The default
  /// asks the delegate. `.fullScreen`, `.overFullScreen`, `.pageSheet` and `.formSheet` replace the
  /// presentation's own style; every other value keeps it.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: The style that the delegate returns; without a delegate, the presentation's own.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    return isCompact && standardAdaptiveStyle != .none ? standardAdaptiveStyle : style
  }

  // MARK: Adjusting the size and layout of the presentation

  /// The frame of the presented view at rest, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    stage?.container.storedLayer.bounds ?? .zero
  }
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Tracking the start and end of a transition

  /// Called when a presentation is about to begin.
  ///
  /// The container is in the window, the presented view is not yet. The coordinator of the
  /// presented view controller animates other views alongside.
  open func presentationTransitionWillBegin() {}
  /// Called when a presentation has ended, after `viewDidAppear` of the presented view controller.
  ///
  /// - Parameter completed: Whether the view controller is presented; `false` if its animator
  ///   cancelled the transition.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when a dismissal is about to begin, after `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// Called when a dismissal has ended, after the callbacks of the view controllers.
  ///
  /// - Parameter completed: Whether the view controller is dismissed; `false` if the finger or the
  ///   animator cancelled the transition.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  /// The preferred size of the presented view controller's content, in points.
  open var preferredContentSize: CGSize { storedPresented?.preferredContentSize ?? .zero }
  /// Called when the preferred size of the presented view controller's content changes.
  ///
  /// - Parameter container: The presented view controller.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of the presented view controller for a size of the container.
  ///
  /// - Parameters:
  ///   - container: The presented view controller.
  ///   - parentSize: The new size of the container, in points.
  /// - Returns: The size of the view controller: `parentSize` unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes with that of the window.
  ///
  /// Forwards the call to the presented view controller; call `super`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = stage?.presented else { return }
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits change with those of the window.
  ///
  /// Forwards the call to the presented view controller; call `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage?.presented.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: UIFocusEnvironment

  /// The presented view controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    stage.map { [$0.presented] } ?? []
  }
  /// The presenting view controller.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { storedPresenting }
  /// The view that holds all views of the presentation.
  open var focusItemContainer: (any UIFocusItemContainer)? { stage?.container }
  /// Requests that the focus is updated before the next frame, if it is in the presentation.
  open func setNeedsFocusUpdate() {
    stage?.presented.focusEngine?.requestUpdate(inside: self)
  }
  /// Performs the focus update that was requested now.
  open func updateFocusIfNeeded() { stage?.presented.focusEngine?.updateIfNeeded() }
  /// Returns whether the focus may be updated; `true` unless overridden.
  ///
  /// - Parameter context: The update.
  /// - Returns: `false` leaves the focus where it is.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus was updated, if the former or the next item is in the presentation.
  ///
  /// - Parameters:
  ///   - context: The update.
  ///   - coordinator: The animations of the update.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Hooks of this module's presentation controllers

  /// The animation of the presented view.
  var transitionStyle: ModalTransition.Style {
    if style.coversContext, let storedPresenting, storedPresenting.definesPresentationContext,
      storedPresenting.providesPresentationContextTransitionStyle
    {
      return ModalTransition.Style(storedPresenting.storedModalTransitionStyle)
    }
    switch knownPresented.storedTransition?.kind {
    case .coverVertical: return .cover
    case .crossDissolve: return .dissolve
    case .flipHorizontal: return .flip
    case .zoom, nil: return ModalTransition.Style(knownPresented.storedModalTransitionStyle)
    }
  }
  /// Whether the presented view is in a wrapper that moves in its place; custom presentation
  /// controllers place it themselves.
  var holdsPresentedView: Bool { style != .custom }
  /// The view that fades in behind the presented view.
  var backdrop: UIView? { nil }
  /// Returns the frame of the presenting view below this presentation, in the window's coordinates;
  /// `nil` if the view stays as it is.
  func frameOfPresentingView(in frame: CGRect) -> CGRect? { nil }
  /// The style in horizontally compact windows of which the delegate does not decide.
  var standardAdaptiveStyle: UIModalPresentationStyle { .none }
  /// Returns the presentation controller of its own that replaces it in an adaptation, if it has
  /// one.
  func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController? { nil }
  /// Whether the delegate allows the user to dismiss the view controller.
  var delegateAllowsDismissal: Bool {
    delegate?.presentationControllerShouldDismiss(self) != false
  }
  /// Notifies the delegate that the user dismissed the view controller.
  func notifyOfDismissal() { delegate?.presentationControllerDidDismiss(self) }
  /// Returns the frame of the view around the presented one, which may be larger.
  func frameOfWrapper(for frame: CGRect) -> CGRect { frame }
  /// The share of its way by which the presenting view is drawn back, 0...1.
  var expansion: CGFloat { 1 }
  /// Whether a finger can drag the presented view down.
  var allowsInteractiveDismissal: Bool { false }
  /// Lays out the views around the presented view.
  func layOutDecoration(in wrapper: UIViewControllerWrapperView) {}
  /// Removes what `layOutDecoration(in:)` made.
  func removeDecoration(from wrapper: UIViewControllerWrapperView) {}

  private var knownPresented: UIViewController {
    guard let storedPresented else {
      misuse("The presented view controller of \(self) is gone.")
    }
    return storedPresented
  }
}

extension UIPresentationController {
  // MARK: Events of a presentation

  /// Notes the presenting view controller.
  func prepare(presenting: UIViewController?) { storedPresenting = presenting }

  /// Replaces the style, for a presentation controller that an adaptation made.
  func adapt(to style: UIModalPresentationStyle) { self.style = style }

  /// Begins to manage a presentation.
  func connect(to stage: PresentationStage) { self.stage = stage }

  /// Ends to manage a presentation.
  func disconnect() { stage = nil }

  // MARK: Adaptation

  /// The style that replaces the presentation's own for some traits; `nil` if it stays.
  func styleAdapted(to traits: UITraitCollection) -> UIModalPresentationStyle? {
    // The context was chosen for the style.
    guard !style.coversContext else { return nil }
    let adapted = adaptivePresentationStyle(for: traits)
    switch adapted {
    case style, .automatic, .none, .custom, .popover, .currentContext, .overCurrentContext:
      return nil
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen: return adapted
    }
  }

  /// Notifies the delegate of a presentation that is about to begin or to be adapted.
  ///
  /// - Parameters:
  ///   - style: The style that replaces the presentation's own, if one does.
  ///   - coordinator: The coordinator of the transition.
  func notifyOfPresentation(
    style: UIModalPresentationStyle?,
    coordinator: TransitionCoordinator?
  ) {
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: style ?? .none,
      transitionCoordinator: coordinator
    )
  }
}
