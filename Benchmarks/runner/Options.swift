// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The options of the command line.
struct Options {
  /// Whether Qt's rows are measured too.
  var peers = false
  /// The file that the rows are written to.
  var json: String?
  /// The file that the curves are drawn into.
  var plot = "out/bench-scale.svg"
  /// The parts that are measured.
  var parts = Part.allCases
  /// The number of rounds of all measurements.
  var rounds = 3
  /// The folder of the programs that the script built.
  var programs = ""
  /// The program that shows our page.
  var page = ""
  /// The program that measures the solver of constraints.
  var layout = ""
  /// The folder of this package's benchmarks.
  var sources = ""

  /// Parses the arguments of the command line.
  init(_ words: [String]) throws(Mistake) {
    var words = words[...]
    func value(of word: String) throws(Mistake) -> String {
      guard let value = words.popFirst() else { throw Mistake("\(word) needs a value") }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--peers": peers = true
      case "--json": json = try value(of: word)
      case "--plot": plot = try value(of: word)
      case "--only": parts = try Self.parts(in: try value(of: word))
      case "--rounds": rounds = max(1, Int(try value(of: word)) ?? rounds)
      case "--programs": programs = try value(of: word)
      case "--page": page = try value(of: word)
      case "--layout": layout = try value(of: word)
      case "--sources": sources = try value(of: word)
      default: throw Mistake("unknown argument \(word)")
      }
    }
  }

  private static func parts(in list: String) throws(Mistake) -> [Part] {
    try list.split(separator: ",").map { (name) throws(Mistake) in
      guard let part = Part(rawValue: String(name)) else {
        let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake("there is no part \(name), but \(names)")
      }
      return part
    }
  }

  /// The error in a command line.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
