// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs the programs in turn and collects their reports.
struct Measurement {
  /// The two sizes of the peers' page.
  struct Size {
    let width: Int
    let height: Int
    let scale: Int
    static let all = [
      Size(width: 1170, height: 2532, scale: 3), Size(width: 390, height: 844, scale: 1),
    ]
  }

  private let options: Options
  private(set) var samples = Samples()
  private let page: Program
  private let damage: Program
  private let repaint: Program
  private let start: Program
  private let sdl: Program
  private let look: Program
  private let qt: Program?

  init(_ options: Options) {
    self.options = options
    let assets = ["BENCH_ASSETS": options.sources + "/assets"]
    page = Program(path: options.page, environment: assets)
    damage = Program(path: options.programs + "/damage", environment: assets)
    repaint = Program(path: options.programs + "/repaint", environment: assets)
    start = Program(path: options.programs + "/start", environment: assets)
    sdl = Program(path: options.programs + "/sdl")
    look = Program(path: options.programs + "/look")
    let qtPath = options.programs + "/qt"
    qt =
      options.peers && FileManager.default.isExecutableFile(atPath: qtPath)
      ? Program(
        path: qtPath,
        environment: assets.merging([
          "BENCH_QML": options.sources + "/peers/qt", "BENCH_PHOTOS": options.programs + "/photos",
          "QT_QUICK_BACKEND": "software",
          "QT_QPA_PLATFORM": "xcb",
        ]) { $1 }
      ) : nil
  }

  /// Whether Qt's rows can be measured.
  var hasQt: Bool { qt != nil }

  /// The number of times that everything is measured.
  var rounds: Int { options.rounds }

  /// Adds the numbers of one line.
  mutating func addSamples(_ name: String, _ line: Program.Line) { samples.add(name, [line]) }

  /// The parts that are measured.
  var parts: [Part] { options.parts }

  /// Measures all parts that were asked for.
  mutating func run() {
    for part in parts { run(part) }
  }

  private mutating func run(_ part: Part) {
    switch part {
    case .frames: for size in Size.all { measure(size) }
    case .events:
      EventMeasurement(page: page, qt: qt, look: look, rounds: rounds).run(into: &samples)
    case .scenes: SceneMeasurement(page: page, qt: qt, options: options).run(into: &samples)
    case .stack:
      measureStack()
      measureRest(of: page.with(["RETOUR_SCALE": "3"]), ["headless", "6"], "headless")
    case .text: measureText(page, Program(path: options.programs + "/text"))
    case .content:
      ContentMeasurement(page: page, qt: qt?.with(["QT_SCALE_FACTOR": "3"]), options: options)
        .run(into: &samples)
    case .bars: measureBars()
    case .growth: measureGrowth()
    }
  }

  private mutating func measureBars() {
    for line in page.with(["RETOUR_SCALE": "3"]).run("bars") {
      samples.add("page \(line.bench)", [line])
    }
    guard let server = XServer(width: 1170, height: 2532) else { return }
    let window = page.with(server.environment).with(["RETOUR_SIZE": "390x844", "RETOUR_SCALE": "3"])
    for round in 1...options.rounds {
      complain("bars in a window, round \(round) of \(options.rounds)")
      for design in ["flat", "glass"] {
        let lines = window.with(["RETOUR_DESIGN": design]).run("paced-items", "3")
        samples.add("page \(design)", lines, only: ["push", "pop"])
      }
    }
  }

  private mutating func measureGrowth() {
    complain("the growth")
    for line in page.run("scale") where line.bench.hasPrefix("scale ") {
      guard let x = line.values["x"], let y = line.values["ms"] else { continue }
      samples.curves[String(line.bench.dropFirst(6)), default: []].append((x, y))
    }
  }

  private mutating func measure(_ size: Size) {
    guard let server = XServer(width: size.width, height: size.height) else {
      return complain("no X server of \(size.width) x \(size.height): its rows are left out")
    }
    let environment = server.environment.merging([
      // Given, the size is that of the window even if a title bar has no room.
      "RETOUR_SIZE": "390x844", "RETOUR_SCALE": "\(size.scale)",
      "QT_SCALE_FACTOR": "\(size.scale)",
    ]) { $1 }
    let (page, qt) = (page.with(environment), qt?.with(environment))
    let pixels = ["\(size.width)", "\(size.height)"]
    let name = "\(size.width)"
    for round in 1...options.rounds {
      complain("\(size.width) x \(size.height), round \(round) of \(options.rounds)")
      samples.add(
        "limit memory \(name)",
        damage.run(["memory"] + pixels),
        only: ["frame in memory"]
      )
      samples.add("repaint memory \(name)", repaint.run(pixels))
      samples.add("page memory \(name)", page.run("memory", "20"), only: ["frame in memory"])
      let transitions: Set = ["push", "pop"]
      let limit = damage.with(environment).run(["paced"] + pixels)
      samples.add("limit paced \(name)", limit, only: ["paced"])
      samples.add("limit resident \(name)", limit, only: ["memory"])
      let paced = page.run("paced", "3")
      samples.add("page paced \(name)", paced, only: transitions)
      samples.add("page resident \(name)", paced, only: ["memory"])
      if let qt {
        let paced = qt.run("paced", "3")
        samples.add("qt paced \(name)", paced, only: transitions)
        samples.add("qt resident \(name)", paced, only: ["memory"])
      }
      samples.add("page timed \(name)", page.run("timed", "3"), only: transitions)
      measureStart(size, environment, name)
      measureDrag(size, environment, name)
    }
    if size.scale == 3 { measureRest(of: page, ["rest", "6"], "window") }
  }

  private mutating func measureStart(_ size: Size, _ environment: [String: String], _ name: String)
  {
    // The middle of the first row's icon: an 80 % shade of its color.
    let color = "CC4840"
    let pixel = ["--pixel", "\(36 * size.scale)", "\(74 * size.scale)", color, "--"]
    let pixels = ["\(size.width)", "\(size.height)"]
    func first(_ program: Program, _ arguments: [String]) -> [Program.Line] {
      look.with(program.environment).with(environment).run(pixel + [program.path] + arguments)
    }
    for _ in 0..<5 {
      samples.add("limit start \(name)", first(start, pixels))
      samples.add("window start \(name)", first(start, pixels + [color]))
      samples.add("sdl start \(name)", first(sdl, pixels + [color]))
      samples.add("page start \(name)", first(page, ["start"]))
      if let qt { samples.add("qt start \(name)", first(qt, ["start"])) }
    }
  }

  private mutating func measureDrag(_ size: Size, _ environment: [String: String], _ name: String) {
    let events = Events(drag: size.width, scale: size.scale, count: 40)
    samples.add("page drag \(name)", events.happen(in: page.with(environment), "hold", by: look))
    guard let qt else { return }
    samples.add("qt drag \(name)", events.happen(in: qt.with(environment), "hold", by: look))
  }

  private mutating func measureStack() {
    guard let server = XServer(width: 390, height: 844) else { return }
    let environment = server.environment
    let inMemory = page.with(["RETOUR_SCALE": "1"])
    for round in 1...options.rounds {
      complain("the stack, round \(round) of \(options.rounds)")
      samples.add("page", inMemory.run("operations", "1000"))
      samples.add("worlds", inMemory.run("worlds", "200"))
      samples.add("undrawn", inMemory.run("undrawn", "500"))
      if let qt { samples.add("qt", qt.with(environment).run("operations", "200")) }
    }
    for depth in [100, 1000, 10_000] {
      samples.add("depth \(depth)", inMemory.run("depth", "\(depth)"))
      if let qt, depth <= 1000 {
        let lines = qt.with(environment).run("depth", "\(depth)")
        samples.add("qt depth \(depth)", lines, only: ["depth"])
        samples.add("qt deep \(depth)", lines, only: ["push"])
      }
    }
    samples.add("kit", inMemory.run("kit-depth", "10000"))
    samples.add("page covered", page.with(["RETOUR_SCALE": "3"]).run("pages", "1000"))
    if let qt {
      let dense = environment.merging(["QT_SCALE_FACTOR": "3"]) { $1 }
      samples.add("qt covered", qt.with(dense).run("depth", "1000"), only: ["depth"])
    }
  }

  /// Counts the wake-ups of an idle program.
  private mutating func measureRest(of program: Program, _ arguments: [String], _ name: String) {
    complain("at rest: \(name)")
    let output = Pipe()
    guard let process = program.start(arguments, output: output) else { return }
    Thread.sleep(forTimeInterval: 2)
    let before = WakeUps(of: process.processIdentifier)
    Thread.sleep(forTimeInterval: 4)
    let after = WakeUps(of: process.processIdentifier)
    if let count = after.count(since: before) {
      samples.add("rest \(name) wake-ups", Double(count) / 4)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    samples.add("rest \(name)", lines.compactMap(Program.line))
  }
}
