// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The directions of a smooth curve through keyframes: a Kochanek-Bartels spline.
///
/// D. Kochanek and R. Bartels, Interpolating Splines with Local Tension, Continuity, and Bias
/// Control, 1984; Apple's header says that the values are those of that spline.
struct KeyframeTangents {
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  /// Returns the directions in which the curve arrives at each keyframe and leaves it.
  func tangents(
    of frames: [AnimatedProperty.Lanes]
  ) -> [(arriving: AnimatedProperty.Lanes, leaving: AnimatedProperty.Lanes)] {
    frames.indices.map { index in
      let before = frames[index] - frames[max(index - 1, 0)]
      let after = frames[min(index + 1, frames.count - 1)] - frames[index]
      func value(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
      let (t, c, b) = (value(tension), value(continuity), value(bias))
      let arriving =
        before * ((1 - t) * (1 - c) * (1 + b) / 2) + after * ((1 - t) * (1 + c) * (1 - b) / 2)
      let leaving =
        before * ((1 - t) * (1 + c) * (1 + b) / 2) + after * ((1 - t) * (1 - c) * (1 - b) / 2)
      return (arriving, leaving)
    }
  }
}
