// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The code of the tests, for looking up names.
struct TestCode {
  /// The maximum distance of the labels of a call from its name, in characters.
  private static let reach = 400
  private let text: String

  /// Reads all Swift files of a folder, without comments.
  ///
  /// - Parameter folder: The folder, whose subfolders count, too.
  /// - Throws: What reading a file throws.
  init(_ folder: URL) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    var lines: [Substring] = []
    for file in files where file.hasSuffix(".swift") {
      let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      lines += code.split(separator: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
      }
    }
    text = lines.joined(separator: "\n")
  }

  /// Marks the types that the code names, and those of their members whose names are unique.
  func apply(to rows: inout [Row]) {
    var types: [String: Set<String>] = [:]
    for row in rows {
      types[row.title, default: []].insert(row.type)
      types[row.base, default: []].insert(row.type)
    }
    let named = Set(rows.filter { $0.isOuter && has($0.base, []) }.map(\.type))
    for (index, row) in rows.enumerated() where named.contains(row.type) {
      if row.isOuter {
        rows[index].isTested = true
      } else if row.base == "init" {
        rows[index].isTested = has(String(row.name.dropLast(row.title.count + 1)), row.labels)
      } else {
        let isLabelled = row.labels.contains { $0 != "_" }
        guard types[isLabelled ? row.title : row.base]?.count == 1 else { continue }
        rows[index].isTested = has(row.base, row.title.contains("(") ? row.labels : nil)
      }
    }
  }

  /// Whether the code contains a name as a word, followed by its labels; the name of a member must
  /// follow a period or be declared.
  private func has(_ name: String, _ labels: [String]?) -> Bool {
    var rest = text[...]
    while let found = rest.range(of: name) {
      rest = rest[found.upperBound...]
      let before = text[..<found.lowerBound].last ?? " "
      let after = rest.first ?? " "
      guard !before.isPartOfName, !after.isPartOfName else { continue }
      guard let labels else {
        let isMember = before == "." || text[..<found.lowerBound].hasSuffix("var ")
        if isMember { return true }
        continue
      }
      if labels.isEmpty { return true }
      guard after == "(" else { continue }
      var tail = rest.prefix(Self.reach)
      let hasAll = labels.allSatisfy { label in
        guard label != "_" else { return true }
        guard let place = tail.range(of: label) else { return false }
        tail = tail[place.upperBound...]
        let next = tail.first
        return next == ":" || next == " "
      }
      if hasAll { return true }
    }
    return false
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
