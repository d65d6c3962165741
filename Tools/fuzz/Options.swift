// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The options of the command line.
struct Options {
  /// The seed of the first plan.
  var seed: UInt64 = 1
  /// The number of steps of all processes.
  var steps = 100_000
  /// The number of processes.
  var jobs = 2
  /// Whether to print the number of times that each situation occurred.
  var printsTally = false
  /// A plan to play instead of random ones.
  var replay: String?
  /// The file that a worker writes the seed of its plan to, if the process is a worker.
  var mark: String?

  /// Parses the arguments of the command line.
  init(_ words: [String]) throws(Mistake) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--tally" {
        printsTally = true
        continue
      }
      guard let value = words.popFirst() else { throw Mistake("\(word) needs a value") }
      switch word {
      case "--seed": seed = try Self.number(value)
      case "--steps": steps = try Self.number(value)
      case "--jobs": jobs = max(1, try Self.number(value))
      case "--replay": replay = value
      case "--mark": mark = value
      default: throw Mistake("unknown argument \(word)")
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ text: String
  ) throws(Mistake)
    -> Number
  {
    guard let number = Number(text) else { throw Mistake("\(text) is no number") }
    return number
  }

  /// An error in the command line.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
