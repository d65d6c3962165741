// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a window on the screen.
package enum WindowPlace: Sendable {
  /// A window of the requested size, even if the screen has no room for it.
  case asIs
  /// A window of the requested size, or a smaller one that the screen has room for.
  case fitted
  /// The whole screen, without a frame; the requested size has no meaning.
  case fullScreen
}
