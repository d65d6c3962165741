// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// An X server without a screen, for one test.
final class XServer {
  /// The value of `DISPLAY` for its clients.
  let name: String
  private let process: Process

  /// The path of the server's program, if it is installed.
  static let program = place(of: "Xvfb")

  /// The path of the program that moves the mouse, if it is installed.
  static let hand = place(of: "xdotool")

  private static func place(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  struct DidNotStart: Error {}

  /// Starts the server under a number that is free.
  ///
  /// - Parameter screen: The width, height and depth of its screen.
  /// - Throws: `DidNotStart`, or the error of the process.
  init(screen: String = "1280x1024x24") throws {
    guard let program = Self.program else { throw DidNotStart() }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "-displayfd", "1", "-screen", "0", screen, "-noreset", "-nolisten", "tcp",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try Self.withoutBlockedSignals { try process.run() }
    self.process = process
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw DidNotStart() }
      answer += more
    }
    let number = String(decoding: answer, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs code that starts a process which must receive the signal that ends it.
  ///
  /// The threads that tests run on block signals, and a process inherits that.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try body()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
