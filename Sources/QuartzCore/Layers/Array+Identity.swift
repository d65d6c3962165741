// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Returns how many objects the array begins with that another one begins with, too.
  ///
  /// Compares memory: a stack of ten thousand pages takes some microseconds, in a debug build, too.
  package func countOfSamePrefix(as other: [Element]) -> Int {
    let most = Swift.min(count, other.count)
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return 0 }
        let size = MemoryLayout<Element>.size
        // The objects before `same` are the same, those up to `end` may be.
        var (same, end) = (0, most)
        while same < end {
          let middle = same + (end - same + 1) / 2
          let length = (middle - same) * size
          if memcmp(own + same * size, other + same * size, length) == 0 {
            same = middle
          } else {
            end = middle - 1
          }
        }
        return same
      }
    }
  }

  /// Removes an object, if the array contains it.
  ///
  /// - Parameter object: The object, compared by identity; the array contains it at most once.
  @inlinable
  package mutating func remove(same object: Element) {
    if let index = firstIndex(ofSame: object) { remove(at: index) }
  }
}
