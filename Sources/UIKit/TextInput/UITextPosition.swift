// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset in UTF-16 units.
  let offset: Int

  /// Creates a place that is in no text.
  public override init() { offset = 0 }

  init(_ offset: Int) { self.offset = offset }

  /// Returns whether another object is the same place.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether it is.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// The hash value of the place.
  open nonisolated override var hash: Int { offset.hashValue }
}
