// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The manually maintained list of the sources of signatures.
///
/// Each line has a word and a name. For a symbol, the longest matching name applies.
struct Sources {
  static let words = ["header", "documentation", "ours"]
  private var words: [String: String] = [:]

  /// Reads the list.
  init(_ text: String) throws(Mistake) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 2, Self.words.contains(parts[0]) else {
        throw Mistake("not understood: \(line)")
      }
      guard words.updateValue(parts[0], forKey: parts[1]) == nil else {
        throw Mistake("twice: \(parts[1])")
      }
    }
  }

  /// The source of a name's signature; `ours` unless the list has an entry.
  func source(of row: Row) -> String {
    if let word = words[row.name] { return word }
    var parts = row.name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    while parts.popLast() != nil, !parts.isEmpty {
      if let word = words[parts.joined(separator: ".")] { return word }
    }
    return "ours"
  }

  /// Verifies that each name of the list exists.
  func check(against rows: [Row]) throws(Mistake) {
    let known = Set(rows.map(\.name))
    for name in words.keys.sorted() where !known.contains(name) {
      throw Mistake("there is no \(name)")
    }
  }

  /// An error in the list.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ text: String) { description = "Documentation/ParitySources.txt: \(text)" }
  }
}
