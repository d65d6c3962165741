// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The facts about a transition between view controllers, and its progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation or dismissal; `.none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive from its start.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive while it runs.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, and settles at its start.
  var isCancelled: Bool { get }
  /// The duration of the transition without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, 0...1.
  var percentComplete: CGFloat { get }
  /// The velocity at the end of the interaction, in transitions per second.
  var completionVelocity: CGFloat { get }
  /// The curve in which the transition settles after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The transform of the new view at the end; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns a view controller of the transition.
  ///
  /// - Parameter key: The key of the view controller.
  /// - Returns: The view controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: The key of the view.
  /// - Returns: The view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A coordinator that runs animations of other views alongside a transition.
///
/// It is available from the start of the animated change, in the "will" callbacks already, to the
/// end of its completions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition; an interaction drives them too.
  ///
  /// The animation closure runs when the transition is prepared, or at once if it is. The
  /// completion runs after the callbacks of the view controllers and of the delegate.
  ///
  /// - Parameters:
  ///   - animation: A closure that makes the changes.
  ///   - completion: A closure that runs after the transition.
  /// - Returns: Whether the changes will be made; `false` if the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of views outside the transition's container alongside it.
  ///
  /// - Parameters:
  ///   - view: A view that contains all views that change.
  ///   - animation: A closure that makes the changes.
  ///   - completion: A closure that runs after the transition.
  /// - Returns: Whether the changes will be made.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler whenever the interaction of the transition ends.
  ///
  /// - Parameter handler: The handler; it is retained until the end of the transition.
  @available(iOS, introduced: 7.0, deprecated: 10.0, message: "Use notifyWhenInteractionChanges")
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
  /// Calls a handler whenever the transition becomes interactive or its interaction ends.
  ///
  /// - Parameter handler: The handler; it is retained until the end of the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition; an interaction drives them too.
  ///
  /// - Parameter animation: A closure that makes the changes.
  /// - Returns: Whether the changes will be made.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A key of a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The value in Apple's headers.
  public let rawValue: String
  /// Creates a key from its value in Apple's headers.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// A key of a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The value in Apple's headers.
  public let rawValue: String
  /// Creates a key from its value in Apple's headers.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
