// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The part of a stack's view in which a gesture began, as told by the recognizer that asks
/// and by the device.
enum SwipeZone: Hashable {
  /// UIKit's strip along the leading edge.
  case edge
  /// Further inside.
  case content
  /// UIKit's strip along the trailing edge, where swipes forward begin.
  case forward
  /// Anywhere, by two fingers on a touchpad.
  case touchpad
}
