// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The associations of objects that are not this module's own.
///
/// Such an object has no room for them, so they sit in a table by its identity, beside a weak
/// reference that tells whether the identity still means that object. The values of dead objects
/// go when the next association is made and at every frame.
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

  /// How many objects the table holds values for, dead ones not yet swept included.
  var count: Int { lock.withLock { entries.count } }

  /// Finds where an object's associations are kept.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - creating: Whether to make room if there is none.
  /// - Returns: The values, or `nil` if the object has none.
  func box(of object: AnyObject, creating: Bool) -> AssociationBox? {
    if let owner = object as? any AssociationOwner {
      return lock.withLock {
        if creating, owner.associations == nil { owner.associations = AssociationBox() }
        return owner.associations
      }
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

  /// Lets go of the values of objects that are gone.
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

  /// Lets go of the values of objects that are gone; a frame's end calls it.
  static func sweep() { shared.sweep() }
}
