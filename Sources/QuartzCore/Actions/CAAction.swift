// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The response of a layer to an event, usually an animation.
public protocol CAAction: AnyObject {
  /// Runs the action after the change that triggers it.
  ///
  /// - Parameters:
  ///   - event: The name of the property or the event.
  ///   - anObject: The layer.
  ///   - dict: Further arguments of the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// No effect: `NSNull` ends the search for an action without one.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
