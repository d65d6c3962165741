// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values associated with one object, by the addresses that are their keys.
///
/// It is a stored property of the owner: its values are released with the owner, at once.
final class AssociationBox: @unchecked Sendable {
  /// The lock of all boxes: associations are rare, and a box must cost next to nothing.
  private static let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Returns the value under a key.
  ///
  /// - Parameter key: The key of the association.
  /// - Returns: The value, or `nil` if there is none.
  func value(for key: UnsafeRawPointer) -> Any? { Self.lock.withLock { values[key]?.value } }

  /// Replaces the value under a key.
  ///
  /// - Parameters:
  ///   - value: The new value, or `nil` to remove the old one.
  ///   - key: The key of the association.
  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    // The old value is released after the lock: its deinit may use associations.
    let old = Self.lock.withLock {
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Releases every value.
  func removeAll() {
    let old = Self.lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}
