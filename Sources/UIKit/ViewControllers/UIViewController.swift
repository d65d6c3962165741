// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// Manages a view hierarchy, its part in the life of the app, and its child view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UIFocusEnvironment {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  private(set) var storedView: UIView?
  /// The container, which owns its children and clears this property when it is deallocated.
  nonisolated(unsafe) private(set) unowned(unsafe) var storedParent: UIViewController?
  private(set) var storedChildren: [UIViewController] = []
  private(set) var storedTitle: String?
  private(set) var storedNavigationItem: UINavigationItem?
  private(set) var storedToolbarItems: [UIBarButtonItem]?
  private(set) var storedTabBarItem: UITabBarItem?
  private(set) var storedHidesBottomBar = false
  private(set) var storedExtendedEdges = UIRectEdge.all
  private(set) var storedExtendsUnderOpaqueBars = false
  private(set) var storedAdjustsScrollInsets = true
  private var contentScrollViews = ContentScrollViews()
  /// The overrides and observers of traits; `nil` while there are none.
  private(set) var traitSettings: TraitSettings?
  private var storedPreferredContentSize = CGSize.zero
  private var storedIsEditing = false
  private var storedEditButtonItem: UIBarButtonItem?
  let safeAreaSource = SafeAreaSource()
  /// The appearance and the moves that it is part of; each event is a method of it.
  final var lifecycle = ViewControllerLifecycle()
  /// The presentation of another view controller by this one, the root of its containers or a
  /// context.
  private(set) var storedPresentation: PresentationEngine?
  private(set) weak var presentingController: UIViewController?
  /// The search controller that is shown over the view.
  private(set) weak var shownSearch: UISearchController?
  private var storedModalPresentationStyle = UIModalPresentationStyle.automatic
  private(set) var storedModalTransitionStyle = UIModalTransitionStyle.coverVertical
  private(set) var storedTransition: Transition?
  private var storedDefinesContext: Bool?
  /// The presentation controller that was requested before the presentation, then the one that
  /// manages it.
  private(set) var storedPresentationController: UIPresentationController?
  private(set) weak var storedTransitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Creating a view controller

  /// Creates a view controller that loads its view on demand.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    ControllerBirths.current?.add(self)
  }
  /// Creates a view controller that loads its view on demand.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init()
    ControllerBirths.current?.add(self)
  }
  /// Creates a view controller that loads its view on demand.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    for child in storedChildren { child.storedParent = nil }
    if let storedView, storedView.controller === self {
      storedView.resignRootView()
    }
  }

  // MARK: Managing the view

  /// The view that the view controller manages.
  ///
  /// Reading the property loads the view. Use `viewIfLoaded` to look at it without loading it.
  open var view: UIView! {
    get { loadedView }
    set { setStoredView(newValue) }
  }
  /// The view, or `nil` if it is not loaded yet.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// Creates the view; a plain one unless overridden.
  ///
  /// An override sets `view` and does not call `super`.
  open func loadView() { setStoredView(UIView(frame: UIScreen.main.bounds)) }
  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { _ = loadedView }
  /// Called after the view is loaded.
  ///
  /// The view is not in a window yet; its size and its traits can still change.
  open func viewDidLoad() {}
  /// A localized string that describes the content.
  ///
  /// Setting it sets the title of the navigation item and of the tab bar item, too, as far as they
  /// exist.
  open var title: String? {
    get { storedTitle }
    set { setStoredTitle(newValue) }
  }

  // MARK: Responding to view-related events

  /// Called before the view is added to the window and its appearance begins.
  ///
  /// `viewDidAppear` need not follow: a transition that is cancelled calls `viewWillDisappear` and
  /// `viewDidDisappear` instead.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its size and traits, before its layout.
  ///
  /// It follows `viewWillAppear` once per appearance, before the first frame that shows the view.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and its transition has ended.
  ///
  /// The root view controller of a window receives it after the first frame, and a page after its
  /// transition.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from the window.
  ///
  /// `viewDidDisappear` need not follow: a transition that is cancelled calls `viewWillAppear` and
  /// `viewDidAppear` instead.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer on the screen and its transition has ended.
  ///
  /// It follows a call of `viewWillDisappear(_:)`, unless a cancelled transition makes the view
  /// appear again.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  ///
  /// The size, the safe area and the traits of the view are up to date.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  ///
  /// It is called in each layout pass of the view, before the subviews lay out their own subviews.
  open func viewDidLayoutSubviews() {}
  /// Gives the view its content and its looks, before it is laid out; overrides call `super`.
  ///
  /// Called before the view's own `updateProperties()`, at the same occasions.
  open func updateProperties() {}
  /// Requests a call of `updateProperties()` before the next layout pass.
  open func setNeedsUpdateProperties() { storedView?.requestProperties(.controller) }
  /// Performs the pending calls of `updateProperties()` of the controller, its view and the view's
  /// descendants.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesOfTree() }
  /// Updates the constraints of the view; overrides call `super` at their end.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Called after the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() }
    }
  }
  /// The least margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { RootMargins(of: self).least }
  /// Called when the safe area of the view changes.
  ///
  /// It is called at the start of the next layout pass, after `safeAreaInsetsDidChange()` of the
  /// view.
  open func viewSafeAreaInsetsDidChange() {}
  /// The insets by which the view controller makes the safe area of its view smaller, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { safeAreaSource.additional }
    set {
      safeAreaSource.additional = newValue
      storedView?.setNeedsLayout()
    }
  }

  /// The edges at which the view extends under the bars of its containers; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { storedExtendedEdges }
    set {
      guard newValue != storedExtendedEdges else { return }
      storedExtendedEdges = newValue
      storedParent?.storedView?.setNeedsLayout()
    }
  }
  /// Whether the view extends under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { storedExtendsUnderOpaqueBars }
    set {
      guard newValue != storedExtendsUnderOpaqueBars else { return }
      storedExtendsUnderOpaqueBars = newValue
      storedParent?.storedView?.setNeedsLayout()
    }
  }

  /// Whether a scroll view that fills the view keeps clear of the bars of a navigation controller
  /// even if its content is not taller than the view.
  ///
  /// It concerns the view itself, or its first subview, while its `contentInsetAdjustmentBehavior`
  /// is `.automatic`.
  @available(
    iOS,
    introduced: 7.0,
    deprecated: 11.0,
    message: "Use UIScrollView's contentInsetAdjustmentBehavior instead"
  )
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { storedAdjustsScrollInsets }
    set {
      guard newValue != storedAdjustsScrollInsets else { return }
      storedAdjustsScrollInsets = newValue
      let candidates = [storedView, storedView?.storedSubviews.first]
      for view in candidates { (view as? UIScrollView)?.engine.geometryChanged() }
    }
  }
  /// Names the scroll view whose content a bar at an edge follows.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view; `nil` returns to the one that is found.
  ///   - edge: The edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge
  ) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.storedView?.setNeedsLayout()
  }
  /// Returns the scroll view whose content a bar at an edge follows.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The one that was named, else the view itself or its first subview if that is a
  ///   scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollViews.scrollView(at: edge) { return named }
    guard let view = storedView else { return nil }
    return view as? UIScrollView ?? view.storedSubviews.first as? UIScrollView
  }
  /// The area at the top of the view that the status bar and the containers' bars cover.
  ///
  /// Its bottom anchor is where content can begin.
  @available(
    iOS,
    introduced: 7.0,
    deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.at(.top, of: loadedView) }
  /// The area at the bottom of the view that the containers' bars cover.
  ///
  /// Its top anchor is where content can end.
  @available(
    iOS,
    introduced: 7.0,
    deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.at(.bottom, of: loadedView) }

  // MARK: Testing for specific kinds of view transitions

  /// Whether the view appears because the view controller is added to a container.
  ///
  /// `true` from `viewWillAppear` to `viewDidAppear` of that appearance.
  open var isMovingToParent: Bool { lifecycle.isMovingToParent }
  /// Whether the view disappears because the view controller is removed from its container.
  ///
  /// `true` from `viewWillDisappear` to `viewDidDisappear`, also while an interactive pop runs that
  /// may still be cancelled.
  open var isMovingFromParent: Bool { lifecycle.isMovingFromParent }

  /// Whether the view appears because the view controller is being presented.
  ///
  /// `false` for the children of the presented view controller.
  open var isBeingPresented: Bool { lifecycle.isBeingPresented }
  /// Whether the view disappears because the view controller is being dismissed.
  ///
  /// `false` for the children of the dismissed view controller.
  open var isBeingDismissed: Bool { lifecycle.isBeingDismissed }

  // MARK: Presenting a view controller

  /// The style of the presentation when the view controller is presented.
  ///
  /// `.automatic`, the default, reads as the style that it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedPresentationStyle }
    set {
      let former = resolvedPresentationStyle
      storedModalPresentationStyle = newValue
      styleDidChange(from: former)
    }
  }
  /// The style that `.automatic` stands for; overridden by view controllers that present themselves
  /// in a way of their own.
  var automaticPresentationStyle: UIModalPresentationStyle {
    // A zoom fills the window.
    if case .zoom = storedTransition?.kind { .fullScreen } else { .pageSheet }
  }
  /// The animation with which the view controller is presented and dismissed.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedModalTransitionStyle }
    set { storedModalTransitionStyle = newValue }
  }
  /// The animation with which the view controller is pushed or presented, and goes again.
  ///
  /// `nil`, the default, is the standard one. It has precedence over `modalTransitionStyle`; pushes
  /// are animated by a zoom or in the standard way.
  open var preferredTransition: Transition? {
    get { storedTransition }
    set {
      let former = resolvedPresentationStyle
      storedTransition = newValue
      styleDidChange(from: former)
    }
  }
  /// Whether the view controller prevents an interactive dismissal.
  ///
  /// A visible child of the presented view controller can prevent it, too. Code can dismiss the
  /// view controller all the same.
  open var isModalInPresentation = false
  /// Whether presentations in the styles `.currentContext` and `.overCurrentContext` by the view
  /// controller and those that it contains cover its view, and not one around it.
  ///
  /// `false` by default; `true` for navigation controllers. The searches of a page stay with it,
  /// whatever it is.
  open var definesPresentationContext: Bool {
    get { storedDefinesContext ?? definesContextByDefault }
    set { storedDefinesContext = newValue }
  }
  /// Whether the view controller's transition style replaces that of the view controllers that are
  /// presented in the context that it defines.
  open var providesPresentationContextTransitionStyle = false
  /// The object that provides the animators of a presentation and, with the style `.custom`, the
  /// presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedTransitioningDelegate }
    set { storedTransitioningDelegate = newValue }
  }
  /// The presentation controller that manages this view controller or its nearest container.
  ///
  /// Before a presentation it is the one that will manage this view controller, so that it can be
  /// configured; each presentation has another.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The presentation controller, if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }
  /// The presentation controller of the style `.popover`, even where a sheet replaces it.
  open var popoverPresentationController: UIPopoverPresentationController? {
    (presentationAround?.original ?? nearestPresentationController)
      as? UIPopoverPresentationController
  }
  /// Creates the presentation controller of a view controller that presents itself in a way of its
  /// own; `nil` follows the style.
  func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? { nil }
  /// Presents a view controller over the root of this view controller's containers.
  ///
  /// In the styles `.currentContext` and `.overCurrentContext` the nearest one that defines a
  /// context is covered instead.
  ///
  /// The presented view controller's `viewWillAppear` is called before the method returns; its
  /// `viewDidAppear`, then `viewDidDisappear` below a full screen, then `completion` when the
  /// animation ends. A transition that runs below is completed first. The call is logged and
  /// ignored while the same view controller presents another; inside the callbacks of another
  /// presentation's start or end it happens right after them.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The view controller. It is retained until its dismissal.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: A closure to call after `viewDidAppear` of the presented view controller.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    inSession {
      PresentationCalls.present(
        viewControllerToPresent,
        from: self,
        animated: flag,
        completion: completion
      )
    }
  }
  /// Dismisses the view controller that this one presented or, without one, this view controller.
  ///
  /// All that is presented on top goes with it: the topmost is animated, the others disappear with
  /// it. During an interactive dismissal the call takes over from the finger; during a presentation
  /// it completes that first and retargets its animation.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: A closure to call after `viewDidDisappear` of the dismissed view controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationCalls.dismiss(self, animated: flag, completion: completion)
  }
  /// The view controller that this one, or its nearest container that does, presents.
  ///
  /// A call of `present(_:animated:completion:)` sets it when the presentation begins; it is `nil`
  /// again when the dismissal has ended.
  open var presentedViewController: UIViewController? { presentedInHierarchy }
  /// The view controller that presented this one or its nearest container.
  ///
  /// During a dismissal it is not `nil` yet.
  open var presentingViewController: UIViewController? { presentingInHierarchy }
  /// Ends the transitions that run in this view controller and its children.
  func endTransitions() {
    presentationInContext?.interrupt()
    for child in storedChildren { child.endTransitions() }
  }
  /// Whether an interaction controller of the app holds a transition in this view controller or in
  /// its children.
  var holdsTransition: Bool { storedChildren.contains { $0.holdsTransition } }

  // MARK: Managing child view controllers in a custom container

  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// The container of the view controller.
  open var parent: UIViewController? { storedParent }
  /// Adds a child view controller.
  ///
  /// Calls the child's `willMove(toParent:)`; the container adds the child's view and then calls
  /// `didMove(toParent:)` itself.
  ///
  /// - Parameter childController: The child. It is removed from its former container.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the view controller from its container.
  ///
  /// Calls `didMove(toParent:)` with `nil`; the container calls `willMove(toParent:)` and removes
  /// the view before.
  open func removeFromParent() { leaveParent() }
  /// Replaces the view of one child by that of another with an animation.
  ///
  /// Begins and ends the appearance of both children, as far as the container forwards it.
  ///
  /// Both must be children of this view controller. The new view is added to the superview of the
  /// former one, which is removed at the end. The method calls neither `willMove(toParent:)` nor
  /// `didMove(toParent:)`.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is visible.
  ///   - toViewController: A child whose view is not.
  ///   - duration: The duration in seconds; 0 makes the change at once.
  ///   - options: The options of the animation.
  ///   - animations: A closure that makes the change.
  ///   - completion: A closure to call at the end, with whether the animation ran to its end.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    inSession {
      ChildTransition(from: fromViewController, to: toViewController, in: self).run(
        duration: duration,
        options: options,
        animations: animations,
        completion: completion
      )
    }
  }
  /// Whether the appearance callbacks are forwarded to the children.
  ///
  /// Only children whose views are in the view of this view controller receive callbacks. An
  /// override that returns `false` calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` of the children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins an appearance or disappearance, for containers that run it themselves.
  ///
  /// Calls `viewWillAppear` or `viewWillDisappear` at once and forwards the call to the children
  /// whose views are in this one's. A second call for the same direction is logged and ignored.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view is about to appear.
  ///   - animated: Whether the transition is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, byApp: true)
  }
  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  ///
  /// Calls `viewDidAppear` or `viewDidDisappear`; without a transition the call has no effect.
  open func endAppearanceTransition() { endAppearance() }
  /// Called before the view controller is added to a container or removed from one.
  ///
  /// `addChild(_:)` makes this call; before `removeFromParent()` a custom container makes it
  /// itself, with `nil`. An override calls `super`.
  ///
  /// - Parameter parent: The container, or `nil` for a removal.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { lifecycle.announceMove(.fromParent) }
  }
  /// Called after the view controller was added to a container or removed from one.
  ///
  /// `removeFromParent()` makes this call; after `addChild(_:)` a custom container makes it itself,
  /// once the transition has ended. An override calls `super`.
  ///
  /// - Parameter parent: The container, or `nil` after a removal.
  open func didMove(toParent parent: UIViewController?) { lifecycle.didMove() }
  /// Called before a child is removed; overridden by containers with a list of their own.
  func willLose(_ child: UIViewController) {}
  /// Called after a child was removed, for another container or for none.
  func didLose(_ child: UIViewController) {}
  /// The children that appear and disappear with this view controller.
  var childrenThatAppear: [UIViewController] {
    let children = storedChildren.filter { child in
      guard let view = child.viewInPlace, let own = storedView else { return false }
      return view.isInside(own)
    }
    // A search that ends disappears by itself.
    guard let shownSearch, shownSearch.isActive else { return children }
    return children + [shownSearch]
  }
  /// The page that is searched; overridden by search controllers.
  var searchedPage: UIViewController? { nil }

  /// Whether the view controller defines a presentation context unless it is told otherwise.
  var definesContextByDefault: Bool { false }
  /// Whether the view controller alone decides which children's views are visible.
  var placesChildren: Bool { false }
  /// Defers an operation if a child, or a presentation in a context, is calling the callbacks of a
  /// change.
  ///
  /// - Parameter operation: The operation; it runs right after those callbacks.
  /// - Returns: Whether it was deferred.
  func deferDuringStart(_ operation: @escaping () -> Void) -> Bool {
    if presentationInContext?.deferWhileNotifying(operation) == true { return true }
    return storedChildren.contains { $0.deferDuringStart(operation) }
  }
  /// Forwards the start of an appearance; overridden by containers that run their children's.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }
  /// Forwards the end of an appearance; overridden by containers that run their children's.
  func forwardEnd() { forwardAppearance { $0.endAppearance() } }

  // MARK: Configuring the navigation interface

  /// The item that represents the view controller in a navigation bar; created on demand.
  ///
  /// Setting `title` of the view controller sets the title of the item; the reverse does not apply.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The items of the navigation controller's toolbar while this page is on top.
  ///
  /// Only the items of pages of the stack are shown, not those of their children.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the items of the navigation controller's toolbar.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, in the order of reading.
  ///   - animated: Whether they fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    (storedParent as? UINavigationController)?.engine.toolbar
      .itemsDidChange(of: self, animated: animated)
  }
  /// Whether the tab bar is hidden while this page is on a navigation stack.
  ///
  /// It stays hidden while other pages cover this one.
  open var hidesBottomBarWhenPushed: Bool {
    get { storedHidesBottomBar }
    set { storedHidesBottomBar = newValue }
  }
  /// The nearest navigation controller that contains this view controller.
  ///
  /// A popped page keeps it until its transition has ended. It is `nil` for a view controller that
  /// is presented over a stack.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// Shows a view controller in the way that fits the containers: a navigation controller pushes
  /// it.
  ///
  /// Without a container that overrides the method the view controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller to show.
  ///   - sender: The object that initiates the request.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: true) }
    storedParent.show(vc, sender: sender)
  }
  /// Shows a view controller as the detail of the current selection.
  ///
  /// Without a container that overrides the method the view controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller to show.
  ///   - sender: The object that initiates the request.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: true) }
    storedParent.showDetailViewController(vc, sender: sender)
  }

  /// The nearest split view controller that contains this view controller.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// Takes a secondary view controller in when the view controllers of a split view collapse.
  ///
  /// A navigation controller pushes its pages; others do nothing.
  ///
  /// - Parameters:
  ///   - secondaryViewController: The secondary view controller.
  ///   - splitViewController: The split view controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// Gives a secondary view controller away when the view controllers of a split view expand.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller: of a navigation controller the one whose pages it took in, or
  ///   its top page; `nil` otherwise.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Editing

  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  ///
  /// Override it to update the content, and call `super`.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be edited.
  ///   - animated: Whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.showEditing(editing)
  }
  /// A bar button item that begins and ends editing; its title is "Edit", then "Done".
  ///
  /// A tap calls `setEditing(_:animated:)` with an animation.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  /// The coordinator of the transition that the view controller is part of.
  ///
  /// `nil` without a transition. It is released after its last completion. It is available from the
  /// first callback of an animated transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalCoordinator ?? storedParent?.transitionCoordinator
  }

  // MARK: Managing the keyboard focus

  /// Whether the item that had the focus last gets it again when the view controller is in front
  /// again: after a pop, a dismissal, or in another tab.
  open var restoresFocusAfterTransition = true
  /// The group of the items in the view; `nil` inherits that of the parent environment.
  open var focusGroupIdentifier: String?
  /// The environments that the focus goes to first: the view, unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }
  /// The superview of the view; a presented view controller's presentation controller.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { environmentAround }
  /// The view.
  open var focusItemContainer: (any UIFocusItemContainer)? { storedView }
  /// Requests that the focus is updated before the next frame, if it is in the view.
  open func setNeedsFocusUpdate() { focusEngine?.requestUpdate(inside: self) }
  /// Performs the focus update that was requested now.
  open func updateFocusIfNeeded() { focusEngine?.updateIfNeeded() }
  /// Returns whether the focus may be updated; `true` unless overridden.
  ///
  /// - Parameter context: The update.
  /// - Returns: `false` leaves the focus where it is.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus was updated, if the former or the next item is in the view.
  ///
  /// - Parameters:
  ///   - context: The update.
  ///   - coordinator: The animations of the update.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Configuring tab bar items

  /// The item that represents the view controller in a tab bar; created on demand.
  ///
  /// A navigation controller uses that of its root page, unless it was given its own.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { setStoredTabBarItem(newValue) }
  }
  /// The nearest tab bar controller that contains this view controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The child whose tab bar item represents this view controller.
  var tabBarItemSource: UIViewController? { nil }
  /// Whether the tab bar is hidden while this view controller's tab is selected.
  var hidesBottomBar: Bool { false }

  // MARK: Configuring the orientation

  /// The orientations that the view controller supports; nothing rotates a desktop window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation that suits a presentation best.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Managing the status bar

  /// The style of the status bar over the view.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the view controller prefers the status bar to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of changes of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; `nil` for this view controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this view controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the view controller determines the status bar although it is not full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Requests an update of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { sceneInUse.statusBar.invalidate() }

  // MARK: Managing the system's own interface

  /// The child that determines whether the home indicator is hidden; `nil` for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the view controller prefers the home indicator to be hidden.
  ///
  /// The visible view controller is asked; a desktop window has no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Requests that the preference about the home indicator is asked for again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    sceneInUse.preferences.setNeedsAnswers(.homeIndicator)
  }
  /// The child that determines where the system's gestures wait; `nil` for this view controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the app's gestures precede those of the system.
  ///
  /// The visible view controller is asked; a desktop window has no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Requests that the edges that precede the system's gestures are asked for again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    sceneInUse.preferences.setNeedsAnswers(.deferredEdges)
  }
  /// The child that determines whether the pointer is locked; `nil` for this view controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the view controller prefers the pointer to be locked.
  ///
  /// The visible view controller is asked; the pointer of a desktop window stays free, as that of a
  /// window that is not full screen does at Apple.
  open var prefersPointerLocked: Bool { false }
  /// Requests that the preference about the pointer is asked for again.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    sceneInUse.preferences.setNeedsAnswers(.pointerLock)
  }

  // MARK: Adapting to environment changes

  /// The preferred size of the content, in points.
  ///
  /// A change is reported to the container or, for a presented view controller, to its presentation
  /// controller.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set {
      guard newValue != storedPreferredContentSize else { return }
      storedPreferredContentSize = newValue
      contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when the preferred size of a child changes.
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child for a size of this view controller.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The new size of this view controller, in points.
  /// - Returns: The size of the child: `parentSize` unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the view changes with that of its window.
  ///
  /// Forwards the call to the children; call `super`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
    shownSearch?.viewWillTransition(to: size, with: coordinator)
    for presentation in presentationInContext?.chain ?? [] {
      presentation.controller.viewWillTransition(to: size, with: coordinator)
    }
  }
  /// Called before the traits change with those of the window.
  ///
  /// Forwards the call to the children; call `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    shownSearch?.willTransition(to: newCollection, with: coordinator)
    for presentation in presentationInContext?.chain ?? [] {
      presentation.controller.willTransition(to: newCollection, with: coordinator)
    }
  }
  /// Overrides traits of a child.
  ///
  /// - Parameters:
  ///   - collection: The traits to override, or `nil` to end that.
  ///   - childViewController: The child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.madeTraitSettings().setContainerOverrides(collection)
    childViewController.storedView?.inheritedValuesDidChange()
  }
  /// Returns the traits that override those of a child.
  ///
  /// - Parameter childViewController: The child.
  /// - Returns: The traits that `setOverrideTraitCollection(_:forChild:)` set, if any.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitSettings?.containerOverrides }

  /// The traits of the view or, before it is loaded, of the container.
  open var traitCollection: UITraitCollection {
    storedView?.computedTraits
      ?? overriding(storedParent?.traitCollection ?? Stage.current.screen.traitCollection)
  }
  /// The light or dark style of the view; `.unspecified` inherits the container's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings?.style ?? .unspecified }
    set {
      guard newValue != traitSettings?.style ?? .unspecified else { return }
      madeTraitSettings().setStyle(newValue)
      storedView?.inheritedValuesDidChange()
    }
  }
  /// Called when the traits change.
  ///
  /// - Parameter previousTraitCollection: The former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when memory is low, after the app's delegate; every view controller in the hierarchies
  /// of the windows receives it.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }
  override var responderView: UIView? { storedView }
}

// MARK: The view and the items

extension UIViewController {
  func madeTraitSettings() -> TraitSettings { traitSettings.made() }

  /// The view, loaded on demand.
  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let view = storedView else {
      misuse("loadView of \(self) must set a view")
    }
    viewDidLoad()
    return view
  }

  func setStoredView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let other = view.controller {
      misuse(
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time! View \(view) is associated with \(other). Clear this "
          + "association before associating this view with \(self)."
      )
    }
    storedView?.resignRootView()
    storedView = view
    view?.becomeRootView(of: self, safeAreaSource)
  }

  func setStoredTitle(_ title: String?) {
    storedTitle = title
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }

  var madeNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: storedTitle ?? "")
    item.title = storedTitle
    storedNavigationItem = item
    return item
  }

  /// The tab bar item: the view controller's own, else that of the child that represents it, else a
  /// new one with its title.
  var madeTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    if storedTitle == nil, let source = tabBarItemSource { return source.madeTabBarItem }
    let item = UITabBarItem(title: storedTitle, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func setStoredTabBarItem(_ item: UITabBarItem?) {
    storedTabBarItem = item
    nearest(UITabBarController.self)?.engine.updateItems()
  }

  private var madeEditButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    item.showEditing(storedIsEditing)
    storedEditButtonItem = item
    return item
  }
}

extension UIBarButtonItem {
  fileprivate func showEditing(_ isEditing: Bool) {
    title = isEditing ? SystemItem.done.title : SystemItem.edit.title
    style = isEditing ? .done : .plain
  }
}

// MARK: Containment

extension UIViewController {
  /// The container of the view controller's content: its parent or its presentation controller.
  private var contentContainer: (any UIContentContainer)? {
    if let storedParent { return storedParent }
    return presentingController == nil ? nil : storedPresentationController
  }

  func adopt(_ child: UIViewController) {
    if child.storedParent === self { return }
    if child.storedParent != nil {
      child.notifyOfDeparture()
      child.leaveParent()
    }
    if let around = child.storedView?.storedSuperview?.nearestController, around !== self {
      misuse(
        "UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent "
          + "view controller:\(around) but requested parent is:\(self)"
      )
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.lifecycle.announceMove(.toParent)
  }

  /// Calls `willMove(toParent:)` with `nil`, unless the app or another container did.
  func notifyOfDeparture() {
    if !lifecycle.isAboutToLeave { willMove(toParent: nil) }
  }

  func leaveParent() {
    storedParent?.willLose(self)
    guard let parent = storedParent else { return }
    // The last child is removed most often, from a stack of thousands.
    if let index = parent.storedChildren.lastIndex(where: { $0 === self }) {
      parent.storedChildren.remove(at: index)
    }
    storedParent = nil
    lifecycle.leaveParent()
    safeAreaSource.bars = .zero
    didMove(toParent: nil)
    parent.didLose(self)
  }
}

// MARK: Presentation

extension UIViewController {
  /// The presentation style, with `.automatic` resolved.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    storedModalPresentationStyle == .automatic
      ? automaticPresentationStyle : storedModalPresentationStyle
  }

  /// Forgets the presentation controller of another style, which was requested before.
  private func styleDidChange(from former: UIModalPresentationStyle) {
    guard resolvedPresentationStyle != former, presentingController == nil else { return }
    storedPresentationController = nil
  }

  /// Keeps the presentation controller of the next or the current presentation.
  func keepPresentationController(_ controller: UIPresentationController) {
    storedPresentationController = controller
  }

  /// Connects the view controller to one that it presents.
  func beginPresenting(_ presentation: PresentationEngine) {
    storedPresentation = presentation
    presentation.presented.presentingController = self
    presentation.presented.lifecycle.beginPresentation()
  }

  /// Disconnects the view controller from the one that it presented.
  func endPresenting() { storedPresentation = nil }

  /// Connects the view controller to the search controller over its view; `nil` ends that.
  func showSearch(_ search: UISearchController?) { shownSearch = search }

  /// Disconnects the view controller from the one that presented it.
  func endBeingPresented() {
    presentingController = nil
    storedPresentationController = nil
  }
}
