// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// A parsed file of the package.
struct SourceFile {
  /// The path from the package's root.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  /// The lines that are neither blank nor a comment.
  let codeLineCount: Int

  /// Reads and parses a file.
  ///
  /// - Parameter path: The path from the package's root, which is the current directory.
  /// - Throws: The error of Foundation if the file cannot be read.
  init(path: String) throws {
    self.path = path
    text = try String(contentsOfFile: path, encoding: .utf8)
    tree = Parser.parse(source: text)
    codeLineCount = Self.countCodeLines(text)
  }

  /// The name of the type that the file belongs to: `UIView+Layout.swift` belongs to `UIView`.
  var typeName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return String(name.prefix { $0 != "+" && $0 != "." })
  }

  /// The target that the file belongs to: the folder below `Sources`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? path }

  /// Returns all Swift files below some folders, in the order of their paths.
  static func all(below folders: [String]) throws -> [SourceFile] {
    var paths: [String] = []
    for folder in folders {
      let enumerator = FileManager.default.enumerator(atPath: folder)
      while let path = enumerator?.nextObject() as? String {
        if path.hasSuffix(".swift"), !path.contains(".build/") { paths.append("\(folder)/\(path)") }
      }
    }
    return try paths.sorted().map(SourceFile.init)
  }

  /// Returns the number of lines of a text that are neither blank nor within a comment.
  static func countCodeLines(_ text: String) -> Int {
    var count = 0
    var isInComment = false
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if isInComment {
        isInComment = !line.contains("*/")
      } else if line.hasPrefix("/*") {
        isInComment = !line.contains("*/")
      } else if !line.isEmpty, !line.hasPrefix("//") {
        count += 1
      }
    }
    return count
  }
}
