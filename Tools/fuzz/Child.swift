// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// This program in another process.
struct Child {
  /// What a sanitizer is told to exit with.
  private static let sanitizerStatus: Int32 = 99
  private let process = Process()
  private let output = Pipe()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What to tell it.
  ///   - isQuiet: Whether what it says on standard error is dropped.
  /// - Throws: What starting a process throws.
  init(_ arguments: [String], isQuiet: Bool = false) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    var environment = ProcessInfo.processInfo.environment
    environment["ASAN_OPTIONS"] = "exitcode=\(Self.sanitizerStatus):detect_leaks=1"
    if isQuiet {
      process.standardError = FileHandle.nullDevice
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    process.environment = environment
    try process.run()
  }

  /// Waits for the end.
  ///
  /// - Returns: What it printed, and whether it ended by itself.
  func end() -> (lines: [String], hasCrashed: Bool) {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A sanitizer ends the process itself, with a status of its own.
    let hasCrashed =
      process.terminationReason == .uncaughtSignal
      || process.terminationStatus == Self.sanitizerStatus
    return (text.split(separator: "\n").map(String.init), hasCrashed)
  }
}
