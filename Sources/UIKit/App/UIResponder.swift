// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that can answer events: touches now, and whatever travels up the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  nonisolated(unsafe) var associations: AssociationBox?

  /// Creates a responder that is not part of any chain.
  public override init() { super.init() }

  // MARK: Managing the responder chain

  /// The object that is asked when this one does not answer; `nil` at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether this object is the one that events without a place go to first.
  open var isFirstResponder: Bool { false }
  /// Whether this object may become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object gives up being the first responder when asked; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  // MARK: Responding to touch events

  /// Tells the responder that fingers came down on it.
  ///
  /// - Parameters:
  ///   - touches: The fingers that came down.
  ///   - event: The event that they belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers on it moved.
  ///
  /// - Parameters:
  ///   - touches: The fingers that moved.
  ///   - event: The event that they belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted.
  ///
  /// - Parameters:
  ///   - touches: The fingers that were lifted.
  ///   - event: The event that they belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that its touches are no longer its own.
  ///
  /// - Parameters:
  ///   - touches: The fingers that were taken away.
  ///   - event: The event that they belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
