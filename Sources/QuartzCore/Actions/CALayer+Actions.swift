// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// Returns the action for the next change of a property; the common case without one is fast.
  func actionBeforeChange(of key: LayerKey) -> (any CAAction)? {
    if switches.contains(.isPresentation) { return nil }
    if !switches.contains(.delegated), rare.actions == nil, type(of: self) == CALayer.self,
      parent == nil || !root.switches.contains(.composed)
    {
      return nil
    }
    if onMainActor((), { Session.current.transactions.disablesActions }) { return nil }
    guard let action = action(forKey: key.rawValue) else { return nil }
    // Faster than a cast, which looks up a conformance.
    return type(of: action) == NSNull.self ? nil : action
  }

  /// Returns the action for an event in Apple's order: from the delegate, `actions`, the class;
  /// then, for an animatable property, the implicit animation.
  func findAction(_ event: String) -> (any CAAction)? {
    if switches.contains(.delegated), let action = delegateAction(event) { return action }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(event)
  }

  private func delegateAction(_ event: String) -> (any CAAction)? {
    onMainActor((self, event)) { layer, event in
      layer.delegate?.action(for: layer, forKey: event)
    }
  }

  /// The implicit animation from the visible value, for a layer in a tree that is on screen.
  private func implicitAnimation(_ event: String) -> CABasicAnimation? {
    guard root.switches.contains(.composed), let key = LayerKey(rawValue: event),
      key.animatesByItself
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    if key.isList {
      animation.fromValue = presentedValues().list(key)
    } else if let property = AnimatedProperty(keyPath: event) {
      animation.fromValue = presentedValues().any(property)
    }
    animation.timingFunction =
      onMainActor(()) { Session.current.transactions.timingFunction }
      ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
