// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The action for a change that is about to be made; nil when there is none, and found fast then.
  func actionBeforeChange(of key: LayerKey) -> (any CAAction)? {
    if switches.contains(.isPresentation) { return nil }
    if !switches.contains(.delegated), parent == nil, ownRareValues?.actions == nil,
      type(of: self) == CALayer.self
    {
      return nil
    }
    if Session.current.transactions.disablesActions { return nil }
    guard let action = action(forKey: key.rawValue) else { return nil }
    // Quicker than a cast, which looks for a conformance.
    return type(of: action) == NSNull.self ? nil : action
  }

  /// Apple's order: the delegate, the layer's `actions`, its class; then, for an animatable
  /// property, the glide to the new value.
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

  /// The animation of a layer in a tree that has been shown, from the value that shows now.
  private func implicitAnimation(_ event: String) -> CABasicAnimation? {
    guard root.switches.contains(.composed), let key = LayerKey(rawValue: event),
      key.animatesByItself, let property = AnimatedProperty(keyPath: event)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedValues().any(property)
    animation.timingFunction =
      Session.current.transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
