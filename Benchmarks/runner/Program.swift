// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A measured program, which prints one line of JSON per measurement.
struct Program {
  let path: String
  var environment: [String: String] = [:]

  /// The time limit of a program, in seconds.
  private static let longest = 120.0

  /// The numbers of one line, by name.
  typealias Line = (bench: String, values: [String: Double])

  /// Runs the program to its end.
  ///
  /// - Parameter arguments: Its arguments.
  /// - Returns: Its report; empty if it cannot be started.
  func run(_ arguments: String...) -> [Line] { run(arguments) }

  func run(_ arguments: [String]) -> [Line] {
    output(of: arguments).compactMap(Self.line)
  }

  /// Runs the program to its end and returns the lines that it wrote.
  func output(of arguments: [String]) -> [Substring] {
    let output = Pipe()
    guard let process = start(arguments, output: output) else { return [] }
    let guardian = DispatchWorkItem {
      complain("\(path) \(arguments.joined(separator: " ")) does not end: killed")
      kill(process.processIdentifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest, execute: guardian)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guardian.cancel()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  /// Starts the program and does not wait for it.
  func start(_ arguments: [String], output: Pipe) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      complain("\(path) cannot be started: \(error)")
      return nil
    }
    return process
  }

  /// The same program with additional environment variables.
  func with(_ more: [String: String]) -> Program {
    Program(path: path, environment: environment.merging(more) { $1 })
  }

  static func line(_ text: Substring) -> Line? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let fields = object as? [String: Any], let bench = fields["bench"] as? String
    else { return nil }
    return (bench, fields.compactMapValues { ($0 as? NSNumber)?.doubleValue })
  }
}

/// Writes a message that is no result.
func complain(_ text: String) {
  FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
}
