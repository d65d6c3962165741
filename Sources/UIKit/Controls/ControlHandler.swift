// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An action or a target's method for some events of a control.
struct ControlHandler {
  /// The code to run.
  enum Kind {
    case action(UIAction)
    case method(Selector, of: WeakReference)
    case methodInChain(Selector)
  }

  let kind: Kind
  var events: UIControl.Event

  /// The method; `nil` for actions.
  var selector: Selector? {
    switch kind {
    case .action: nil
    case .method(let selector, _), .methodInChain(let selector): selector
    }
  }

  /// Returns whether the handler has a target; `nil` stands for the responder chain.
  func isFor(_ target: AnyObject?) -> Bool {
    switch kind {
    case .action: false
    case .method(_, let reference): target != nil && reference.object === target
    case .methodInChain: target == nil
    }
  }

  /// Whether the target was deallocated.
  var isDead: Bool {
    guard case .method(_, let reference) = kind else { return false }
    return reference.object == nil
  }
}
