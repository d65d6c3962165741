// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSMutableAttributedString {
  /// Changes the attributes of each part of the string.
  ///
  /// Foundation's `addAttribute(_:value:range:)` can stop the program on Linux where a part has
  /// another object of the app's own class for the same key (`FoundationMark`).
  ///
  /// - Parameter change: Changes the attributes of a part.
  func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, range, _ in parts.append((range, attributes)) }
    for part in parts {
      var attributes = part.attributes
      change(&attributes)
      setAttributes(attributes, range: part.range)
    }
  }
}

extension NSAttributedString {
  /// Returns whether another string has the same characters with equal attributes.
  ///
  /// Foundation's `isEqual(to:)` can stop the program on Linux where a part has another object of
  /// the app's own class for the same key (`FoundationMark`).
  func matches(_ other: NSAttributedString) -> Bool {
    string == other.string
      && parts.elementsEqual(other.parts) { $0.range == $1.range && $0.values.isEqual($1.values) }
  }

  private var parts: [(range: NSRange, values: NSDictionary)] {
    var parts: [(NSRange, NSDictionary)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      parts.append((range, NSDictionary(dictionary: attributes)))
    }
    return parts
  }
}
