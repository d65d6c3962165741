// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The test program of a built package, run with one fault switched on.
struct TestProcess {
  /// The result of a run.
  enum Result: Equatable {
    case passed
    /// A test failed, or the program crashed; with what it printed last.
    case failed(String)
    case tookTooLong
  }

  private let program: URL
  private let folder: URL

  /// Creates the test program of a package.
  ///
  /// - Parameter folder: The package, whose tests are built.
  /// - Throws: An error if there is no test program.
  init(of folder: URL) throws {
    let build = folder.appending(path: ".build/release")
    let names = try FileManager.default.contentsOfDirectory(atPath: build.path)
    guard let name = names.first(where: { $0.hasSuffix("Tests.xctest") }) else {
      throw MutationError.buildFailed("there is no test program in \(build.path)")
    }
    self.folder = folder
    program = build.appending(path: name)
  }

  /// Runs tests until the first one fails.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `swift test` that choose tests.
  ///   - fault: The number of the fault; 0 for none.
  ///   - limit: The time that it may take, in seconds: a fault may make a test wait forever.
  /// - Returns: The result.
  /// - Throws: An error if the program cannot be started.
  func run(_ arguments: [String], fault: Int, limit: TimeInterval) throws -> Result {
    let command = Command(
      ["RETOUR_MUTANT=\(fault)", "timeout", "-k", "1", "\(Int(limit.rounded(.up)))", program.path]
        + ["--testing-library", "swift-testing"] + arguments,
      in: folder
    )
    let (process, pipe) = try command.start()
    var text = Data()
    while case let data = pipe.availableData, !data.isEmpty {
      text = (text + data).suffix(20_000)
      guard text.range(of: Self.failure) != nil else { continue }
      // The first failure decides.
      process.terminate()
      break
    }
    try pipe.close()
    process.waitUntilExit()
    let output = String(decoding: text, as: UTF8.self)
    if text.range(of: Self.failure) != nil { return .failed(output) }
    // The status that `timeout` reports for a program that it ended.
    if process.terminationReason == .exit, process.terminationStatus == 124 { return .tookTooLong }
    return process.terminationStatus == 0 ? .passed : .failed(output)
  }

  /// The sign with which Swift Testing begins the line of a failed test; known issues have another.
  private static let failure = Data("\u{2718} Test ".utf8)
}
