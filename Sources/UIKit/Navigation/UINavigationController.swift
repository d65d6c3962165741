// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A stack of pages, of which the top one is shown under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var stack: [UIViewController] = []
  weak var storedDelegate: (any UINavigationControllerDelegate)?
  var transition: NavigationTransition?
  var coordinator: TransitionCoordinator?
  var phase = StackTransitionStateMachine()
  /// Whether pages are being told of the start of a change.
  var isStarting = false
  /// Whether an operation changes the stack, from the end of what it breaks off to its own start.
  var isOperating = false
  /// Operations that pages asked for meanwhile.
  var waitingOperations: [WaitingOperation] = []
  var swipe = SwipeBackStateMachine()
  /// How far the page was when the finger took it, 0...1.
  var swipeStart: CGFloat = 0
  let bar: UINavigationBar
  let toolbarType: UIToolbar.Type
  /// The toolbar, once it was asked for or shown.
  var madeToolbar: UIToolbar?
  var hidesToolbar = true
  let pagesView = UINavigationTransitionView()
  /// The wrappers of the pages whose views are in the window, of which a few may be gone.
  var wrappers: [UIViewControllerWrapperView] = []
  var isBarHidden = false
  /// Whether the bar comes or goes with the pages of the transition that starts or runs.
  var barSlides = false
  /// Whether a transition that ends leaves its pages where they are, for the next one.
  var keepsPicture = false
  var bottomBarRequest = BottomBarRequest()
  var barHiding = BarHidingStateMachine()
  /// Whether the toolbar went away along with the bar, and comes back with it.
  var bringsToolbarBack = false
  lazy var barHidingRules = BarHidingRules(self)
  lazy var barSwipe = makeBarSwipe()
  lazy var barTap = makeBarTap()
  let swipeRecognizer = ParallaxTransitionPanGestureRecognizer()
  let swipeRules = InteractivePopRules()
  /// The page that is on the screen, or on its way onto it.
  weak var shownPage: UIViewController?
  /// How long a timed push or pop lasts, in seconds: the system's 0.5 unless a benchmark asks for
  /// what its peers do.
  package var transitionDuration = SystemSpring.duration

  /// An operation that comes later.
  struct WaitingOperation {
    let run: @MainActor () -> Void
  }

  /// What an animator is asked for.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// A page comes.
    case push
    /// A page goes.
    case pop
  }

  // MARK: Creating a navigation controller

  /// Creates an empty stack with bars of a client's classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar, made by its `init(frame:)`; `nil` is
  ///     `UINavigationBar`, any other must be a subclass of it.
  ///   - toolbarClass: The class of the toolbar, made by its `init(frame:)`; `nil` is `UIToolbar`,
  ///     any other must be a subclass of it.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(Self.barType(navigationBarClass))
    toolbarType = Self.toolbarType(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }
  /// Creates a stack with one page.
  ///
  /// - Parameter rootViewController: The page at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }
  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder cannot be read here.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }
  /// Creates an empty stack.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(coder: coder)
    prepare()
  }

  // MARK: Accessing items on the navigation stack

  /// The page on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The page that is seen, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedOrTop }
  /// The pages, the root at index 0.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The new pages, the root at index 0.
  ///   - animated: Whether the change slides in: as a pop if the new top is on the stack already,
  ///     as a push if it is not.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    inSession { replaceStack(with: viewControllers, animated: animated) }
  }

  // MARK: Pushing and popping stack items

  /// Adds a page to the top of the stack and shows it.
  ///
  /// - Parameters:
  ///   - viewController: The page. It must not be on the stack already.
  ///   - animated: Whether the page slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    inSession { push(viewController, animated: animated) }
  }
  /// Takes the top page off the stack and shows the one below.
  ///
  /// - Parameter animated: Whether the page slides out.
  /// - Returns: The page that left, or `nil` if there is none to go back to.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    inSession { popTop(animated: animated) }
  }
  /// Takes all pages above one off the stack and shows that one.
  ///
  /// - Parameters:
  ///   - viewController: A page of the stack.
  ///   - animated: Whether the top page slides out.
  /// - Returns: The pages that left, bottom to top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    inSession { pop(to: viewController, animated: animated) }
  }
  /// Takes all pages but the root off the stack.
  ///
  /// - Parameter animated: Whether the top page slides out.
  /// - Returns: The pages that left, bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    inSession { popToRoot(animated: animated) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  /// The recognizer of the swipe that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeRecognizer }

  // MARK: Configuring the navigation bar

  /// The bar above the pages; it belongs to the controller.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar is left out.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows the bar or leaves it out.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is left out.
  ///   - animated: Whether it slides, for `hideShowBarDuration` seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barHiding.forget()
    inSession { hideBar(hidden, animated: animated) }
  }
  /// How long the bar slides in or out, in seconds (reported figures differ: our decision).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Hiding the bars

  /// Whether a swipe up hides the bars and one down shows them again.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { changeBarHiding { $0.hidesOnSwipe = newValue } }
  }
  /// Whether a tap that nothing else takes hides the bars, and shows them again.
  open var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { changeBarHiding { $0.hidesOnTap = newValue } }
  }
  /// Whether the bars are hidden where there is little room from top to bottom; a tap shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.hidesWhenLow }
    set { changeBarHiding { $0.hidesWhenLow = newValue } }
  }
  /// The recognizer of the swipes that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }
  /// The recognizer of the taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

  // MARK: Configuring the toolbar

  /// The bar below the pages; it belongs to the controller and shows the top page's `toolbarItems`.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether the toolbar is left out, as it is unless set.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows the toolbar or leaves it out.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is left out.
  ///   - animated: Whether it slides, for `hideShowBarDuration` seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // MARK: Accessing the delegate

  /// The object that hears of the pages that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Managing the status bar

  /// The top page if the bar is left out; else the bar decides.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? stack.last : nil
  }
  /// The top page.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  // MARK: Configuring the orientation

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: What the containers' base class asks

  open override func loadView() { loadContainer() }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? super.transitionCoordinator
  }
  override var hidesBottomBar: Bool { bottomBarRequest.hidesBar }
  /// Whether other stacks may be pages of this one.
  var takesStacks: Bool { false }
  override var tabBarItemSource: UIViewController? { stack.first }
  override func deferDuringStart(_ operation: @escaping () -> Void) -> Bool {
    guard isOperating else { return super.deferDuringStart(operation) }
    whenStarted { operation() }
    return true
  }
  override func endTransitions() {
    endOwnTransition()
    super.endTransitions()
  }
  override var childrenThatAppear: [UIViewController] { shownPage.map { [$0] } ?? [] }
  override var placesChildren: Bool { true }
  override func willLose(_ child: UIViewController) {
    if holds(child) { replaceStack(with: stack.filter { $0 !== child }, animated: false) }
  }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    stackAppearance(isAppearing, animated: animated)
  }
  override func forwardEnd() { stackAppearanceEnded() }
}
