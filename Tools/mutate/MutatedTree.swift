// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// A copy of the package whose sources contain faults behind switches.
struct MutatedTree {
  let folder: URL
  /// The faults that are in the built program.
  private(set) var mutations: [Mutation] = []

  /// Copies the files that git tracks, as they are in the working tree.
  ///
  /// - Parameter folder: Where to; what is there is kept as far as it is the same, for the build.
  /// - Throws: The error of Foundation if a file cannot be read or written.
  init(folder: URL) throws {
    self.folder = folder
    let list = try Command(["git", "ls-files", "-co", "--exclude-standard"]).run()
    var kept: Set<String> = []
    for path in list.output.split(separator: "\n").map(String.init) {
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
      guard let data else { continue }
      kept.insert(path)
      try write(data, to: path)
    }
    for target in ["Sources", "Tests"] {
      let copies = FileManager.default.enumerator(atPath: folder.appending(path: target).path)
      while let path = copies?.nextObject() as? String {
        guard path.hasSuffix(".swift"), !kept.contains("\(target)/\(path)") else { continue }
        try FileManager.default.removeItem(at: folder.appending(path: "\(target)/\(path)"))
      }
    }
  }

  /// Writes faults into the copy and builds its tests; faults that do not compile are left out.
  mutating func build(_ sites: [Site]) throws {
    var numbers = Dictionary(uniqueKeysWithValues: zip(sites, 1...))
    for attempt in 1...8 {
      try instrument(numbers)
      say("building \(mutations.count) faults, attempt \(attempt)")
      let build = try Command(Self.buildCommand, in: folder).run()
      if build.status == 0 { return }
      let broken = brokenFaults(build.output)
      guard !broken.isEmpty else { throw MutationError.buildFailed(build.output) }
      numbers = numbers.filter { !broken.contains($0.value) }
    }
    throw MutationError.buildFailed("faults that do not compile are left after all attempts")
  }

  /// Optimized, since the tests are run hundreds of times.
  private static let buildCommand = [
    "swift", "build", "--build-tests", "--configuration", "release", "-Xswiftc", "-enable-testing",
  ]

  private mutating func instrument(_ numbers: [Site: Int]) throws {
    mutations = []
    var targets: Set<String> = []
    for path in Set(numbers.keys.map(\.path)).union(instrumented).sorted() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let tree = try Instrumenter.parse(text)
      let instrumenter = Instrumenter(path: path, tree: tree, numbers: numbers)
      let code = instrumenter.rewrite(tree).description
      try write(Data((instrumenter.mutations.isEmpty ? text : code).utf8), to: path)
      mutations += instrumenter.mutations
      targets.insert(path.split(separator: "/").prefix(2).joined(separator: "/"))
    }
    instrumented.formUnion(numbers.keys.map(\.path))
    for target in targets { try write(Data(Self.switchCode.utf8), to: "\(target)/Mutants.swift") }
  }

  /// The files that an earlier attempt changed.
  private var instrumented: Set<String> = []

  /// Returns the faults on or near the lines that the compiler complains about.
  private func brokenFaults(_ output: String) -> Set<Int> {
    var broken: Set<Int> = []
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      guard parts.count > 3, let number = Int(parts[1]),
        let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
      else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The nearest line with a switch, searched outwards from the reported one.
      for distance in 0..<12 {
        let near = [number - 1 - distance, number - 1 + distance].filter(lines.indices.contains)
        let faults = near.flatMap { line in
          lines[line].matches(of: #/isMutant\((\d+)\)/#).compactMap { Int($0.1) }
        }
        if !faults.isEmpty {
          broken.formUnion(faults)
          break
        }
      }
    }
    return broken
  }

  /// Writes a file unless its content is the same.
  private func write(_ data: Data, to path: String) throws {
    let url = folder.appending(path: path)
    guard (try? Data(contentsOf: url)) != data else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    try data.write(to: url)
    try mode.map {
      try FileManager.default.setAttributes([.posixPermissions: $0], ofItemAtPath: url.path)
    }
  }

  private static let switchCode = """
    import Foundation

    private let active = Int(ProcessInfo.processInfo.environment["RETOUR_MUTANT"] ?? "") ?? 0

    /// Whether a fault is switched on.
    @inline(never) func isMutant(_ id: Int) -> Bool { active == id }
    """
}
