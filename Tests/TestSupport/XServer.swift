// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An X server that draws into memory, with a mouse that tests can move.
///
/// The server runs as long as the object lives.
package final class XServer {
  /// The value of `DISPLAY` for clients of the server.
  package let name: String
  private let process: Process

  /// Whether the program of the server, Xvfb, is installed.
  package static let isInstalled = path(of: "Xvfb") != nil

  /// Whether the program that moves the mouse, xdotool, is installed.
  package static let hasMouse = path(of: "xdotool") != nil

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The error that is thrown when the server ends before it has a display.
  package struct DidNotStart: Error {}

  /// Starts a server with the first free display number.
  ///
  /// - Parameter screen: The width, height and depth of the screen.
  /// - Throws: `DidNotStart`, or the error of running the program.
  package init(screen: String = "1280x1024x24") throws {
    let output = Pipe()
    process = try Self.run(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", screen, "-noreset", "-nolisten", "tcp"],
      output: output
    )
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw DidNotStart() }
      answer += more
    }
    let number = String(decoding: answer, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Moves the mouse or presses its buttons, and returns when the server has the events.
  ///
  /// - Parameters:
  ///   - commands: The commands of xdotool.
  ///   - display: The name of the server, or `nil` for the one that `DISPLAY` names.
  /// - Throws: The error of running the program.
  package static func moveMouse(_ commands: [String], display: String? = nil) throws {
    try run("xdotool", commands, environment: display.map { ["DISPLAY": $0] }).waitUntilExit()
  }

  private static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil,
    output: Pipe? = nil
  ) throws -> Process {
    guard let path = path(of: program) else { throw DidNotStart() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try run(process)
    return process
  }

  /// Runs a process that reacts to signals.
  ///
  /// The threads of tests block signals, and a process inherits that.
  ///
  /// - Parameter process: The process.
  /// - Throws: The error of running it.
  package static func run(_ process: Process) throws {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try process.run()
  }
}
