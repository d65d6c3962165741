// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A Wayland compositor without a screen, and an app in a window of it.
final class Weston {
  struct DidNotStart: Error {}

  private let folder: URL
  private let compositor: Process
  private let app = Process()
  private let trace: URL

  /// Whether the compositor is installed.
  static let isInstalled = program != nil

  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/weston") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Starts the compositor, and the app once there is a socket to connect to.
  ///
  /// - Parameters:
  ///   - program: The file of the app.
  ///   - size: The size of its window, in the format of `RETOUR_SIZE`.
  /// - Throws: `DidNotStart`, or the error of running a program.
  init(_ program: URL, size: String) throws {
    guard let weston = Self.program else { throw DidNotStart() }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    trace = folder.appendingPathComponent("trace")
    // Wayland's libraries want a folder that nobody else may read.
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    guard FileManager.default.createFile(atPath: trace.path, contents: nil) else {
      throw DidNotStart()
    }
    var environment = ProcessInfo.processInfo.environment
    for key in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[key] = nil }
    environment["XDG_RUNTIME_DIR"] = folder.path
    compositor = Process()
    compositor.executableURL = weston
    compositor.arguments = ["--backend=headless-backend.so", "--socket=retour", "--idle-time=0"]
    compositor.environment = environment
    compositor.standardOutput = FileHandle.nullDevice
    compositor.standardError = FileHandle.nullDevice
    try XServer.run(compositor)
    let socket = folder.appendingPathComponent("retour").path
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
    guard FileManager.default.fileExists(atPath: socket) else { throw DidNotStart() }
    environment["WAYLAND_DISPLAY"] = "retour"
    environment["RETOUR_SIZE"] = size
    environment["RETOUR_SCALE"] = "1"
    environment["RETOUR_TRACE"] = "flow"
    app.executableURL = program
    app.environment = environment
    app.standardOutput = FileHandle.nullDevice
    app.standardError = try FileHandle(forWritingTo: trace)
    try XServer.run(app)
  }

  deinit {
    for process in [app, compositor] where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The lines of the flow trace that the app has written.
  var lines: [String] {
    let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether the app runs.
  var isRunning: Bool { app.isRunning }

  /// Waits until the trace has a line, for at most 20 seconds.
  ///
  /// - Returns: Whether it has.
  func wait(for line: String) -> Bool {
    for _ in 0..<200 {
      if lines.contains(line) { return true }
      usleep(100_000)
    }
    return false
  }
}
