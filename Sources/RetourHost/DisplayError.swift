// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The reason why a display cannot be opened or drawn on.
package enum DisplayError: Error, Hashable, CustomStringConvertible {
  /// No screen to open a window on, or no library to open it with.
  case noDisplay(
    reason: String,
    remedy: String = "set DISPLAY or WAYLAND_DISPLAY, or run the app with xvfb-run"
  )

  /// The screen refuses the window.
  case windowRefused(reason: String)

  /// The window's pixels are not 32-bit `0xXXRRGGBB`.
  case unsupportedPixels(format: String)

  /// The frame cannot be presented.
  case frameFailed(reason: String)

  /// The display is closed.
  case closed

  package var description: String {
    switch self {
    case .noDisplay(let reason, let remedy):
      "there is no display to open a window on (\(reason)): \(remedy)"
    case .windowRefused(let reason):
      "the display refused the window: \(reason)"
    case .unsupportedPixels(let format):
      "the display has pixels of the format \(format), and 24 bits of colour in 32 are needed: "
        + "use a screen of depth 24"
    case .frameFailed(let reason):
      "the frame could not be shown: \(reason)"
    case .closed:
      "the display is closed"
    }
  }
}
