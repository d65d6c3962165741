// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Manages a screenful: its view, its part in the life of the app, and the controllers inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedView: UIView?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedTitle: String?
  var storedNavigationItem: UINavigationItem?
  var storedToolbarItems: [UIBarButtonItem]?
  var storedOverrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var storedAdditionalSafeAreaInsets = UIEdgeInsets.zero
  /// What the bars of the containers around this controller cover of its view, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero
  var appearance = AppearanceStateMachine()
  /// Whether the controller is on its way into or out of its container.
  var move = ContainerMove.none
  /// What this controller presents; it is the outermost of its containers then.
  var storedPresentation: Presentation?
  weak var presentingController: UIViewController?
  /// Whether the controller is on its way over another or away from it.
  var modalMove = ModalMove.none
  var storedModalPresentationStyle = UIModalPresentationStyle.fullScreen
  var storedModalTransitionStyle = UIModalTransitionStyle.coverVertical
  var storedTabBarItem: UITabBarItem?

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
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Creates a controller that makes its view when it is first needed.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller that makes its view when it is first needed.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    if let storedView, storedView.controller === self { storedView.controller = nil }
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
    get { storedAdditionalSafeAreaInsets }
    set { setStoredAdditionalSafeAreaInsets(newValue) }
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

  /// How much of the screen the controller takes when it is presented.
  ///
  /// Sheets are not built, so `.automatic` is `.fullScreen` here.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedModalPresentationStyle }
    set { storedModalPresentationStyle = newValue }
  }
  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedModalTransitionStyle }
    set { storedModalTransitionStyle = newValue }
  }
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
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that it was put into a container, or out of one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Says that a controller is about to leave this one; containers with a list of their own
  /// override it.
  func willLose(_ child: UIViewController) {}
  /// The contained controllers that appear and disappear along with this one.
  var childrenThatAppear: [UIViewController] {
    storedChildren.filter { child in
      guard let view = child.storedView, let own = storedView else { return false }
      return view.isInside(own)
    }
  }

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
  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearestNavigationController }
  /// Shows a controller the way that suits where this one is: pushes it on a navigation stack.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The object that asks.
  open func show(_ vc: UIViewController, sender: Any?) { storedParent?.show(vc, sender: sender) }

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

  // MARK: Adapting to environment changes

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
