// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The place of a golden's file: `Tests/<Target>/__Goldens__/<Suite>/<test>.<name>@2x.png`.
///
/// A pure value: it accesses no file.
struct GoldenPlace: Equatable {
  /// The folder of the goldens of a test target.
  let root: String
  /// The folder of the goldens of a file of tests.
  let suite: String
  /// The name of the file without its suffix.
  let stem: String

  /// Creates the place of a golden.
  ///
  /// - Parameters:
  ///   - name: The name of the golden.
  ///   - test: The name of the test; the words of a sentence are joined by hyphens.
  ///   - filePath: The file of the test, whose name is that of its suite.
  init(name: String, test: String, filePath: String) {
    var folders = filePath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = folders.removeLast()
    if let tests = folders.lastIndex(of: "Tests"), tests + 1 < folders.count {
      folders.removeLast(folders.count - tests - 2)
    }
    root = (folders + ["__Goldens__"]).joined(separator: "/")
    suite = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    stem = [Self.fileName(of: Self.sentence(of: test)), Self.fileName(of: name)]
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The file with the versions that the target's goldens were recorded with.
  var versionsFile: String { "\(root)/VERSIONS.txt" }

  /// The file of the golden.
  ///
  /// - Parameter ending: The suffix of the name, such as `@2x.png`.
  /// - Returns: The path.
  func file(_ ending: String) -> String { "\(root)/\(suite)/\(stem)\(ending)" }

  /// Removes the backticks and the parameters from the name of a test.
  private static func sentence(of test: String) -> String {
    let words = test.split(separator: "`", omittingEmptySubsequences: true)
    if test.hasPrefix("`"), let sentence = words.first { return String(sentence) }
    return test.split(separator: "(").first.map(String.init) ?? test
  }

  /// Returns a name that is valid in every file system, and in every shell without quotes.
  private static func fileName(of text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
