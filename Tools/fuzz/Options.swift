// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What the fuzzer was asked for.
struct Options {
  /// The number of the first plan.
  var seed: UInt64 = 1
  /// How many steps to make in all.
  var steps = 100_000
  /// How many processes share the work.
  var jobs = 2
  /// Whether to say how often each situation was met.
  var tells = false
  /// The plan to play once, instead of many.
  var replay: String?
  /// The file that a worker writes the number of its plan to; the program is a worker then.
  var mark: String?

  /// Reads the words of the command line.
  init(_ words: [String]) throws(Mistake) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--tell" {
        tells = true
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

  /// What is wrong with a command line.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
