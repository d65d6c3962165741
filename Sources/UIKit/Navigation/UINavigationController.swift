// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A container that shows the top view controller of a stack, its page, under a navigation bar.
///
/// Operations change `viewControllers` at once, whatever runs: a timed transition is completed
/// first, with its callbacks, and an interactive one is cancelled; the new transition starts where
/// the views are on screen. Operations requested in a callback of another operation are performed
/// right after that one, so that each sees the stack that the former left behind.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  /// The owner of the stack, its transitions and its bars.
  private(set) lazy var engine = StackEngine(self)
  /// The stack's request to hide the tab bar below it.
  var bottomBarRequest = BottomBarRequest()

  /// The kind of a transition, for custom animators.
  public enum Operation: Int, Sendable {
    /// No transition.
    case none
    /// A page is added to the top.
    case push
    /// The top page is removed.
    case pop
  }

  // MARK: Creating a navigation controller

  /// Creates an empty stack with custom bar classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar, made by its `init(frame:)`; `nil` is
  ///     `UINavigationBar`, any other must be a subclass of it.
  ///   - toolbarClass: The class of the toolbar, made by its `init(frame:)`; `nil` is `UIToolbar`,
  ///     any other must be a subclass of it.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let bar = Self.makeBar(Self.barType(navigationBarClass))
    let toolbarType = Self.toolbarType(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    engine = StackEngine(self, bar: bar, toolbarType: toolbarType)
  }
  /// Creates a stack with one page.
  ///
  /// - Parameter rootViewController: The page at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    _ = engine
    pushViewController(rootViewController, animated: false)
  }
  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = engine
  }
  /// Creates an empty stack.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = engine
  }

  // MARK: Accessing items on the navigation stack

  /// The page on top of the stack.
  ///
  /// During a transition it is the page that the transition leads to. A swipe back that is
  /// cancelled restores the previous one.
  open var topViewController: UIViewController? { engine.stack.last }
  /// The top page, or the view controller presented over it.
  ///
  /// A presented view controller that is being dismissed does not count.
  open var visibleViewController: UIViewController? { presentedOrTop }
  /// The pages, the root at index 0.
  open var viewControllers: [UIViewController] {
    get { engine.stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the pages.
  ///
  /// The transition is a pop if the new top page is on the stack already, and a push otherwise.
  /// There is none if the top page stays: a timed transition that leads to it continues.
  ///
  /// - Parameters:
  ///   - viewControllers: The new pages, the root at index 0. They must be distinct.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    inSession { engine.replaceStack(with: viewControllers, animated: animated) }
  }

  // MARK: Pushing and popping stack items

  /// Adds a page to the top of the stack and shows it.
  ///
  /// The stack changes at once. Without animation the callbacks of both pages have been made when
  /// the method returns (on iOS they come with the next layout pass); with animation
  /// `viewDidAppear(_:)` and `didMove(toParent:)` follow at the end of the transition.
  ///
  /// - Parameters:
  ///   - viewController: The page. It must not be on the stack already, nor be a navigation
  ///     controller.
  ///   - animated: Whether the page slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    inSession { engine.push(viewController, animated: animated) }
  }
  /// Removes the top page from the stack and shows the one below.
  ///
  /// The page stays a child of the navigation controller until its transition ends. In a callback
  /// of another operation the pop is performed after that one, and the result is the page on top
  /// now.
  ///
  /// - Parameter animated: Whether the page slides out.
  /// - Returns: The removed page; `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    inSession { engine.popTop(animated: animated) }
  }
  /// Removes all pages above one from the stack and shows that one.
  ///
  /// The pages between the two are removed without appearing. To pass a view controller that is not
  /// on the stack is a programming error and traps. If the page is on top, nothing changes and the
  /// result is empty.
  ///
  /// - Parameters:
  ///   - viewController: A page of the stack.
  ///   - animated: Whether the top page slides out.
  /// - Returns: The removed pages, bottom to top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    inSession { engine.pop(to: viewController, animated: animated) }
  }
  /// Removes all pages but the root from the stack.
  ///
  /// The result is empty if only the root is left, and `nil` for an empty stack.
  ///
  /// - Parameter animated: Whether the top page slides out.
  /// - Returns: The removed pages, bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    inSession { engine.popToRoot(animated: animated) }
  }
  /// Pushes a view controller.
  ///
  /// The page is pushed with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  /// The recognizer of the swipe from the leading edge that pops the top page.
  ///
  /// Its delegate refuses the swipe where the bar has no back button. For a page with a custom
  /// button, replace the delegate, or set it to `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { engine.swipe.recognizer }
  /// The recognizer of the swipe from anywhere on the page that pops the top page; `nil` where the
  /// system has none.
  ///
  /// It leaves drags to content that scrolls sideways, to controls, and to rows with actions. Its
  /// delegate refuses the swipe as that of `interactivePopGestureRecognizer` does.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    engine.swipe.contentRecognizer
  }

  // MARK: Configuring the navigation bar

  /// The bar above the pages.
  ///
  /// The navigation controller manages its items and its delegate: to change either is a
  /// programming error and traps.
  open var navigationBar: UINavigationBar { engine.container.bar }
  /// Whether the navigation bar is hidden.
  ///
  /// UIKit refuses the swipe back while it is hidden, unless the delegate of
  /// `interactivePopGestureRecognizer` is replaced.
  open var isNavigationBarHidden: Bool {
    get { engine.container.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides the navigation bar or shows it.
  ///
  /// In `viewWillAppear(_:)` and `viewWillDisappear(_:)` of an animated transition, an animated
  /// change slides along with the pages, and a cancelled swipe undoes it.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether it slides, for `hideShowBarDuration` seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    engine.barHiding.clientDecided()
    inSession { engine.hideBar(hidden, animated: animated) }
  }
  /// The duration in which the bar slides in or out, in seconds (our decision: reports differ).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Hiding the bars

  /// Whether a swipe up hides the bars and one down shows them again.
  ///
  /// Navigation bar and toolbar hide together. Touches in the bars do not count, and the gesture
  /// does not begin during a transition.
  open var hidesBarsOnSwipe: Bool {
    get { engine.barHiding[\.hidesOnSwipe] }
    set { engine.barHiding[\.hidesOnSwipe] = newValue }
  }
  /// Whether a tap that no control takes hides the bars, and shows them again.
  ///
  /// Touches in the bars do not count, and the gesture does not begin during a transition.
  open var hidesBarsOnTap: Bool {
    get { engine.barHiding[\.hidesOnTap] }
    set { engine.barHiding[\.hidesOnTap] = newValue }
  }
  /// Whether the bars are hidden in a compact height, where a tap shows them.
  ///
  /// The height is compact below 480 points if the window is wider than high.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { engine.barHiding[\.hidesWhenCompact] }
    set { engine.barHiding[\.hidesWhenCompact] = newValue }
  }
  /// Whether the bars are hidden when the keyboard appears.
  ///
  /// They stay hidden when it goes; a tap in the content shows them (Apple header).
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { engine.barHiding[\.hidesWhenKeyboardAppears] }
    set { engine.barHiding[\.hidesWhenKeyboardAppears] = newValue }
  }
  /// The recognizer of the swipes that hide and show the bars.
  ///
  /// It recognizes simultaneously with other pan gestures, except for the swipe back, so that
  /// content scrolls while the bars hide.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    engine.barHiding.swipeRecognizer
  }
  /// The recognizer of the taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    engine.barHiding.tapRecognizer
  }

  // MARK: Configuring the toolbar

  /// The toolbar below the pages, which shows the `toolbarItems` of the top page.
  ///
  /// It is created on demand.
  open var toolbar: UIToolbar! { engine.toolbar.bar }
  /// Whether the toolbar is hidden; it is by default.
  open var isToolbarHidden: Bool {
    get { engine.toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides the toolbar or shows it.
  ///
  /// - Parameters:
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Whether it slides, for `hideShowBarDuration` seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    engine.toolbar.hide(hidden, animated: animated)
  }

  // MARK: Accessing the delegate

  /// The object that is notified of pages that appear, and that provides custom transitions.
  ///
  /// `willShow` comes after the "will" callbacks of both pages, `didShow` after the "did" callbacks
  /// and `didMove(toParent:)`.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { engine.delegate }
    set { engine.setDelegate(newValue) }
  }

  // MARK: Managing the status bar

  /// The top page while the bar is hidden; with a bar the controller itself decides.
  open override var childForStatusBarStyle: UIViewController? {
    engine.container.isBarHidden ? engine.stack.last : nil
  }
  /// That of the bar: light text over a black one.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? .default : .lightContent
  }
  /// The top page.
  open override var childForStatusBarHidden: UIViewController? { engine.stack.last }
  /// The top page.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { engine.stack.last }
  /// The top page.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    engine.stack.last
  }
  /// The top page.
  open override var childViewControllerForPointerLock: UIViewController? { engine.stack.last }

  // MARK: Collapsing split views

  /// Puts the pages of a secondary view controller onto the stack.
  ///
  /// - Parameters:
  ///   - secondaryViewController: The view controller, or a stack with its pages.
  ///   - splitViewController: The split view controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { splitViewController.engine.collapse.merge(secondaryViewController, into: self) }
  /// Takes the pages of a secondary view controller from the stack.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller; without one that was put there, the top page, unless it is the
  ///   only one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.engine.collapse.separate(from: self) }

  // MARK: Configuring the orientation

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    engine.delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    engine.delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Containment

  open override func loadView() { engine.loadView() }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    engine.coordinator ?? super.transitionCoordinator
  }
  /// Taps the back button of a visible bar, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    guard !isNavigationBarHidden, navigationBar.engine.content?.backButton != nil else {
      return false
    }
    navigationBar.engine.backButtonTapped()
    return true
  }
  override var hidesBottomBar: Bool { bottomBarRequest.hidesBar }
  /// Whether navigation controllers may be pages of this one.
  var takesStacks: Bool { false }
  override var tabBarItemSource: UIViewController? { engine.stack.first }
  override func deferDuringStart(_ operation: @escaping () -> Void) -> Bool {
    guard engine.isOperating else { return super.deferDuringStart(operation) }
    engine.whenIdle { operation() }
    return true
  }
  override var holdsTransition: Bool { engine.isHeldByClient || super.holdsTransition }
  override func endTransitions() {
    engine.endTransitionInPlace()
    super.endTransitions()
  }
  /// The page on top.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    childrenThatAppear
  }
  override var childrenThatAppear: [UIViewController] {
    engine.visiblePage.map { [$0] } ?? []
  }
  override var placesChildren: Bool { true }
  override var definesContextByDefault: Bool { true }
  override func willLose(_ child: UIViewController) {
    guard engine.holds(child) else { return }
    engine.replaceStack(with: engine.stack.filter { $0 !== child }, animated: false)
  }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    engine.willChangeAppearance(isAppearing: isAppearing, animated: animated)
  }
  override func forwardEnd() { engine.didChangeAppearance() }
}
