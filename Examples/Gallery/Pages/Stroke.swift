// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A straight drag, by default from the leading edge of the screen.
struct Stroke: Equatable {
  /// The vertical position, as a fraction of the height.
  var height: CGFloat = 0.5
  /// The start, as a fraction of the width from the leading edge: the center of a finger that
  /// touches the edge (our decision: any point of the edge strip works).
  var start: CGFloat = 0.01
  /// The distance, as a fraction of the width.
  var share: CGFloat
  /// The distance upwards, as a fraction of the height.
  var rise: CGFloat = 0
  /// The duration, in seconds.
  var duration = 0.25
  /// Whether the finger lifts at the end.
  var lifts = false
  /// The time that passes afterwards, in seconds.
  var rest = 0.0
}

extension Stroke {
  /// A tap on the outermost trailing item of the bar.
  static let barItem = Stroke(height: 0.027, start: 0.92, share: 0, duration: 0, lifts: true)
  /// A tap on the next trailing item.
  static let innerBarItem = Stroke(height: 0.027, start: 0.75, share: 0, duration: 0, lifts: true)
  /// A tap on the back button.
  static let tapBack = Stroke(height: 0.027, start: 0.06, share: 0, duration: 0, lifts: true)
  /// A long press on the back button.
  static let holdBack = Stroke(height: 0.027, start: 0.06, share: 0, duration: 0.7, lifts: true)
}
