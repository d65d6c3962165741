// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A navigation controller with custom back buttons that keeps the interactive pop gesture.
///
/// Pages that are pushed, set, or passed to an initializer get the back button that
/// ``backButton(for:)`` returns for them, as a left bar button item. A page that has left items of
/// its own, or hides its back button, keeps them. The swipe back works with each of these buttons,
/// without one, and under a hidden bar. It begins in the ``swipeArea``, and never at the root. It
/// takes over a running transition where UIKit permits it (`isInterruptible` of the transition
/// coordinator), and does not begin otherwise.
///
/// A new look takes effect at once. Left items that a page sets or removes while it is on top take
/// effect when the ``BackNavigationBar`` updates its items; with a bar of another class, and on a
/// covered page, when the page is shown next.
///
/// ``delegate`` remains the app's. The delegate of `interactivePopGestureRecognizer` is the kit's:
/// use ``swipeDelegate`` instead.
@MainActor
open class BackNavigationController: UINavigationController {
  /// The kit's part of the stack.
  private(set) lazy var kit = BackStack(self)
  private(set) lazy var inputs = BackInputs(self)

  // MARK: The swipe

  /// The area in which a swipe back may begin.
  ///
  /// The `swipeArea` of a page's navigation item takes precedence. The default is the edge, on
  /// iOS 26 as well.
  public var swipeArea: SwipeArea {
    get { kit.swipeArea }
    set { kit.swipeArea = newValue }
  }

  /// Whether a swipe drives the animators of the app's delegate.
  ///
  /// UIKit's swipe does not begin where the delegate has an animator for the pop. With `true`, the
  /// kit drives that animator under the finger, with an interaction controller of its own, and
  /// animators for pushes in swipes forward.
  public var swipeDrivesAnimators: Bool {
    get { kit.swipeDrivesAnimators }
    set { kit.swipeDrivesAnimators = newValue }
  }

  /// The delegate that decides, after the kit and UIKit, whether the swipe back may begin.
  ///
  /// It is not called at the root, where the kit or UIKit has refused already, or about swipes
  /// forward.
  public weak var swipeDelegate: (any UIGestureRecognizerDelegate)? {
    get { kit.swipeDelegate }
    set { kit.swipeDelegate = newValue }
  }

  /// The look of this stack's back buttons; with `nil`, ``BackButton/default`` applies.
  ///
  /// A new value takes effect at once, on covered pages as well.
  public var backButton: BackButton? {
    get { kit.backButton }
    set { kit.backButton = newValue }
  }

  // MARK: The history

  /// The menu that a long press or a right click on a custom back button opens.
  ///
  /// A choice makes a ``BackRequest`` with the trigger ``BackRequest/Trigger/historyMenu``. UIKit's
  /// own back button has UIKit's own menu, which pops without asking guards.
  public var historyMenu: BackHistoryMenu {
    get { kit.historyMenu }
    set { kit.historyMenu = newValue }
  }

  /// The number of popped pages that the stack keeps for the way forward; 0 keeps none.
  ///
  /// A swipe from the trailing edge, a key or the history menu returns them.
  ///
  /// The pages keep their state, and the memory that they need. They are released when another page
  /// is pushed, when the stack is replaced, and when the system runs out of memory.
  public var forwardBudget: Int {
    get { kit.forwardPages.budget }
    set { kit.forwardPages.setBudget(newValue, for: viewControllers) }
  }

  // MARK: Creating a navigation controller

  /// Creates an empty stack with a ``BackNavigationBar``.
  public convenience init() {
    self.init(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
  }

  public override init(rootViewController: UIViewController) {
    super.init(navigationBarClass: BackNavigationBar.self, toolbarClass: nil)
    super.delegate = kit.delegateProxy
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with custom bars.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar. Hit areas of back buttons, and left
  ///     items that change while their page is on top, need ``BackNavigationBar`` or a subclass.
  ///   - toolbarClass: The class of the toolbar.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    super.delegate = kit.delegateProxy
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    super.delegate = kit.delegateProxy
  }

  /// Creates a stack from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.delegate = kit.delegateProxy
    kit.installer.willReplacePages(with: viewControllers)
    kit.installer.stackDidSettle()
  }

  // MARK: Choosing back buttons

  /// Returns the look of a page's back button, from the first of these that declares one.
  ///
  /// 1. The page: `navigationItem.backButton`.
  /// 2. The page below: `customBackBarButtonItem`, then `navigationItem.nextBackButton`.
  /// 3. This stack's ``backButton``.
  /// 4. The app's ``BackButton/default``.
  ///
  /// A page with left items that do not supplement the back button, and a page that
  /// hides its back button, shows none of them.
  ///
  /// - Parameter page: A page of the stack.
  /// - Returns: The look; ``BackButton/system`` for the root.
  public func backButton(for page: UIViewController) -> BackButton {
    kit.backButton(for: page)
  }

  /// Returns the rule that chose a page's back button, and why the others did not apply.
  ///
  /// - Parameter page: A page.
  /// - Returns: The rules with their results.
  public func backButtonExplanation(for page: UIViewController) -> BackButtonExplanation {
    kit.backButtonExplanation(for: page)
  }

  // MARK: Changing the stack

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    kit.installer.willPush(viewController)
    perform(.push) { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    perform(.pop) { super.popViewController(animated: animated) }
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    perform(.popTo) { super.popToViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    perform(.popToRoot) { super.popToRootViewController(animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    kit.installer.willReplacePages(with: viewControllers)
    perform(.set) { super.setViewControllers(viewControllers, animated: animated) }
  }

  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      kit.installer.willReplacePages(with: newValue)
      perform(.set) { super.viewControllers = newValue }
    }
  }

  /// Performs one of UIKit's operations.
  private func perform<Result>(
    _ kind: BackJournal.Operation,
    _ operation: () -> Result
  ) -> Result { kit.perform(kind, operation) }

  // MARK: Responding to keys, the mouse and assistive technologies

  /// The key commands for going back and forward.
  ///
  /// Back are Esc, Alt and the left arrow, Command and the opening bracket; forward, where
  /// ``forwardBudget`` keeps pages, Alt and the right arrow, Command and the closing bracket.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + inputs.keyCommands
  }

  /// Returns whether the stack performs an action.
  ///
  /// The stack's own key commands are performed where there is a page to go to.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The object that sends it.
  /// - Returns: Whether it performs the action.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    inputs.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !inputs.takes(presses) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !inputs.goBack(for: presses) { super.pressesEnded(presses, with: event) }
  }

  /// Makes a back request, as the escape gesture of an assistive technology does.
  ///
  /// - Returns: Whether there was a page to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    // Apple's SDKs differ in whether the method is isolated.
    let isRequested = MainActor.assumeIsolated { kit.requestBack(.accessibilityEscape) }
    return isRequested || super.accessibilityPerformEscape()
  }

  // MARK: Accessing the delegate

  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { kit.delegate }
    set {
      kit.delegateProxy.forward(to: newValue)
      // Apple's UIKit asks a delegate once which methods it implements. Setting it anew repeats
      // that.
      super.delegate = nil
      super.delegate = kit.delegateProxy
    }
  }

  // MARK: Managing the view

  open override func viewDidLoad() {
    super.viewDidLoad()
    kit.viewDidLoad()
    inputs.install()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    kit.installer.traitsDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    kit.viewWillAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    kit.viewDidDisappear()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    kit.viewWillLayoutSubviews()
  }
}
