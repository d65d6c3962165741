// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Returns the index of an object.
  ///
  /// Compares addresses: a closure would retain and release each object on the way (a thousand
  /// views that leave one by one: 12 ms, measured), and one of the main actor's checks the thread.
  ///
  /// - Parameter object: The object, compared by identity.
  /// - Returns: The index, or `nil` if the array does not contain it.
  @inlinable
  package func firstIndex(ofSame object: Element) -> Int? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { $0.assumingMemoryBound(to: UInt.self).firstIndex(of: address) }
  }

  /// Returns whether the array contains an object, compared by identity.
  @inlinable
  package func contains(same object: Element) -> Bool { firstIndex(ofSame: object) != nil }

  /// Removes an object, if the array contains it.
  ///
  /// - Parameter object: The object, compared by identity; the array contains it at most once.
  @inlinable
  package mutating func remove(same object: Element) {
    if let index = firstIndex(ofSame: object) { remove(at: index) }
  }
}
