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
    return action(forKey: key.rawValue)
  }

  /// Returns the action for an event in Apple's order: from the delegate, `actions`, the class;
  /// then, for an animatable property, the implicit animation.
  ///
  /// `NSNull` ends the search, which then returns nil.
  func findAction(_ event: String) -> (any CAAction)? {
    let own =
      (switches.contains(.delegated) ? delegateAction(event) : nil)
      ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    guard let own else { return implicitAnimation(event) }
    // Faster than a cast, which looks up a conformance.
    return type(of: own) == NSNull.self ? nil : own
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
    } else {
      animation.fromValue = presentedValues()[spatial: key]
    }
    animation.timingFunction =
      onMainActor(()) { Session.current.transactions.timingFunction }
      ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
