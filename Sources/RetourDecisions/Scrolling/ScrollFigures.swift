// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The constants of scrolling, in one place so that Documentation/Parity can list them.
///
/// Apple documents the rates of deceleration only. The others are private there; ours lie near the
/// values that are reported.
package enum ScrollFigures {
  /// The resistance beyond an edge: the first point of drag moves the content by this much.
  ///
  /// As reported for UIKit.
  package static let rubberBand = 0.55

  /// The undamped frequency of the bounce at an edge, in radians per second: mass 1, stiffness 100.
  ///
  /// Our decision: a bounce takes about 0.6 seconds, as reported.
  package static let bounceFrequency = 10.0

  /// The undamped frequency of the motion to a page, in radians per second.
  ///
  /// Our decision: a page takes about 0.45 seconds, as reported.
  package static let pagingFrequency = 14.0

  /// The distance from its end at which a motion ends, in points: less than a pixel.
  package static let restDistance = 0.25

  /// The shortest way that is decelerated after a drag, in points.
  ///
  /// Our decision: a pixel of a screen without scale.
  package static let shortestWay = 1.0

  /// The duration of a scroll that the app requests with animation, in seconds (our decision).
  package static let animationDuration = 0.3

  /// The duration of the scroll of one notch of a wheel, in seconds (our decision).
  package static let notchDuration = 0.2

  /// The distance of one notch of a wheel, in points (our decision).
  package static let notch = 60.0

  /// The distance of an arrow key, and what a page key leaves in sight, in points (our decision).
  package static let keyLine = 40.0

  /// The distance of one unit of a touchpad, in points.
  ///
  /// Wayland's libraries report ten pixels of the pad as one unit.
  package static let touchpadUnit = 10.0

  /// The pause after which the fingers have left the touchpad, in seconds.
  ///
  /// Our decision: devices report movements at least 60 times a second, and no end.
  package static let touchpadPause = 0.04

  /// The pause that ends a pan by scrolling, such as the swipe back of a touchpad, in seconds.
  ///
  /// Our decision: longer than that of content, since a page that is let go of under slow fingers
  /// springs back.
  package static let swipePause = 0.08

  /// The distance after which the direction of fingers on a touchpad is known, in points.
  ///
  /// Our decision: less than a finger's, since it is lost time for content that scrolls.
  package static let touchpadSlop = 3.0

  /// The time for which a touch of content waits for a drag, in seconds (150 ms are reported).
  package static let contentDelay = 0.15

  /// The speed from which a lifted finger turns a page, in points per second (our decision).
  package static let pageFlick = 200.0

  /// The share of a drag across a direction that still locks it to that direction.
  ///
  /// Our decision: up to 27° from the direction.
  package static let lockShare = 0.5

  /// The speed above which a touch stops the content and does nothing else, in points per second.
  ///
  /// Our decision: content that a finger can hit.
  package static let catchVelocity = 40.0

  /// The pause after which the wheel is free to scroll other content, in seconds (our decision).
  package static let wheelLatch = 0.3

  /// The time before a touchpad's first event in which its fingers moved, in seconds: a frame.
  package static let touchpadInterval = 1.0 / 60
}
