// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification of a name, on the thread that posts it.
  ///
  /// The object is not kept alive, and hears nothing after its end.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - aSelector: The method, which may take the notification.
  ///   - aName: The name; `nil` for notifications of all names.
  ///   - anObject: The sender; `nil` for all senders.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = observer as AnyObject
    SelectorObservers.of(object, creating: true)?.add(object, aSelector, aName, anObject, in: self)
  }

  /// Ends all notifications of an object, or those of a token that the center has returned.
  ///
  /// - Parameter observer: The object or the token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the notifications of an object, or of a token, of a name and a sender.
  ///
  /// - Parameters:
  ///   - observer: The object or the token.
  ///   - aName: The name; `nil` for all.
  ///   - anObject: The sender; `nil` for all.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.of(observer, creating: false)?.remove(from: self, aName, anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
