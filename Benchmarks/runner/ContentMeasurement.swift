// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Measures lists, a form, bars, and the solver of constraints.
struct ContentMeasurement {
  let page: Program
  let qt: Program?
  let options: Options

  /// Adds the figures, the programs in turn.
  func run(into samples: inout Samples) {
    let server = XServer(width: 1170, height: 2532)
    let limit = Program(
      path: options.programs + "/list",
      environment: ["BENCH_ASSETS": options.sources + "/assets"]
    )
    let solver = Program(path: options.layout)
    let kiwi = Program(path: options.programs + "/kiwi/bin/python3")
    for round in 1...options.rounds {
      complain("lists and constraints, round \(round) of \(options.rounds)")
      samples.add("limit list", limit.run("1170", "2532"))
      for line in page.with(["RETOUR_SCALE": "3"]).run("list") {
        samples.add("page \(line.bench)", [line])
      }
      samples.add("page form", page.with(["RETOUR_SCALE": "3"]).run("form"))
      let cases = page.run("cases")
      for line in cases { samples.add(line.bench, [line]) }
      samples.cases = cases.map(\.bench)
      if let server, let qt {
        samples.add("qt list", qt.with(server.environment).run("list"), only: ["push"])
      }
      if let server {
        let screen = server.environment.merging(["RETOUR_SIZE": "390x844"]) { $1 }
        samples.add("page list-window", page.with(screen).run("list-window"))
      }
      samples.add("solver", solver.run())
      if options.peers {
        samples.add("kiwi", kiwi.run(options.sources + "/peers/layout/kiwi.py", options.layout))
      }
    }
  }
}
