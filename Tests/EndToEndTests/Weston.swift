// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A Wayland compositor in a window of an X server, which gives each app its whole screen.
///
/// Without a seat, as in weston's back end that has no screen, SDL 2.26 ends with a crash.
final class Weston {
  struct DidNotStart: Error {}

  private let folder: URL
  private let compositor = Process()

  /// Whether the compositor is installed.
  static let isInstalled = program != nil

  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/weston") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Starts the compositor, and returns once it can be connected to.
  ///
  /// - Parameters:
  ///   - display: The name of the X server.
  ///   - size: The width and height of the screen, in pixels.
  /// - Throws: `DidNotStart`, or the error of running the program.
  init(in display: String, size: (width: Int, height: Int)) throws {
    guard let program = Self.program else { throw DidNotStart() }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    // Wayland's libraries want a folder that nobody else may read.
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    compositor.executableURL = program
    compositor.arguments = [
      "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--socket=retour", "--idle-time=0",
      "--use-pixman", "--width=\(size.width)", "--height=\(size.height)",
    ]
    compositor.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display, "XDG_RUNTIME_DIR": folder.path,
    ]) { $1 }
    compositor.standardInput = FileHandle.nullDevice
    compositor.standardOutput = FileHandle.nullDevice
    compositor.standardError = FileHandle.nullDevice
    try XServer.run(compositor)
    let socket = folder.appendingPathComponent("retour").path
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
    guard FileManager.default.fileExists(atPath: socket) else { throw DidNotStart() }
  }

  deinit {
    compositor.terminate()
    compositor.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The variables of an app that connects to it.
  var variables: [String: String] {
    ["WAYLAND_DISPLAY": "retour", "XDG_RUNTIME_DIR": folder.path]
  }
}
