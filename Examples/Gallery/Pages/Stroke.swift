// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A straight movement of a finger from the leading edge of the screen.
struct Stroke: Equatable {
  /// How far down the screen it is, in parts of the height.
  var height: CGFloat = 0.5
  /// How far it goes, in parts of the width.
  var share: CGFloat
  /// How long it takes, in seconds.
  var duration = 0.25
  /// Whether the finger leaves the screen at its end.
  var lifts = false
}
