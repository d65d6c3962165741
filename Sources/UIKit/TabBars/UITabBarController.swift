// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Several controllers, one for each tab of a bar, of which the selected one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var pages: [UIViewController]?
  /// The controller that is selected; what is shown follows it.
  weak var selection: UIViewController?
  /// The controller whose view is in the container.
  weak var shownPage: UIViewController?
  weak var storedDelegate: (any UITabBarControllerDelegate)?
  private(set) lazy var bottomBar = BottomBar(of: self)
  /// The stack of the tabs that have no button, once it was asked for or shown.
  var more: UIMoreNavigationController?
  let pagesView = UITransitionView()
  /// Whether controllers are being told of a switch.
  var isSwitching = false

  // MARK: Creating a tab bar controller

  /// Creates a controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder cannot be read here.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = bottomBar
  }
  /// Creates a controller without tabs.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = bottomBar
  }

  // MARK: Managing the view controllers

  /// The controllers of the tabs, in reading order.
  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs; the selected controller stays selected if it remains, else the one at the
  /// same place is, else the first.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the tabs, in reading order. Of more than five, the
  ///     first four get a button; the others are on the page of a fifth one, "More".
  ///   - animated: Makes no difference here: the new tabs are there at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    inSession { replacePages(with: viewControllers) }
  }

  // MARK: Managing the selected tab

  /// The controller of the selected tab; setting it asks no delegate.
  ///
  /// That of a tab without a button while it is shown above the "More" page, and the page's own
  /// stack, `moreNavigationController`, while the list is shown.
  open var selectedViewController: UIViewController? {
    get { chosenPage }
    set { inSession { choose(newValue) } }
  }
  /// The place of the selected tab, `NSNotFound` without tabs and while the list of the "More" page
  /// is shown; setting it asks no delegate.
  open var selectedIndex: Int {
    get { indexOfSelection }
    set { inSession { choose(at: newValue) } }
  }

  /// The stack of the "More" page, which is shown for more than five tabs.
  open var moreNavigationController: UINavigationController { madeMore }

  // MARK: Getting the tab bar

  /// The bar; its items and its delegate belong to the controller.
  open var tabBar: UITabBar { bottomBar.view }
  /// Tells the controller that a finger chose an item; the tab is switched whether or not an
  /// override calls on.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Accessing the delegate

  /// The object that is asked about tabs that a finger chooses.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Managing the status bar

  /// The controller of the selected tab.
  open override var childForStatusBarStyle: UIViewController? { selection }
  /// The controller of the selected tab.
  open override var childForStatusBarHidden: UIViewController? { selection }

  // MARK: What the containers' base class asks

  open override func loadView() { loadContainer() }
  override func willLose(_ child: UIViewController) { removePage(child) }
  override var childrenThatAppear: [UIViewController] { shownPage.map { [$0] } ?? [] }
  override var placesChildren: Bool { true }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { placeSelection() }
    super.forwardBegin(isAppearing, animated: animated)
  }
}
