// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a transition between controllers is about, and how far it has come.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of a presentation or dismissal; `.none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger started the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take the transition over while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is on its way back to the start.
  var isCancelled: Bool { get }
  /// How long the transition takes without a finger, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition has come, 0...1.
  var percentComplete: CGFloat { get }
  /// How fast the finger was when it let the transition go, in transitions per second.
  var completionVelocity: CGFloat { get }
  /// How the speed of the rest develops after the finger let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// How the new view is turned at the end; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Returns a controller of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets changes of other views run along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes along with the transition; a finger scrubs them too.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Runs after the transition.
  /// - Returns: Whether the changes will be made.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Makes changes along with the transition, of views outside its container.
  ///
  /// - Parameters:
  ///   - view: A view that holds all those that change.
  ///   - animation: Makes the changes.
  ///   - completion: Runs after the transition.
  /// - Returns: Whether the changes will be made.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls back whenever a finger takes the transition over or lets it go.
  ///
  /// - Parameter handler: Is kept until the end of the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes along with the transition; a finger scrubs them too.
  ///
  /// - Parameter animation: Makes the changes.
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

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The value that Apple's headers give it.
  public let rawValue: String
  /// Creates it from the value that Apple's headers give it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The value that Apple's headers give it.
  public let rawValue: String
  /// Creates it from the value that Apple's headers give it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
