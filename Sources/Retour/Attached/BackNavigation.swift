// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

/// The kit's looks, swipe and guards on a navigation controller that somebody else made.
///
/// A storyboard, a library or a framework makes stacks of classes of its own. Attach the kit to
/// such a stack, and declare looks and guards on its pages as on a ``BackNavigationController``:
///
/// ```swift
/// let navigation = BackNavigation.attach(to: stack)
/// navigation.backButton = .image(arrow)
/// letter.navigationItem.backGuard = { _ in .deny }
/// ```
///
/// The kit takes the stack's `delegate` and those of its swipe recognizers, and forwards to the
/// former ones. Set ``delegate`` and ``swipeDelegate`` from then on: a `delegate` that is set on
/// the stack itself replaces the kit, which is logged. The stack retains what is attached to it,
/// until ``detach(from:)``.
///
/// Some things only a subclass can have. Use ``BackNavigationController`` for them:
/// - hit areas other than the button's bounds, and left items that take effect while their page is
///   on top. A ``BackNavigationBar`` as the stack's bar has them as well.
/// - going back with keys, with the buttons of the mouse, and with the escape gesture of assistive
///   technologies.
/// - operations with an outcome, such as ``BackNavigationController/push(_:animated:)``, and the
///   journal.
///
/// Pushes and pops are seen when UIKit shows their pages, rather than when they are made, and cost
/// time in proportion to the depth of the stack. A question on a page that code pops below a
/// full-screen presentation is cancelled when it is answered or when the stack appears again.
@MainActor
public final class BackNavigation {
  let stack: BackStack
  private var probe: BackStackProbe?

  private init(_ controller: UINavigationController) { stack = BackStack(controller) }

  // MARK: Attaching

  /// Attaches the kit to a stack.
  ///
  /// Its pages have the kit's back buttons when the method returns. The first attached stack
  /// is logged, with what such a stack cannot have.
  ///
  /// - Parameter stack: A stack that is no ``BackNavigationController``, which has the kit already.
  /// - Returns: What is attached; the same object for each call.
  @discardableResult
  public static func attach(to stack: UINavigationController) -> BackNavigation {
    precondition(
      !(stack is BackNavigationController),
      "a BackNavigationController has the kit already: set its properties instead"
    )
    if let attached = attached(to: stack) { return attached }
    let navigation = BackNavigation(stack)
    objc_setAssociatedObject(stack, key.address, navigation, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    navigation.begin()
    return navigation
  }

  /// Detaches the kit from a stack, and restores its navigation items and its delegates.
  ///
  /// An open question is cancelled. Without anything attached it has no effect.
  ///
  /// - Parameter stack: The stack.
  public static func detach(from stack: UINavigationController) {
    guard let navigation = attached(to: stack) else { return }
    objc_setAssociatedObject(stack, key.address, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    navigation.end()
  }

  /// Returns what is attached to a stack.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: What is attached, or `nil`.
  public static func attached(to stack: UINavigationController) -> BackNavigation? {
    objc_getAssociatedObject(stack, key.address) as? BackNavigation
  }

  private func begin() {
    Self.report()
    let probe = BackStackProbe(stack)
    self.probe = probe
    stack.attach { probe.follow($0) }
  }

  private func end() {
    probe?.removeFromSuperview()
    probe = nil
    stack.detach()
  }

  /// Logs once what an attached stack cannot have.
  private static func report() {
    let looks = ApplicationLooks.shared
    guard !looks.hasReportedAttachment else { return }
    looks.hasReportedAttachment = true
    NSLog(
      "Retour: the kit is attached to a stack of another class. Only a BackNavigationController has "
        + "larger hit areas, keys, mouse buttons, the escape gesture, operations with an outcome "
        + "and the journal."
    )
  }

  // MARK: The stack

  /// The stack's own delegate, which receives what it would receive without the kit.
  public weak var delegate: (any UINavigationControllerDelegate)? {
    get { stack.delegate }
    set { stack.setForwardedDelegate(newValue) }
  }

  /// The look of this stack's back buttons; with `nil`, ``BackButton/default`` applies.
  public var backButton: BackButton? {
    get { stack.backButton }
    set { stack.backButton = newValue }
  }

  /// The menu that a long press or a right click on a custom back button opens.
  public var historyMenu: BackHistoryMenu {
    get { stack.historyMenu }
    set { stack.historyMenu = newValue }
  }

  /// The area in which a swipe back may begin.
  public var swipeArea: SwipeArea {
    get { stack.swipeArea }
    set { stack.swipeArea = newValue }
  }

  /// The delegate that decides, after the kit and UIKit, whether the swipe back may begin.
  public weak var swipeDelegate: (any UIGestureRecognizerDelegate)? {
    get { stack.swipeDelegate }
    set { stack.swipeDelegate = newValue }
  }

  /// Returns the look of a page's back button.
  ///
  /// - Parameter page: A page of the stack.
  /// - Returns: The look; ``BackButton/system`` for the root.
  public func backButton(for page: UIViewController) -> BackButton { stack.backButton(for: page) }

  /// Returns the rule that chose a page's back button, and why the others did not apply.
  ///
  /// - Parameter page: A page.
  /// - Returns: The rules with their results.
  public func backButtonExplanation(for page: UIViewController) -> BackButtonExplanation {
    stack.backButtonExplanation(for: page)
  }

  /// Asks the guards of the top page, then pops it.
  ///
  /// - Parameter animated: Whether the pop is animated.
  /// - Returns: The outcome; ``BackOutcome/cancelled`` at the root.
  @discardableResult
  public func requestPop(animated: Bool = true) async -> BackOutcome {
    await stack.requestPop(animated: animated)
  }

  /// Asks the guards of all pages above one, then pops to it.
  ///
  /// - Parameters:
  ///   - page: A page below the top page.
  ///   - animated: Whether the pops are animated.
  /// - Returns: The outcome; ``BackOutcome/cancelled`` for a page that is not below the top page.
  @discardableResult
  public func requestPop(to page: UIViewController, animated: Bool = true) async -> BackOutcome {
    await stack.requestPop(to: page, animated: animated)
  }
}

private let key = AssociationKey()
