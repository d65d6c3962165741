// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds comments that are too wide, cite missing files, or begin with a question word.
enum Comments {
  /// The words that a summary should not begin with.
  private static let evasions: Set = [
    "What", "Where", "Who", "How", "Lets", "Has", "Those", "Somebody", "Nobody",
  ]

  /// Returns the comments that are wider than some columns; an address cannot be broken.
  static func wideLines(_ files: [SourceFile], columns: Int) -> [String] {
    lines(files).filter { line in
      line.text.count > columns && line.text.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        && !line.text.contains("://")
    }
    .map { "\($0.place): \($0.text.count) columns" }
  }

  /// Returns the summaries that begin with a question word, if there are more than a share of all.
  static func evasiveSummaries(_ files: [SourceFile], share: Double) -> [String] {
    var count = 0
    var findings: [String] = []
    for file in files {
      var isInComment = false
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let text = line.drop { $0 == " " }
        defer { isInComment = text.hasPrefix("///") }
        guard text.hasPrefix("/// "), !isInComment else { continue }
        count += 1
        let first = text.dropFirst(4).prefix { $0.isLetter }
        if evasions.contains(String(first)) {
          findings.append("\(file.path):\(number + 1): \(text)")
        }
      }
    }
    return Double(findings.count) < share * Double(count) ? [] : findings
  }

  /// Returns citations of files that are not in the repository.
  static func deadCitations(_ files: [SourceFile]) throws -> [String] {
    let citation = try Regex(
      #"\b(?:Documentation|Tests|Sources)/[A-Za-z0-9_/+.-]*[A-Za-z0-9]|\b[a-z][A-Za-z-]+\.md\b|uikit-facts"#
    )
    return lines(files).flatMap { line -> [String] in
      guard let comment = line.text.range(of: "//") else { return [] }
      return line.text[comment.upperBound...].matches(of: citation).compactMap { match in
        let path = String(line.text[match.range])
        let exists = ["", ".md", ".swift"].contains {
          FileManager.default.fileExists(atPath: path + $0)
        }
        // A decision is cited by its number: Documentation/Decisions/0002.
        let isDecision = path.hasPrefix("Documentation/Decisions/") && hasDecision(path)
        return exists || isDecision ? nil : "\(line.place): \(path)"
      }
    }
  }

  private static func hasDecision(_ path: String) -> Bool {
    let number = path.split(separator: "/").last.map(String.init) ?? ""
    let names = try? FileManager.default.contentsOfDirectory(atPath: "Documentation/Decisions")
    return names?.contains { $0.hasPrefix(number) } ?? false
  }

  private static func lines(_ files: [SourceFile]) -> [(place: String, text: String)] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        ("\(file.path):\($0.offset + 1)", String($0.element))
      }
    }
  }
}
