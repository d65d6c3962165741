// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The notifications that are sent to methods of one object, which owns this.
///
/// It ends them when the object is deallocated, as Apple's notification center does.
final class SelectorObservers: @unchecked Sendable {
  /// One call of `addObserver(_:selector:name:object:)`.
  private struct Registration {
    let center: NotificationCenter
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  private let lock = NSLock()
  private var registrations: [Registration] = []

  deinit { for entry in registrations { entry.center.removeObserver(entry.token as Any) } }

  /// Returns the observers of an object.
  ///
  /// - Parameters:
  ///   - object: The object whose methods are called.
  ///   - creating: Whether they are made if there are none.
  /// - Returns: The observers; `nil` if there are none.
  static func of(_ object: AnyObject, creating: Bool) -> SelectorObservers? {
    let box = AssociatedObjects.shared.box(of: object, creating: creating)
    if let observers = box?.value(for: key) as? SelectorObservers { return observers }
    guard creating else { return nil }
    let observers = SelectorObservers()
    box?.set(.strong(observers), for: key)
    return observers
  }

  /// Has a method of an object called for notifications.
  func add(
    _ object: AnyObject,
    _ selector: Selector,
    _ name: NSNotification.Name?,
    _ sender: Any?,
    in center: NotificationCenter
  ) {
    // What the notification center keeps does not keep the object alive.
    let receiver = WeakReference(object)
    let token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
      guard let object = receiver.object else { return }
      selector.perform(on: object, with: notification)
    }
    let entry = Registration(
      center: center,
      name: name,
      sender: sender.map { ObjectIdentifier($0 as AnyObject) },
      token: token
    )
    lock.withLock { registrations.append(entry) }
  }

  /// Ends the notifications of a center that have a name and come from a sender.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - name: The name; `nil` for all.
  ///   - sender: The sender; `nil` for all.
  func remove(from center: NotificationCenter, _ name: NSNotification.Name?, _ sender: Any?) {
    let identity = sender.map { ObjectIdentifier($0 as AnyObject) }
    let ended = lock.withLock {
      let isEnded: (Registration) -> Bool = {
        $0.center === center && (name == nil || $0.name == name)
          && (identity == nil || $0.sender == identity)
      }
      defer { registrations.removeAll(where: isEnded) }
      return registrations.filter(isEnded)
    }
    for entry in ended { center.removeObserver(entry.token as Any) }
  }
}
