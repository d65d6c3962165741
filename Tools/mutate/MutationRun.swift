// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A sample of faults, each tried alone; several at a time, one for each processor.
struct MutationRun {
  /// The time that tests take without a fault may grow by this factor, and by some seconds.
  private static let patience = (factor: 4.0, seconds: 20.0)

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
    let tests = try TestProcess(of: tree.folder)
    let start = Date()
    guard case .passed = try tests.run(selection.everywhere, fault: 0, limit: 1200) else {
      throw MutationError.testsFail("run 'scripts/test --skip-build' in \(tree.folder.path)")
    }
    let limit = Self.patience.seconds + Self.patience.factor * -start.timeIntervalSinceNow
    let survivors = try survivors(of: tree.mutations, tests, limit: limit)
    let caught = tree.mutations.count - survivors.count
    let rate = Double(caught) * 100 / Double(max(tree.mutations.count, 1))
    print("\(tree.mutations.count) faults, \(caught) caught: \(String(format: "%.1f", rate)) %")
    for survivor in survivors { print("survived: \(survivor.description)") }
  }

  /// Returns the faults that no test notices, in the order of the sample.
  private func survivors(
    of mutations: [Mutation],
    _ tests: TestProcess,
    limit: TimeInterval
  ) throws -> [Mutation] {
    let caught = Mutex<[Int: Bool]>([:])
    let failure = Mutex<(any Error)?>(nil)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue,
        index < mutations.count
      {
        let mutation = mutations[index]
        do {
          let isCaught = try isCaught(mutation, tests, limit: limit)
          let count = caught.withLock { results in
            results[index] = isCaught
            return results.count
          }
          let verdict = isCaught ? "caught" : "SURVIVED"
          say("\(count)/\(mutations.count) \(verdict) \(mutation.description)")
        } catch {
          failure.withLock { $0 = error }
          return
        }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    let results = caught.withLock { $0 }
    return mutations.indices.filter { results[$0] == false }.map { mutations[$0] }
  }

  private func isCaught(
    _ mutation: Mutation,
    _ tests: TestProcess,
    limit: TimeInterval
  ) throws -> Bool {
    if let near = selection.near(mutation.path),
      try tests.run(near, fault: mutation.id, limit: limit) != .passed
    {
      return true
    }
    return try tests.run(selection.everywhere, fault: mutation.id, limit: limit) != .passed
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
}
