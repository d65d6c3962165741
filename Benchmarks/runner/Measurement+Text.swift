// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Measurement {
  /// Measures a label whose text changes, in turn with Pango and Cairo alone.
  mutating func measureText(_ page: Program, _ limit: Program) {
    for round in 1...rounds {
      complain("text, round \(round) of \(rounds)")
      for (name, program) in [("limit", limit), ("page", page)] {
        let arguments = name == "page" ? ["text"] : []
        for line in program.run(arguments) { addSamples("\(name) \(line.bench)", line) }
      }
    }
  }
}
