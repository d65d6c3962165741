// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A navigation controller whose back buttons are yours and whose swipe back works all the same.
///
/// Pages pushed on it, set on it, or given to its initialiser get the back button that
/// ``backButton(for:)`` finds for them, as a left bar button item; a page that sets left items
/// itself, or hides its back button, is left alone. The swipe works with any of them, and under a
/// hidden bar. It never begins at the root. A transition that runs is caught by it where UIKit lets
/// it be caught (`isInterruptible` of the transition coordinator), else it does not begin.
///
/// The app's ``delegate`` stays the app's. The delegate of `interactivePopGestureRecognizer` is the
/// kit's: ask through ``swipeDelegate`` instead.
@MainActor
open class BackNavigationController: UINavigationController {
  private lazy var swipeGate = SwipeGate(self)
  private lazy var observer = StackObserver(self)
  /// The pages that were on the stack when it came to rest last.
  var knownPages: [WeakPage] = []
  /// How the back buttons move in the present transition.
  weak var motion: BackMotion?
  /// Where moving views were seen when another change broke their transition off.
  var sights: [ObjectIdentifier: BackMotion.Sight] = [:]

  /// Is asked whether the swipe back may begin, after the kit and UIKit agreed that it may.
  public weak var swipeDelegate: (any UIGestureRecognizerDelegate)?

  /// The look of the back buttons of this stack; `nil` takes the app's ``BackButton/default``.
  public var backButton: BackButton? {
    didSet { installBackButtons(from: 0) }
  }

  // MARK: Creating a navigation controller

  /// Creates an empty stack with a ``BackNavigationBar``.
  public convenience init() {
    self.init(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
  }

  public override init(rootViewController: UIViewController) {
    super.init(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
    super.delegate = observer
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with bars of classes of one's own.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar. The hit areas of back buttons need
  ///     ``BackNavigationBar`` or a class derived from it.
  ///   - toolbarClass: The class of the toolbar.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    super.delegate = observer
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    super.delegate = observer
  }

  /// Creates a stack from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.delegate = observer
    installBackButtons(from: 0)
    settle()
  }

  // MARK: Changing the stack

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    install(on: viewController, above: topViewController)
    change { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    change { super.popViewController(animated: animated) }
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    change { super.popToViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change { super.popToRootViewController(animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    installBackButtons(on: viewControllers)
    change { super.setViewControllers(viewControllers, animated: animated) }
  }

  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      installBackButtons(on: newValue)
      change { super.viewControllers = newValue }
    }
  }

  /// Runs one of UIKit's operations, which may break a running transition off.
  private func change<Result>(_ operation: () -> Result) -> Result {
    sights = motion?.seen ?? [:]
    defer {
      sights = [:]
      if transitionCoordinator == nil { settle() }
    }
    return operation()
  }

  // MARK: Accessing the delegate

  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { observer.delegate }
    set {
      observer.delegate = newValue
      // Apple's UIKit asks once which methods there are: it is to ask again.
      super.delegate = nil
      super.delegate = observer
    }
  }

  // MARK: Managing the view

  open override func viewDidLoad() {
    super.viewDidLoad()
    (navigationBar as? BackNavigationBar)?.stack = self
    swipeGate.install()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    swipeGate.checkThatItIsInPlace()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    refreshTopBackButton()
  }
}
