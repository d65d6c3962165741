// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A sample of faults, tried one after the other.
struct MutationRun {
  private let options: Options
  private let selection: TestSelection

  init(_ options: Options) throws {
    self.options = options
    selection = try TestSelection()
  }

  /// Builds the sample, runs the tests against each fault, and prints the rate and the survivors.
  func run() throws {
    var tree = try MutatedTree(folder: URL(fileURLWithPath: ".build/mutate").absoluteURL)
    try tree.build(try sample())
    let clean = try test(tree, 0, selection.everywhere)
    guard clean.status == 0 else {
      throw MutationError.testsFail(String(clean.output.suffix(4000)))
    }
    var survivors: [Mutation] = []
    for (index, mutation) in tree.mutations.enumerated() {
      let isCaught = try isCaught(mutation, tree)
      if !isCaught { survivors.append(mutation) }
      say(
        "\(index + 1)/\(tree.mutations.count) \(isCaught ? "caught" : "SURVIVED") \(mutation.description)"
      )
    }
    let caught = tree.mutations.count - survivors.count
    let rate = Double(caught) * 100 / Double(max(tree.mutations.count, 1))
    print("\(tree.mutations.count) faults, \(caught) caught: \(String(format: "%.1f", rate)) %")
    for survivor in survivors { print("survived: \(survivor.description)") }
  }

  private func sample() throws -> [Site] {
    var sites: [Site] = []
    for path in try files() {
      let tree = try Instrumenter.parse(try String(contentsOfFile: path, encoding: .utf8))
      let collector = Instrumenter(path: path, tree: tree)
      _ = collector.rewrite(tree)
      sites += collector.sites
    }
    var generator = SeededGenerator(seed: options.seed)
    say("\(sites.count) possible faults in \(options.paths.joined(separator: ", "))")
    return Array(sites.shuffled(using: &generator).prefix(options.sample))
  }

  private func files() throws -> [String] {
    try options.paths.flatMap { path -> [String] in
      if path.hasSuffix(".swift") { return [path] }
      let all = try FileManager.default.subpathsOfDirectory(atPath: path)
      return all.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
  }

  private func isCaught(_ mutation: Mutation, _ tree: MutatedTree) throws -> Bool {
    if let near = selection.near(mutation.path),
      try test(tree, mutation.id, near).status != 0
    {
      return true
    }
    return try test(tree, mutation.id, selection.everywhere).status != 0
  }

  private func test(
    _ tree: MutatedTree,
    _ id: Int,
    _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    var command = Command(["scripts/test", "--skip-build"] + arguments, in: tree.folder)
    command.environment = ["RETOUR_MUTANT": "\(id)", "RETOUR_RECORD": "never"]
    // A fault may make a test wait forever.
    command.limit = 240
    return try command.run()
  }
}
