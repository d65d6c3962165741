// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A child process that runs this program.
struct Child {
  /// The exit status of a process that a sanitizer stops.
  private static let sanitizerStatus: Int32 = 99
  private let process = Process()
  private let output = Pipe()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isQuiet: Whether its standard error is discarded.
  /// - Throws: The error of running a process.
  init(_ arguments: [String], isQuiet: Bool = false) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    var environment = ProcessInfo.processInfo.environment
    environment["ASAN_OPTIONS"] = "exitcode=\(Self.sanitizerStatus):detect_leaks=1"
    process.standardError = Self.withoutAdvice()
    if isQuiet {
      process.standardError = FileHandle.nullDevice
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    process.environment = environment
    try process.run()
  }

  /// Returns a pipe to the standard error, without what the kit advises the developers of an app.
  private static func withoutAdvice() -> Pipe {
    let pipe = Pipe()
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      guard !data.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      for line in lines where !line.contains(" Retour: ") {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
      }
    }
    return pipe
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The lines of its output, and whether it crashed.
  func end() -> (lines: [String], hasCrashed: Bool) {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A sanitizer exits, with its own status.
    let hasCrashed =
      process.terminationReason == .uncaughtSignal
      || process.terminationStatus == Self.sanitizerStatus
    return (text.split(separator: "\n").map(String.init), hasCrashed)
  }
}
