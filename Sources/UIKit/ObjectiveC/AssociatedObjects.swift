// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The associations of objects of other modules.
///
/// Such an object cannot store them, so they are in a table by its identity, beside a weak
/// reference that shows whether the identity still belongs to that object. The values of
/// deallocated objects are released with the next association and at every frame.
final class AssociatedObjects: @unchecked Sendable {
  /// The table that the `objc_` functions use.
  static let shared = AssociatedObjects()

  /// One object's associations.
  private struct Entry {
    let owner: WeakReference
    let box: AssociationBox
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of objects in the table, including deallocated ones that were not removed yet.
  var count: Int { lock.withLock { entries.count } }

  /// Returns the associations of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - creating: Whether to create the box for the first association.
  /// - Returns: The box, or `nil` if the object has no associations.
  func box(of object: AnyObject, creating: Bool) -> AssociationBox? {
    if let owner = object as? any AssociationOwner {
      return lock.withLock { owner.associationBox(creating: creating) }
    }
    let identity = ObjectIdentifier(object)
    let known = lock.withLock { entries[identity] }
    if let known, known.owner.object === object { return known.box }
    guard creating else { return nil }
    let box = AssociationBox()
    sweep()
    lock.withLock { entries[identity] = Entry(owner: WeakReference(object), box: box) }
    return box
  }

  /// Releases the values of deallocated objects.
  func sweep() {
    // Released after the lock: a value's deinit may ask for associations.
    let dead: [ObjectIdentifier: Entry] = lock.withLock {
      if entries.isEmpty { return [:] }
      let dead = entries.filter { $0.value.owner.object == nil }
      for identity in dead.keys { entries[identity] = nil }
      return dead
    }
    withExtendedLifetime(dead) {}
  }

  /// Releases the values of deallocated objects, at the end of a frame.
  static func sweep() { shared.sweep() }
}
