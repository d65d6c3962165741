// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a control does about events.
struct ControlHandler {
  /// Whose method is called, or which code is run.
  enum Kind {
    case action(UIAction)
    case method(Selector, of: WeakReference)
    case methodInChain(Selector)
  }

  let kind: Kind
  var events: UIControl.Event

  /// The selector, unless code is run.
  var selector: Selector? {
    switch kind {
    case .action: nil
    case .method(let selector, _), .methodInChain(let selector): selector
    }
  }

  /// Whether a target is this one; no target stands for the responder chain.
  func isFor(_ target: AnyObject?) -> Bool {
    switch kind {
    case .action: false
    case .method(_, let reference): target != nil && reference.object === target
    case .methodInChain: target == nil
    }
  }

  /// Whether its target is gone.
  var isDead: Bool {
    guard case .method(_, let reference) = kind else { return false }
    return reference.object == nil
  }
}
