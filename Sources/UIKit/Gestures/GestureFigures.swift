// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The figures of gesture recognition, in one place so that Documentation/Parity can list them.
///
/// Apple documents only some of them ("Apple header"); the others are private there and are our
/// decision, taken between the values that people report.
enum GestureFigures {
  /// How far a pan moves before it begins, in points.
  ///
  /// Our decision: about 10 is what is reported. The slop is swallowed: translation counts from
  /// the circle of this radius, so it does not jump when the pan begins.
  static let panSlop: CGFloat = 10

  /// The width of the strip at an edge where an edge pan may start, in points.
  ///
  /// Our decision: 20, or the safe area's inset where that is larger, as reported.
  static let edgeStrip: CGFloat = 20

  /// How far a finger may wander during a tap, in points.
  ///
  /// Our decision: reports go from 10 to 45.
  static let tapMovement: CGFloat = 20

  /// How far apart two taps of one multiple tap may lie, in points.
  ///
  /// Our decision: the largest tolerance that is reported for one tap.
  static let tapDistance: CGFloat = 45

  /// The longest pause between two taps of one multiple tap, in seconds.
  ///
  /// Our decision: about 0.35 is what is reported.
  static let tapInterval: TimeInterval = 0.35

  /// The longest press that still counts as one tap of several, in seconds.
  ///
  /// Our decision: 0.75 is reported for taps that compete with a long press. A single tap has no
  /// limit.
  static let tapPress: TimeInterval = 0.75

  /// How long a recognizer may keep others waiting with no touch down and no deadline, in seconds.
  ///
  /// Our decision: as long as a tap may last that is one of several.
  static let patience: TimeInterval = tapPress

  /// How long a long press takes by default, in seconds (Apple header).
  static let longPress: TimeInterval = 0.5

  /// How far a finger may wander before a long press is recognized, in points (Apple header).
  static let longPressMovement: CGFloat = 10

  /// The span of time that a velocity is estimated from, in seconds.
  ///
  /// Our decision: long enough for six frames, short enough to forget where the finger came from.
  static let velocitySpan: TimeInterval = 0.1
}
