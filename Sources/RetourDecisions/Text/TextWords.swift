// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The words of a text, by the default rules of Unicode's segmentation for letters and numbers
/// (UAX 29, rules WB5 to WB13b); ideographs are words of one character.
package struct TextWords {
  private enum Class {
    case letter, number, ideograph, joiner, space, other
  }

  private let text: String

  /// Creates the words of a text.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) { self.text = text }

  /// Returns the end of the word at or behind a place.
  package func end(after index: String.Index) -> String.Index {
    var place = index
    while place < text.endIndex, !isWord(at: place) { place = text.index(after: place) }
    guard place < text.endIndex else { return place }
    return end(ofWordAt: place)
  }

  /// Returns the start of the word before a place.
  package func start(before index: String.Index) -> String.Index {
    var place = index
    while place > text.startIndex, !isWord(at: text.index(before: place)) {
      place = text.index(before: place)
    }
    guard place > text.startIndex else { return place }
    return start(ofWordAt: text.index(before: place))
  }

  /// Returns the word, or the run of spaces or the other character, around a place.
  ///
  /// At the border of a word and something else, the word counts.
  package func range(around index: String.Index) -> Range<String.Index> {
    guard !text.isEmpty else { return index..<index }
    let before = index > text.startIndex ? text.index(before: index) : nil
    var place = index < text.endIndex ? index : text.index(before: index)
    if !isWord(at: place), let before, isWord(at: before) { place = before }
    if isWord(at: place) { return start(ofWordAt: place)..<end(ofWordAt: place) }
    guard kind(of: text[place]) == .space else { return place..<text.index(after: place) }
    var (start, end) = (place, text.index(after: place))
    while start > text.startIndex, kind(of: text[text.index(before: start)]) == .space {
      start = text.index(before: start)
    }
    while end < text.endIndex, kind(of: text[end]) == .space { end = text.index(after: end) }
    return start..<end
  }

  // MARK: Boundaries

  private func end(ofWordAt index: String.Index) -> String.Index {
    var place = index
    repeat { place = text.index(after: place) } while continues(at: place)
    return place
  }

  private func start(ofWordAt index: String.Index) -> String.Index {
    var place = index
    while continues(at: place) { place = text.index(before: place) }
    return place
  }

  /// Whether the characters before and behind a place are parts of one word.
  private func continues(at index: String.Index) -> Bool {
    guard index > text.startIndex, index < text.endIndex else { return false }
    let before = text.index(before: index)
    let (left, right) = (kind(at: before), kind(at: index))
    guard left == .letter || left == .number, right == .letter || right == .number else {
      return false
    }
    return true
  }

  private func isWord(at index: String.Index) -> Bool {
    switch kind(at: index) {
    case .letter, .number, .ideograph: true
    case .joiner, .space, .other: false
    }
  }

  /// Returns the class of a character, where an apostrophe inside a word or a point inside a number
  /// counts as a part of it.
  private func kind(at index: String.Index) -> Class {
    let own = kind(of: text[index])
    guard own == .joiner else { return own }
    let next = text.index(after: index)
    guard index > text.startIndex, next < text.endIndex else { return .other }
    let (left, right) = (kind(of: text[text.index(before: index)]), kind(of: text[next]))
    guard left == right, left == .letter || left == .number else { return .other }
    return joins(text[index], left) ? left : .other
  }

  /// Rules WB6, WB7, WB11 and WB12.
  private func joins(_ character: Character, _ kind: Class) -> Bool {
    switch character {
    case "'", "’", ".": true
    case "·", ":": kind == .letter
    case ",", ";": kind == .number
    default: false
    }
  }

  private func kind(of character: Character) -> Class {
    switch character {
    case "'", "’", ".", "·", ":", ",", ";": return .joiner
    case "_": return .letter
    default: break
    }
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .other }
    if scalar.properties.isIdeographic || (0x3040...0x309F).contains(scalar.value) {
      return .ideograph
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .letterNumber, .connectorPunctuation:
      return .letter
    case .decimalNumber: return .number
    default: return .other
    }
  }
}
