// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of `CAMediaTiming`, and the time that follows from them.
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time of the parent to a local time, as in Apple's header.
  func localTime(_ parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a local time to the parent's; a stopped time has only the moment at which it stopped.
  func parentTime(_ local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }
}
