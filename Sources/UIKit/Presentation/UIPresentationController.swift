// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides where a presented controller lies, what lies around it, and what becomes of the one
/// below.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  weak var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  weak var presentation: Presentation?
  let style: UIModalPresentationStyle

  // MARK: Creating a presentation controller

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that comes over another; it is not kept alive
  ///     before it is presented.
  ///   - presentingViewController: The controller below, if it is known already.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  // MARK: Getting and setting the delegate

  /// The object that is asked about a dismissal by the user, and hears of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Getting the attributes of the presentation

  /// The controller below; before the presentation, the presented one.
  open var presentingViewController: UIViewController { knownPresenting }
  /// The controller that comes over another.
  open var presentedViewController: UIViewController { knownPresented }
  /// The view that everything of the presentation lies in; `nil` outside a presentation.
  open var containerView: UIView? { presentation?.container }
  /// The view that moves in: the presented controller's, unless overridden.
  open var presentedView: UIView? { storedPresented?.storedView }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// Whether the presentation covers the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view below is taken out once it is covered.
  open var shouldRemovePresentersView: Bool { style == .fullScreen }

  // MARK: Adjusting the size and layout of the presentation

  /// Where the presented view lies at rest, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentation?.container.storedLayer.bounds ?? .zero
  }
  /// Tells the presentation controller that the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Tells the presentation controller that the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Tracking the start and end of a transition

  /// Tells the presentation controller that the presented one is about to come; the container is
  /// in the window, the presented view is not yet.
  open func presentationTransitionWillBegin() {}
  /// Tells the presentation controller that the presented one has come.
  ///
  /// - Parameter completed: Whether it is there.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells the presentation controller that the presented one is about to go.
  open func dismissalTransitionWillBegin() {}
  /// Tells the presentation controller that the presented one has gone, or has come back.
  ///
  /// - Parameter completed: Whether it is gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What the presentations of this module decide

  /// How the presented view comes and goes.
  var look: ModalTransition.Look {
    switch knownPresented.storedModalTransitionStyle {
    case .coverVertical: .cover
    case .crossDissolve: .dissolve
    }
  }
  /// Whether the presented view lies in a wrapper that moves in its place; clients' own
  /// presentations place it themselves.
  var holdsPresentedView: Bool { style != .custom }
  /// What lies below the presented view and fades in with it.
  var backdrop: UIView? { nil }
  /// Where the controller below goes while this one is over it, in the window's coordinates; `nil`
  /// if it stays as it is.
  func placeOfPresenter(_ place: CGRect) -> CGRect? { nil }
  /// Whether a finger may pull the presented view down.
  var canBePulled: Bool { false }
  /// Places what lies around the presented view.
  func layOutDecoration(in wrapper: UIViewControllerWrapperView) {}

  private var knownPresented: UIViewController {
    guard let storedPresented else {
      misuse("The presented view controller of \(self) is gone.")
    }
    return storedPresented
  }

  private var knownPresenting: UIViewController { storedPresenting ?? knownPresented }
}
