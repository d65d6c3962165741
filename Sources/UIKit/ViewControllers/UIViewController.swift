// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Manages a screenful: its view, its part in the life of the app, and the controllers inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedView: UIView?
  /// A parent owns its children and clears this when it goes.
  nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedTitle: String?
  var storedNavigationItem: UINavigationItem?
  var storedToolbarItems: [UIBarButtonItem]?
  var storedOverrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  let safeAreaSource = SafeAreaSource()
  var appearance = AppearanceStateMachine()
  /// Whether the controller is on its way into or out of its container.
  var move = ContainerMove.none
  /// The move that `addChild` or `willMove(toParent: nil)` began and that has not ended yet.
  var announcedMove = ContainerMove.none
  /// Whether the controller was told in this appearance that its view is in place.
  var knowsPlace = false
  /// What this controller presents; it is the outermost of its containers then.
  var storedPresentation: Presentation?
  weak var presentingController: UIViewController?
  /// Whether the controller is on its way over another or away from it.
  var modalMove = ModalMove.none
  var storedModalPresentationStyle = UIModalPresentationStyle.automatic
  /// What a client asked for before the presentation, and what manages the presentation.
  var storedPresentationController: UIPresentationController?
  weak var storedTransitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var storedModalTransitionStyle = UIModalTransitionStyle.coverVertical
  var storedTabBarItem: UITabBarItem?
  var storedHidesBottomBar = false
  var storedExtendedEdges = UIRectEdge.all
  var storedExtendsUnderOpaqueBars = false
  var storedPreferredContentSize = CGSize.zero
  var storedIsEditing = false
  var storedEditButtonItem: UIBarButtonItem?
  /// The traits that the parent gives the controller in place of its own.
  var storedOverrideTraits: UITraitCollection?

  /// How a controller's appearance has to do with its container.
  enum ContainerMove {
    case none, toParent, fromParent
  }

  // MARK: Creating a view controller

  /// Creates a controller that makes its view when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder cannot be read here.
  ///   - nibBundleOrNil: Ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    ControllerBirths.listener?(self)
  }
  /// Creates a controller that makes its view when it is first needed.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init()
    ControllerBirths.listener?(self)
  }
  /// Creates a controller that makes its view when it is first needed.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    for child in storedChildren { child.storedParent = nil }
    if let storedView, storedView.controller === self {
      storedView.resignRootView()
    }
  }

  // MARK: Managing the view

  /// The view; reading it makes it.
  open var view: UIView! {
    get { loadedView }
    set { setStoredView(newValue) }
  }
  /// The view if it was made already.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { storedView != nil }
  /// Makes the view; a plain one unless overridden.
  open func loadView() { setStoredView(UIView(frame: UIScreen.main.bounds)) }
  /// Makes the view if it was not made yet.
  open func loadViewIfNeeded() { _ = loadedView }
  /// Tells the controller that its view was made.
  open func viewDidLoad() {}
  /// What the controller shows, in words.
  open var title: String? {
    get { storedTitle }
    set { setStoredTitle(newValue) }
  }

  // MARK: Responding to view-related events

  /// Tells the controller that its view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view is in place, with its size and traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that its view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells the controller that its view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// What the controller takes off its view's safe area by itself, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { safeAreaSource.additional }
    set { setStoredAdditionalSafeAreaInsets(newValue) }
  }

  /// The edges where the view reaches under bars of its containers; all unless set.
  open var edgesForExtendedLayout: UIRectEdge {
    get { storedExtendedEdges }
    set { setStoredExtendedEdges(newValue) }
  }
  /// Whether the view reaches under bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { storedExtendsUnderOpaqueBars }
    set { setStoredExtendsUnderOpaqueBars(newValue) }
  }

  // MARK: Testing for specific kinds of view transitions

  /// Whether the view appears because the controller is put into a container.
  open var isMovingToParent: Bool { move == .toParent }
  /// Whether the view disappears because the controller is taken out of a container.
  open var isMovingFromParent: Bool { move == .fromParent }

  /// Whether the view appears because the controller is being presented.
  open var isBeingPresented: Bool { modalMove == .presented }
  /// Whether the view disappears because the controller is being dismissed.
  open var isBeingDismissed: Bool { modalMove == .dismissed }

  // MARK: Presenting a view controller

  /// How much of the screen the controller takes when it is presented; `.automatic`, the default,
  /// is read as what it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedPresentationStyle }
    set { setPresentationStyle(newValue) }
  }
  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedModalTransitionStyle }
    set { storedModalTransitionStyle = newValue }
  }
  /// Whether a finger is kept from dismissing the controller; one of those that it contains and
  /// shows may say so for it.
  open var isModalInPresentation = false
  /// The object that gives the controller its own presentation, if its style is `.custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedTransitioningDelegate }
    set { storedTransitioningDelegate = newValue }
  }
  /// What manages the presentation of this controller or the one around it; before that, what
  /// will manage it.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The presentation controller, if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }
  /// Makes the presentation of a controller that is shown in its own way; `nil` goes by the style.
  func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? { nil }
  /// Shows a controller over everything; the outermost container of this one presents it.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it comes over time.
  ///   - completion: Runs after the controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    inSession {
      presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }
  }
  /// Takes away what the controller presents; without that, the controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether it goes over time.
  ///   - completion: Runs after the `viewDidDisappear` of what goes.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }
  /// The controller that this one, or the nearest around it, presents.
  open var presentedViewController: UIViewController? { presentedInHierarchy }
  /// The controller that presented this one, or the nearest around it.
  open var presentingViewController: UIViewController? { presentingInHierarchy }
  /// Ends what moves in this controller and those that it contains, for what follows.
  func endTransitions() { for child in storedChildren { child.endTransitions() } }

  // MARK: Managing child view controllers in a custom container

  /// The controllers that this one contains.
  open var children: [UIViewController] { storedChildren }
  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }
  /// Puts a controller into this one; it is told of the move first.
  ///
  /// - Parameter childController: The controller; it leaves its former container.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of the one that contains it, and tells it of the move.
  open func removeFromParent() { leaveParent() }
  /// Replaces the view of one child by that of another, over time.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is seen.
  ///   - toViewController: A child whose view is not.
  ///   - duration: How long the change takes, in seconds; 0 makes it at once.
  ///   - options: Its curve.
  ///   - animations: Makes the change.
  ///   - completion: Runs at the end; its argument says whether the change was left to finish.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    inSession {
      exchange(
        fromViewController,
        for: toViewController,
        duration: duration,
        options: options,
        animations: animations,
        completion: completion
      )
    }
  }
  /// Whether the controller's own appearance is passed on to the controllers it contains.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Says that a controller's view is about to be shown or taken away.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view is about to be shown.
  ///   - animated: Whether this takes time.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Says that a controller's view is now shown or gone.
  open func endAppearanceTransition() { endAppearance() }
  /// Tells the controller that it is about to be put into a container, or out of one.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { announcedMove = .fromParent }
  }
  /// Tells the controller that it was put into a container, or out of one.
  open func didMove(toParent parent: UIViewController?) { announcedMove = .none }
  /// Says that a controller is about to leave this one; containers with a list of their own
  /// override it.
  func willLose(_ child: UIViewController) {}
  /// Hears that a child left, for another container or for none.
  func didLose(_ child: UIViewController) {}
  /// The contained controllers that appear and disappear along with this one.
  var childrenThatAppear: [UIViewController] {
    storedChildren.filter { child in
      guard let view = child.storedView, let own = storedView else { return false }
      return view.isInside(own)
    }
  }

  /// Whether the controller alone decides which children's views are seen.
  var placesChildren: Bool { false }
  /// Passes the start of an appearance on; containers with rules of their own override it.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }
  /// Passes the end of an appearance on; containers with rules of their own override it.
  func forwardEnd() { forwardAppearance { $0.endAppearanceTransition() } }

  // MARK: Configuring the navigation interface

  /// What a navigation bar shows for the controller; made when it is first read.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The items of the navigation controller's toolbar while this page is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces the items of the navigation controller's toolbar.
  ///
  /// - Parameters:
  ///   - toolbarItems: The new items, in the order of reading.
  ///   - animated: Whether they fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    setStoredToolbarItems(toolbarItems, animated: animated)
  }
  /// Whether there is no tab bar while this page is on a navigation stack, be it covered by others.
  open var hidesBottomBarWhenPushed: Bool {
    get { storedHidesBottomBar }
    set { storedHidesBottomBar = newValue }
  }
  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearestNavigationController }
  /// Shows a controller the way that suits where this one is: pushes it on a navigation stack.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that asks.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: true) }
    storedParent.show(vc, sender: sender)
  }
  /// Shows a controller as the detail of what is selected; presents it where nothing around has a
  /// place for details.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that asks.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: true) }
    storedParent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Editing

  /// Whether the view lets its content be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing of the content; overridden by controllers that can.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be edited.
  ///   - animated: Whether the change takes time.
  open func setEditing(_ editing: Bool, animated: Bool) { setStoredIsEditing(editing) }
  /// A bar item that begins and ends editing: "Edit", then "Done".
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  /// Runs other changes along with the transition that the controller is part of; `nil` when there
  /// is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalCoordinator ?? storedParent?.transitionCoordinator
  }

  // MARK: Configuring tab bar items

  /// What a tab bar shows for the controller; made when it is first read.
  ///
  /// That of a navigation controller is its bottom page's, unless it was given its own.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { setStoredTabBarItem(newValue) }
  }
  /// The tab bar controller that this one is in.
  open var tabBarController: UITabBarController? { nearestTabBarController }
  /// The contained controller whose tab bar item stands for this one.
  var tabBarItemSource: UIViewController? { nil }
  /// Whether the tab bar is left out while this controller's tab is selected.
  var hidesBottomBar: Bool { false }

  // MARK: Configuring the orientation

  /// How the device may be held while the view is seen; nothing turns a desktop window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Managing the status bar

  /// How the status bar looks over the view.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the view wants no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The contained controller that decides about the status bar's look; `nil` is this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The contained controller that decides whether there is a status bar; `nil` is this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides about the status bar although it is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Says that the answers about the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() { Stage.current.scene.statusBar.isCurrent = false }

  // MARK: Adapting to environment changes

  /// The size that the content is best shown at, in points; containers hear of it.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set { setStoredPreferredContentSize(newValue) }
  }
  /// Tells the controller that a contained one is best shown at another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size that a contained controller has when this one has another size.
  ///
  /// - Parameters:
  ///   - container: The contained controller.
  ///   - parentSize: The size of this one, in points.
  /// - Returns: The size of the contained one: this one's unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells the controller that its view is about to get another size, as its window did.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Runs other changes along with it.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }
  /// Tells the controller that its traits are about to change, as its window does.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Runs other changes along with it.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Gives a contained controller other traits than its place has.
  ///
  /// - Parameters:
  ///   - collection: The traits that differ; `nil` takes them away.
  ///   - childViewController: The controller.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.setStoredOverrideTraits(collection)
  }
  /// Returns what `setOverrideTraitCollection(_:forChild:)` gave a controller.
  ///
  /// - Parameter childViewController: The controller.
  /// - Returns: The traits, if any.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.storedOverrideTraits }

  /// The traits that hold where the controller's view is.
  open var traitCollection: UITraitCollection {
    storedView?.computedTraits ?? storedParent?.traitCollection
      ?? Stage.current.screen.traitCollection
  }
  /// The light or dark style of the view; `.unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideUserInterfaceStyle }
    set { setStoredOverrideUserInterfaceStyle(newValue) }
  }
  /// Tells the controller that its traits changed.
  ///
  /// - Parameter previousTraitCollection: The traits as they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }
}
