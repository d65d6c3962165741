// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values that are associated with one object, by the addresses that serve as keys.
///
/// A stored property of the owner: its values are released with it, at once.
final class AssociationBox: @unchecked Sendable {
  /// One lock for all boxes: associations are rare, and a box must cost next to nothing.
  private static let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Returns the value under a key.
  ///
  /// - Parameter key: The address that names the association.
  /// - Returns: The value, or `nil` if there is none.
  func value(for key: UnsafeRawPointer) -> Any? { Self.lock.withLock { values[key]?.value } }

  /// Replaces the value under a key.
  ///
  /// - Parameters:
  ///   - value: What to keep, or `nil` to let go of the old value.
  ///   - key: The address that names the association.
  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    // The old value is released after the lock: its deinit may ask for associations.
    let old = Self.lock.withLock {
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Lets go of every value.
  func removeAll() {
    let old = Self.lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}
