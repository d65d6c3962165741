// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that responds to events: touches, and actions along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  private nonisolated(unsafe) var associations: AssociationBox?

  /// Creates a responder that is not part of a chain.
  public override init() { super.init() }

  // MARK: Managing the responder chain

  /// The next responder in the chain; `nil` at its end.
  open var next: UIResponder? { nil }
  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { false }
  /// Whether this object may become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object may resign as the first responder; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  // MARK: Responding to touch events

  /// Called when fingers touched the view.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event of the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event of the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event of the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled: a recognizer or the system took them over.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event of the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Returns the first responder in the chain that begins with this one and has a method.
  func firstInChain(with action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let candidate = responder, !action.isMethod(of: candidate) { responder = candidate.next }
    return responder
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
