// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a golden lies: `Tests/<Target>/__Goldens__/<Suite>/<test>.<name>@2x.png`.
///
/// Pure: made of names only.
struct GoldenPlace: Equatable {
  /// The folder of the goldens of a test target.
  let root: String
  /// The folder of the goldens of a file of tests.
  let suite: String
  /// The name of the file without what stands behind the dot.
  let stem: String

  /// Finds the place for a golden.
  ///
  /// - Parameters:
  ///   - name: What the test calls it.
  ///   - test: The name of the test; a sentence becomes words with hyphens between them.
  ///   - filePath: The file of the test. Its suite is called as the file is.
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

  /// The file with the versions that the goldens of the target hold for.
  var versionsFile: String { "\(root)/VERSIONS.txt" }

  /// The file of the golden.
  ///
  /// - Parameter ending: What the name ends with, such as `@2x.png`.
  /// - Returns: The path.
  func file(_ ending: String) -> String { "\(root)/\(suite)/\(stem)\(ending)" }

  /// Takes the backticks and the parameters off the name of a test.
  private static func sentence(of test: String) -> String {
    let words = test.split(separator: "`", omittingEmptySubsequences: true)
    if test.hasPrefix("`"), let sentence = words.first { return String(sentence) }
    return test.split(separator: "(").first.map(String.init) ?? test
  }

  /// Makes a name that every file system takes, and every shell without quotes.
  private static func fileName(of text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
