// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The options of the command line.
struct Options {
  /// The number of faults.
  var sample = 50
  var seed: UInt64 = 1
  /// The folders or files that receive faults.
  var paths: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw MutationError.usage("\(name) needs a value") }
      switch name {
      case "--sample": sample = try Self.number(value, name)
      case "--seed": seed = UInt64(try Self.number(value, name))
      case "--path": paths.append(value)
      default: throw MutationError.usage("unknown option \(name)")
      }
    }
    if paths.isEmpty {
      paths = [
        "Sources/UIKit", "Sources/RetourDecisions", "Sources/RetourLayout", "Sources/QuartzCore",
        "Sources/RetourRender",
        "Sources/RetourText", "Sources/CoreGraphics", "Sources/Retour", "Sources/RetourTesting",
      ]
    }
  }

  private static func number(_ text: String, _ name: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw MutationError.usage("\(name) takes a whole number above 0, not '\(text)'")
    }
    return number
  }
}
