// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A navigation controller whose back buttons are yours and whose swipe back works all the same.
///
/// Pages pushed on it, set on it, or given to its initialiser get the back button that
/// ``backButton(for:)`` finds for them, as a left bar button item; a page that sets left items
/// itself, or hides its back button, is left alone. The swipe works with any of them, and under a
/// hidden bar; it never begins at the root, nor while another transition runs.
///
/// The app's ``UINavigationController/delegate`` is not touched. The delegate of
/// `interactivePopGestureRecognizer` is the kit's: ask through ``swipeDelegate`` instead.
@MainActor
open class BackNavigationController: UINavigationController {
  private lazy var swipeGate = SwipeGate(self)

  /// Is asked whether the swipe back may begin, after the kit and UIKit agreed that it may.
  public weak var swipeDelegate: (any UIGestureRecognizerDelegate)?

  /// The look of the back buttons of this stack; `nil` takes the app's ``BackButton/default``.
  public var backButton: BackButton? {
    didSet { installBackButtons(from: 0) }
  }

  // MARK: Creating a navigation controller

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    installBackButtons(from: 0)
  }

  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of Interface Builder.
  ///   - nibBundleOrNil: Where the archive is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack with bars of classes of one's own.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar.
  ///   - toolbarClass: The class of the toolbar.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  /// Creates a stack from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installBackButtons(from: 0)
  }

  // MARK: Changing the stack

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    install(on: viewController, above: topViewController)
    super.pushViewController(viewController, animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    installBackButtons(on: viewControllers)
    super.setViewControllers(viewControllers, animated: animated)
  }

  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      installBackButtons(on: newValue)
      super.viewControllers = newValue
    }
  }

  // MARK: Managing the view

  open override func viewDidLoad() {
    super.viewDidLoad()
    swipeGate.install()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    swipeGate.checkThatItIsInPlace()
  }
}
