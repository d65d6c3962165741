// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The offsets in UTF-16 units.
  let offsets: Range<Int>

  /// Creates an empty range that is in no text.
  public override init() { offsets = 0..<0 }

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }
  /// Whether the range is empty.
  open var isEmpty: Bool { offsets.isEmpty }

  /// Returns whether another object is the same range.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether it is.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.offsets == offsets
  }

  /// The hash value of the range.
  open nonisolated override var hash: Int { offsets.hashValue }
}
