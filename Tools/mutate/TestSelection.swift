// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The tests that are run against a fault: first those of its part, then all others that could
/// detect it.
struct TestSelection {
  /// Test targets that need a window or take minutes, and whose subjects have other tests, too.
  private static let slow = "EndToEndTests|GalleryTests|FuzzTests|RetourHostTests"
  /// The names of the suites by the folder of their file.
  private let suites: [String: [String]]

  init(tests folder: String = "Tests") throws {
    var suites: [String: [String]] = [:]
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      let target = String(path.prefix { $0 != "/" })
      let names = text.matches(of: #/(?:struct|class|enum) (\w+Tests)\b/#)
      let place = path.split(separator: "/").dropLast().joined(separator: "/")
      suites[place, default: []] += names.map { "\(target)\\.\($0.1)" }
    }
    self.suites = suites
  }

  /// Returns the arguments of `swift test` for the suites of the part that a file belongs to.
  func near(_ path: String) -> [String]? {
    let parts = path.split(separator: "/").dropFirst().dropLast()
    guard let target = parts.first else { return nil }
    let topic = parts.dropFirst().first.map { "/\($0)" } ?? ""
    let tests = ["\(target)Tests", "UIKitTests", "RetourDecisionsTests"]
    let names = Set(tests.flatMap { suites[$0 + topic] ?? [] })
    let all = names.isEmpty ? (suites["\(target)Tests"] ?? []) : Array(names)
    return all.isEmpty ? nil : ["--filter", "^(" + all.sorted().joined(separator: "|") + ")[/(]"]
  }

  /// The arguments of `swift test` for all tests but the slow ones.
  var everywhere: [String] { ["--skip", "^(\(Self.slow))\\."] }
}
