// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A real window of a Wayland compositor, with a mouse and keys.
@Suite(
  .enabled(if: Desktop.isAvailable, "Xvfb or xdotool is not installed: run scripts/setup"),
  .enabled(if: Weston.isInstalled, "weston is not installed: install Debian's package weston"),
  .timeLimit(.minutes(60))
)
struct WaylandTests {
  @Test func `a script plays in a world and, with the real mouse and keys, in a window on Wayland`()
    async throws
  {
    _ = try await WindowTests.playScript(onWayland: true)
  }
}
