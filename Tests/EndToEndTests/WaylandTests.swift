// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A real window of a Wayland compositor.
@Suite(
  .enabled(if: Weston.isInstalled, "weston is not installed: install Debian's package weston"),
  .timeLimit(.minutes(5))
)
struct WaylandTests {
  @Test func `an app shows its frames in a window on Wayland, and goes on`() throws {
    let program = try #require(WindowTests.program, "the app was not built")
    let weston = try Weston(program, size: "300x400")
    #expect(weston.wait(for: "8 screen: 300x400"), "the trace is \(weston.lines)")
    #expect(weston.isRunning)
  }
}
