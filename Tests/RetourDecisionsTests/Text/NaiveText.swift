// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A text as an array of characters, which every operation takes apart and joins again.
struct NaiveText {
  var text: String
  var anchor: Int
  var head: Int
  var marked: Range<Int>?

  init(_ text: String) {
    self.text = text
    (anchor, head) = (text.utf16.count, text.utf16.count)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// The borders of the characters.
  var borders: [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }

  mutating func replace(_ range: Range<Int>, by string: String) {
    let units = Array(text.utf16)
    text = String(
      decoding: units[..<range.lowerBound] + Array(string.utf16) + units[range.upperBound...],
      as: UTF16.self
    )
    let end = range.lowerBound + string.utf16.count
    let caret = borders.first { $0 >= end } ?? end
    (anchor, head, marked) = (caret, caret, nil)
  }

  mutating func type(_ string: String) { replace(marked ?? range, by: string) }

  mutating func mark(_ string: String) {
    guard marked != nil || !string.isEmpty else { return }
    let start = (marked ?? range).lowerBound
    type(string)
    let end = start + string.utf16.count
    (anchor, head) = (end, end)
    marked = string.isEmpty ? nil : start..<end
  }

  mutating func delete(isForward: Bool) {
    if range.isEmpty {
      let other = isForward ? borders.first { $0 > head } : borders.last { $0 < head }
      guard let other else { return }
      replace(min(other, head)..<max(other, head), by: "")
    } else {
      replace(range, by: "")
    }
  }

  mutating func select(_ first: Int, _ second: Int) {
    marked = nil
    anchor = borders.last { $0 <= first } ?? 0
    head = borders.last { $0 <= second } ?? 0
  }

  mutating func step(isForward: Bool, extends: Bool) {
    marked = nil
    if !extends, !range.isEmpty {
      head = isForward ? range.upperBound : range.lowerBound
    } else {
      head = (isForward ? borders.first { $0 > head } : borders.last { $0 < head }) ?? head
    }
    anchor = extends ? borders.last { $0 <= anchor } ?? 0 : head
  }
}
