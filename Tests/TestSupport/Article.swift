// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An article of the documentation, or a part of one, with the code that it shows.
package struct Article {
  package let text: String

  /// Creates an article, or a part of one.
  ///
  /// - Parameter text: The text.
  package init(text: String) { self.text = text }

  /// Reads an article.
  ///
  /// - Parameter path: The path of its file, from the root of the package.
  /// - Throws: The error of reading the file.
  package init(_ path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    text = try String(contentsOf: root.appending(path: path).standardizedFileURL, encoding: .utf8)
  }

  /// The lines of each block of Swift code.
  package var blocks: [[String]] {
    var blocks: [[String]] = []
    var isCode = false
    for line in Self.lines(text) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        if isCode { blocks.append([]) }
      } else if isCode {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// The lines of its Swift code.
  package var code: [String] { blocks.flatMap(\.self) }

  /// Returns the lines of a file without their indentation.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The lines that are not empty.
  /// - Throws: The error of reading the file.
  package static func lines(ofFile path: String) throws -> [String] {
    lines(try String(contentsOfFile: path, encoding: .utf8))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
