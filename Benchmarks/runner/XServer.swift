// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A screen for the benchmark, without a window manager.
final class XServer {
  private let process: Process
  /// The display that programs connect to; its server's processor time is counted with theirs.
  let environment: [String: String]

  /// Starts a server with one screen of a size in pixels; `nil` if none is installed.
  init?(width: Int, height: Int) {
    let number = Pipe()
    // A reset after the last client would cost the next one 30 ms.
    let arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-noreset", "-nolisten", "tcp",
    ]
    let server = Program(path: "/usr/bin/Xvfb").start(arguments, output: number)
    guard let server else { return nil }
    process = server
    let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    let display = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard Int(display) != nil else { return nil }
    environment = [
      "DISPLAY": ":\(display)", "BENCH_XSERVER": "\(process.processIdentifier)",
      "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11",
    ]
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
