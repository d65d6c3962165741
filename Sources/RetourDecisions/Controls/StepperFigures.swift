// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The figures of steppers: sizes of UIKit in points, times in seconds of our choice.
package enum StepperFigures {
  /// The size of a stepper.
  package static let size = CGSize(width: 94, height: 32)
  /// The radius of the corners.
  package static let cornerRadius: CGFloat = 8
  /// The height of the line between the halves.
  package static let dividerHeight: CGFloat = 18
  /// The time before a held half repeats its step.
  package static let repeatDelay = 0.5
  /// The time between repeated steps.
  package static let repeatInterval = 0.1
}
