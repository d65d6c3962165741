// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An article of the kit's documentation.
struct Article {
  let text: String

  /// Reads an article.
  ///
  /// - Parameter name: The name of its file.
  /// - Throws: The error of reading the file.
  init(_ name: String) throws {
    text = try String(contentsOf: Self.url(name), encoding: .utf8)
  }

  /// The lines of its Swift code.
  var code: [String] {
    var isCode = false
    var lines: [String] = []
    for line in Self.lines(text) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode {
        lines.append(line)
      }
    }
    return lines
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/Retour/Retour.docc/Articles/\(name).md"
    ).standardizedFileURL
  }

  /// Returns the lines of a file without their indentation.
  static func lines(of url: URL) throws -> [String] {
    lines(try String(contentsOf: url, encoding: .utf8))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
