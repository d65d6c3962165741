// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The constants of gesture recognition, in one place so that Documentation/Parity can list them.
///
/// Apple documents only some of them ("Apple header"). The others are private there; ours lie
/// between the values that are reported.
package enum GestureFigures {
  /// The distance after which a pan begins, in points.
  ///
  /// Our decision: about 10 is reported. The distance is swallowed: translation counts from the
  /// circle of this radius, so it does not jump when the pan begins.
  package static let panSlop: CGFloat = 10

  /// The width of the strip at an edge in which an edge pan starts, in points.
  ///
  /// Our decision: 20, or the safe area's inset where that is larger, as reported.
  package static let edgeStrip: CGFloat = 20

  /// The distance that a finger may move during a tap, in points.
  ///
  /// Our decision: reports go from 10 to 45.
  package static let tapMovement: CGFloat = 20

  /// The greatest distance between two taps of one multiple tap, in points.
  ///
  /// Our decision: the largest tolerance that is reported for one tap.
  package static let tapDistance: CGFloat = 45

  /// The longest pause between two taps of one multiple tap, in seconds.
  ///
  /// Our decision: about 0.35 is reported.
  package static let tapInterval: TimeInterval = 0.35

  /// The longest press that still counts as one tap of several, in seconds.
  ///
  /// Our decision: 0.75 is reported for taps that compete with a long press. A single tap has no
  /// limit.
  package static let tapPress: TimeInterval = 0.75

  /// The time after which a recognizer fails that has no touch and no deadline and that others wait
  /// for, in seconds.
  ///
  /// Our decision: the longest press of one tap of several.
  package static let stallTimeout: TimeInterval = tapPress

  /// The default duration of a long press, in seconds (Apple header).
  package static let longPress: TimeInterval = 0.5

  /// The distance that a finger may move before a long press begins, in points (Apple header).
  package static let longPressMovement: CGFloat = 10

  /// The distance after which a swipe is recognized, in points.
  ///
  /// Our decision: about 50 is reported.
  package static let swipeDistance: CGFloat = 50

  /// The longest time in which a swipe is made, in seconds.
  ///
  /// Our decision: about 0.5 is reported.
  package static let swipeDuration: TimeInterval = 0.5

  /// The period that a velocity is estimated from, in seconds.
  ///
  /// Our decision: long enough for six frames, short enough to exclude earlier motion.
  package static let velocitySpan: TimeInterval = 0.1
}
