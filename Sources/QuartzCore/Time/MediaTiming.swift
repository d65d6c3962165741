// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The figures behind `CAMediaTiming`, and the time that follows from them.
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A layer's time for a time of its parent, as in Apple's header.
  func localTime(_ parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The way back; a stopped time knows only the moment it stands at.
  func parentTime(_ local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }
}
