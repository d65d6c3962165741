// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The kit's part of a navigation controller: looks, swipe, guards and history.
///
/// A ``BackNavigationController`` has one, and one is attached to a stack of another class, which
/// tells less: see ``BackNavigation``. After the controller's release it is an empty stack.
@MainActor
final class BackStack {
  /// The navigation controller.
  private(set) weak var controller: UINavigationController?
  private lazy var popGestureDelegate = PopGestureDelegate(self, requests, heldSwipe, verdicts)
  private(set) lazy var delegateProxy = NavigationDelegateProxy(self)
  private(set) lazy var installer = BackButtonInstaller(self)
  private let animator = BackButtonAnimator()
  /// The closures that wait for the end of a transition.
  private(set) lazy var waiters = StackWaiters(self)
  /// The requests of the user to go back, and of the app with `requestPop`.
  private(set) lazy var requests = BackRequestEngine(self, waiters)
  private lazy var heldSwipe = HeldSwipe(self, requests)
  /// The verdicts about the swipes.
  private(set) lazy var verdicts = SwipeVerdictLog(self)
  private lazy var coverProbe = CoverProbe(self)
  /// The recorder of the journal.
  let recorder = BackJournalRecorder()
  /// The popped pages that are kept.
  let forwardPages = ForwardPages()

  /// Whether the stack is of another class, and its operations are seen only when pages are shown.
  private(set) var isAttached = false
  private var hasReportedDelegate = false
  /// Called once with the view of an attached stack.
  private var onViewLoaded: ((UIView) -> Void)?

  /// The area in which a swipe back may begin.
  var swipeArea = SwipeArea.edge()
  /// The page that the last change of the visible page has pushed; `nil` after a pop.
  private(set) weak var pushedPage: UIViewController?
  /// Whether a swipe drives the animators of the app's delegate.
  var swipeDrivesAnimators = false
  /// The delegate that decides, after the kit and UIKit, whether the swipe back may begin.
  weak var swipeDelegate: (any UIGestureRecognizerDelegate)?
  /// The look of the stack's back buttons.
  var backButton: BackButton? {
    didSet { installer.looksDidChange() }
  }
  /// The menu of custom back buttons.
  var historyMenu = BackHistoryMenu.automatic {
    didSet {
      for page in viewControllers { page.navigationItem.installedBackControl?.updateHistoryMenu() }
    }
  }

  init(_ controller: UINavigationController) { self.controller = controller }

  // MARK: The looks of pages

  /// Returns the look of a page's back button.
  func backButton(for page: UIViewController) -> BackButton {
    guard let below = installer.pageBelow(page) else { return .system }
    return installer.choice(for: page, above: below).look
  }

  /// Returns the rule that chose a page's back button, and why the others did not apply.
  func backButtonExplanation(for page: UIViewController) -> BackButtonExplanation {
    installer.choice(for: page, above: installer.pageBelow(page)).explanation
  }

  // MARK: Changes of the stack

  /// Performs one of UIKit's operations, which may interrupt a running transition.
  func perform<Result>(_ kind: BackJournal.Operation, _ operation: () -> Result) -> Result {
    requests.operationWillBegin()
    animator.operationWillBegin()
    let result = recorder.record(kind, on: navigationController, operation)
    animator.operationDidEnd()
    requests.operationDidEnd()
    // A presentation's coordinator is that of the stack as well, but nothing tells of its end.
    if transitionCoordinator?.viewController(forKey: .to)?.parent !== navigationController {
      installer.stackDidSettle()
      forwardPages.stackDidSettle(with: viewControllers)
    }
    return result
  }

  /// A page is about to be shown, by an operation or a swipe.
  func pageWillShow(_ page: UIViewController, animated: Bool) {
    if isAttached { pageWillShowUnannounced(page) }
    popGestureDelegate.checkReplacement()
    recorder.pageWillShow(page, transitionCoordinator)
    installer.willShow(page)
    pushedPage = installer.isArriving(page) ? page : nil
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak page] context in
      // The app may have driven a push that is cancelled.
      guard context.isCancelled, let self, let page, page.parent !== controller else { return }
      installer.pushWasCancelled(of: page)
    }
    guard animated, !isNavigationBarHidden, let coordinator = transitionCoordinator,
      coordinator.viewController(forKey: .to) === page,
      let former = coordinator.viewController(forKey: .from), former !== page,
      installer.isSettled(former)
    else { return animator.pageWillShowWithoutMotion() }
    // The button of the incoming page must be in the bar, in its place, before it moves.
    navigationBar.layoutIfNeeded()
    let motion = BackMotion(
      in: navigationBar,
      from: former,
      to: page,
      isPush: installer.isArriving(page)
    )
    animator.animate(motion, alongside: coordinator) { [weak self] in self?.stackDidSettle() }
  }

  /// A page is about to be shown on a stack whose operations nobody announces.
  private func pageWillShowUnannounced(_ page: UIViewController) {
    loadViewIfWaiting()
    requests.pageWillShow(page)
    installer.willShowUnannounced(page)
  }

  /// The stack has come to rest, or a transition has been cancelled.
  func stackDidSettle() {
    installer.stackDidSettle()
    forwardPages.stackDidSettle(with: viewControllers)
    requests.stackDidSettle()
  }

  /// An item of the navigation bar may have changed.
  ///
  /// An operation's own changes are many, and at its end the items are looked at anyway.
  func barItemsMayHaveChanged() {
    guard !requests.isOperating else { return }
    // Nothing else tells of an operation that waited for a swipe, and left no page to show.
    guard topViewController != nil else { return stackDidSettle() }
    installer.barItemsMayHaveChanged()
  }

  // MARK: Held swipes

  /// The page that a swipe holds in a pop that has begun.
  var heldPage: UIViewController? { heldSwipe.heldPage }

  /// The page that is on top when the running transition has ended, as far as is known.
  ///
  /// While a swipe settles back, UIKit's top page is still the one below.
  var remainingPage: UIViewController? {
    guard let coordinator = transitionCoordinator, coordinator.isCancelled,
      let page = coordinator.viewController(forKey: .from), page.parent === controller
    else { return heldPage ?? topViewController }
    return page
  }

  /// Calls a closure when no swipe holds the top page; at once if none does.
  func whenPageIsBack(_ closure: @escaping () -> Void) { heldSwipe.whenSettled(closure) }

  /// Returns the animator of a held swipe that is starting, once.
  func takeSwipeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    heldSwipe.takeAnimator()
  }

  /// Returns the interaction controller of a held swipe that is starting, once.
  func takeSwipeInteraction() -> UIPercentDrivenInteractiveTransition? {
    heldSwipe.takeInteraction()
  }

  /// Performs a closure in which UIKit finds no animator of the app's.
  func withoutAnimators<Result>(_ body: () -> Result) -> Result {
    delegateProxy.withoutAnimators(body)
  }

  /// A swipe that the kit performs has been cancelled.
  func swipeWasCancelled(_ request: BackRequest) {
    if request.direction == .forward { installer.pushWasCancelled(of: request.target) }
    // Nothing else tells of a cancelled transition under a hidden bar.
    stackDidSettle()
  }

  // MARK: The view

  /// The view has been loaded.
  func viewDidLoad() {
    (navigationBar as? BackNavigationBar)?.attach(to: self)
    popGestureDelegate.install()
    heldSwipe.install(delegate: popGestureDelegate)
    installer.followDefaultLook()
  }

  /// Marks the stack as one of another class, and calls a closure when its view is loaded.
  func whenViewIsLoaded(_ closure: @escaping (UIView) -> Void) {
    isAttached = true
    onViewLoaded = closure
    loadViewIfWaiting()
  }

  private func loadViewIfWaiting() {
    guard let closure = onViewLoaded, let view = viewIfLoaded else { return }
    onViewLoaded = nil
    closure(view)
  }

  /// The view is about to be in a window.
  func viewWillAppear() {
    checkDelegate()
    coverProbe.removeFromSuperview()
    // Some of UIKit's recognizers are made late.
    popGestureDelegate.install()
    popGestureDelegate.checkReplacement()
    requests.stackDidSettle()
  }

  /// The view is in no window any more, or covered.
  func viewDidDisappear() {
    // A dialog that covers the stack can still answer.
    guard let cover else { return requests.windowDidGo() }
    if requests.isAsking { cover.view.insertSubview(coverProbe, at: 0) }
  }

  /// The page that covered the stack is not in a window any more.
  func coverDidGo() { if viewIfLoaded?.window == nil { viewDidDisappear() } }

  /// The presented page that is in front of the stack, in a visible window.
  private var cover: UIViewController? {
    var cover = presentedViewController
    while let next = cover?.presentedViewController { cover = next }
    guard let window = cover?.viewIfLoaded?.window, !window.isHidden else { return nil }
    return cover
  }

  /// The view is about to be laid out.
  func viewWillLayoutSubviews() {
    checkDelegate()
    heldSwipe.followLayoutDirection()
    recorder.follow(viewIfLoaded?.window)
    verdicts.layOut()
    topViewController?.navigationItem.installedBackControl?.adoptContentSize()
  }

  /// Logs once if the app has replaced the kit as the delegate of an attached stack.
  func checkDelegate() {
    guard isAttached, !hasReportedDelegate, let controller,
      controller.delegate !== delegateProxy
    else { return }
    hasReportedDelegate = true
    NSLog(
      "Retour: the delegate of an attached stack was set by the app; the kit no longer sees its "
        + "pages. Set delegate of the BackNavigation instead."
    )
  }

  /// Gives the recognizers of the view back to UIKit.
  func removeFromView() {
    onViewLoaded = nil
    (navigationBar as? BackNavigationBar)?.attach(to: nil)
    popGestureDelegate.uninstall()
    heldSwipe.uninstall()
    verdicts.isShown = false
  }
}
