// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a slider up to iOS 18, in points and seconds.
package enum SliderFigures {
  /// The height that a slider asks for (reported).
  package static let height: CGFloat = 34
  /// The thickness of the track (reported).
  package static let trackHeight: CGFloat = 4
  /// The margin between the bounds and the ends of the track (reported).
  package static let margin: CGFloat = 2
  /// The diameter of the thumb (reported).
  package static let thumb: CGFloat = 28
  /// The gap between the track and an image at its end (our decision).
  package static let imageGap: CGFloat = 8
  /// The least width and height at which a finger takes the thumb (Human Interface Guidelines).
  package static let touchSize: CGFloat = 44
  /// The duration of an animated change (our decision).
  package static let duration = 0.25
  /// The share of the range by which assistive technologies move the thumb (our decision).
  package static let step: Float = 0.1
  /// The opacity of a disabled slider (our decision).
  package static let disabledAlpha: CGFloat = 0.5
  /// The opacity of the thumb's shadow, its radius and its distance (our decision).
  package static let shadow: (opacity: Float, radius: CGFloat, offset: CGFloat) = (0.2, 4, 2)
}
