// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a layer does when something happens to it: an animation, as a rule.
public protocol CAAction {
  /// Runs the action, after the change it belongs to.
  ///
  /// - Parameters:
  ///   - event: The name of the property or the event.
  ///   - anObject: The layer.
  ///   - dict: What else belongs to the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the answer "no action, and do not look further".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
