// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program that is run to its end.
struct Command {
  private let arguments: [String]
  private let folder: URL?

  init(_ arguments: [String], in folder: URL? = nil) {
    self.arguments = arguments
    self.folder = folder
  }

  /// Starts the program.
  ///
  /// - Returns: The process, and what it prints, as it prints it.
  func start() throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Runs the program.
  ///
  /// - Returns: Its exit status, and what it printed.
  func run() throws -> (status: Int32, output: String) {
    let (process, pipe) = try start()
    let output = pipe.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// The reasons for which faults cannot be tried.
enum MutationError: Error {
  case usage(String)
  case buildFailed(String)
  /// The tests fail without any fault.
  case testsFail(String)
}

/// Prints a line about what is being done.
func say(_ text: String) { FileHandle.standardError.write(Data("mutate: \(text)\n".utf8)) }
