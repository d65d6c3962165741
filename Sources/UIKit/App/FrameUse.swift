// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The use of a stage's frames.
///
/// Layout, callbacks and animations are the same in each case, and come at the same times.
package enum FrameUse {
  /// Frames are composed and shown.
  case shown
  /// Frames are compared with the one before, so that they can be counted; nobody sees them.
  case counted
  /// No frame is made and nothing is drawn; the clock moves from the start of an animation to its
  /// end.
  case skipped
}
