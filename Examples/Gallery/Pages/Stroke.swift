// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A straight movement of a finger, from the leading edge of the screen unless said otherwise.
struct Stroke: Equatable {
  /// How far down the screen it is, in parts of the height.
  var height: CGFloat = 0.5
  /// Where it begins, in parts of the width from the leading edge: the middle of a finger that
  /// touches the edge (our decision: any point of the strip will do).
  var start: CGFloat = 0.01
  /// How far it goes, in parts of the width.
  var share: CGFloat
  /// How long it takes, in seconds.
  var duration = 0.25
  /// Whether the finger leaves the screen at its end.
  var lifts = false
  /// How much time passes after it, in seconds.
  var rest = 0.0
}

extension Stroke {
  /// A tap on the outermost item at the bar's trailing end.
  static let barItem = Stroke(height: 0.027, start: 0.92, share: 0, duration: 0, lifts: true)
  /// A tap on the item beside it.
  static let innerBarItem = Stroke(height: 0.027, start: 0.75, share: 0, duration: 0, lifts: true)
}
