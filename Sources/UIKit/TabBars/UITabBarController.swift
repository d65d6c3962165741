// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A container of several view controllers, one for each tab of a bar, that shows the selected one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, ContainerLayout {
  private(set) lazy var engine = TabEngine(of: self)
  private(set) weak var storedDelegate: (any UITabBarControllerDelegate)?

  // MARK: Creating a tab bar controller

  /// Creates a controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller without tabs.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Managing the view controllers

  /// The view controllers of the tabs, in reading order.
  open var viewControllers: [UIViewController]? {
    get { engine.tabs.pages }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs.
  ///
  /// The selected view controller stays selected if it remains; otherwise the one with its index is
  /// selected, or the first.
  ///
  /// - Parameters:
  ///   - viewControllers: The view controllers of the tabs, in reading order. Of more than five,
  ///     the first four have a button; a fifth button, "More", leads to a list of the others.
  ///   - animated: Ignored: the tabs are replaced at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    inSession { engine.replacePages(with: viewControllers) }
  }

  // MARK: Managing the selected tab

  /// The view controller of the selected tab.
  ///
  /// For a tab without a button, this is its view controller while the "More" page shows it, and
  /// `moreNavigationController` while that shows the list. Setting the property does not call
  /// `shouldSelect` and `didSelect` of the delegate; a transition of the delegate's animator runs.
  /// The value changes at once, before such a transition, and is restored if that is cancelled.
  open var selectedViewController: UIViewController? {
    get { engine.chosenPage }
    set { inSession { engine.choose(newValue) } }
  }
  /// The index of the selected tab; `NSNotFound` without tabs and for the list of the "More" page.
  ///
  /// Setting it is the same as setting `selectedViewController`; an index without a tab has no
  /// effect.
  open var selectedIndex: Int {
    get { engine.indexOfSelection }
    set { inSession { engine.choose(at: newValue) } }
  }

  /// The stack of the "More" page, which more than five tabs have.
  open var moreNavigationController: UINavigationController { engine.tabs.madeMore }

  // MARK: Getting the tab bar

  /// The bar, whose items and delegate the controller manages.
  ///
  /// To set either is a programming error and traps.
  open var tabBar: UITabBar { bottomBar.view }
  /// Called when an item was tapped, before its tab is selected.
  ///
  /// The tab is selected whether or not an override calls `super`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Accessing the delegate

  /// The delegate of the controller.
  ///
  /// `shouldSelect` and `didSelect` are called for taps of the user only. The delegate is not
  /// retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Managing the status bar

  /// The view controller of the selected tab.
  open override var childForStatusBarStyle: UIViewController? { engine.selection }
  /// The view controller of the selected tab.
  open override var childForStatusBarHidden: UIViewController? { engine.selection }
  /// The view controller of the selected tab.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { engine.selection }
  /// The view controller of the selected tab.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    engine.selection
  }
  /// The view controller of the selected tab.
  open override var childViewControllerForPointerLock: UIViewController? { engine.selection }

  // MARK: Configuring the orientation

  /// The delegate's answer.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The delegate's answer.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: UIViewController

  open override func loadView() { loadContainer() }
  /// The coordinator of a transition of the delegate's animator, or of the container around.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    engine.pageSwitch.coordinator ?? super.transitionCoordinator
  }
  override func endTransitions() {
    engine.pageSwitch.endTransition()
    super.endTransitions()
  }
  override func willLose(_ child: UIViewController) { engine.removePage(child) }
  /// The selected view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    childrenThatAppear
  }
  override var childrenThatAppear: [UIViewController] {
    engine.pageSwitch.shownPage.map { [$0] } ?? []
  }
  override var placesChildren: Bool { true }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? engine.pageSwitch.placeSelection() : engine.pageSwitch.endTransition()
    super.forwardBegin(isAppearing, animated: animated)
  }

  // MARK: Layout

  var bottomBar: BottomBar { engine.bottomBar }

  /// Creates the container: the selected page below, the bar above.
  private func loadContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    let pages = engine.pageSwitch.container
    container.owner = self
    pages.frame = container.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.clipsToBounds = true
    container.addSubview(pages)
    container.addSubview(bottomBar.view)
    setStoredView(container)
    engine.tabs.more?.updateLanguage()
    layOutContainer()
  }

  /// Lays out the bar and the safe area of the page above it.
  func layOutContainer() {
    guard storedView != nil else { return }
    bottomBar.layOut()
    engine.pageSwitch.layOut()
    engine.pageSwitch.shownPage?.setContainerSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: bottomBar.coveredHeight, right: 0)
    )
    engine.pageSwitch.show()
    engine.pageSwitch.followContent()
  }
}
