// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a progress view, in points and seconds.
package enum ProgressFigures {
  /// The thickness (reported, iOS 14 and later).
  package static let height: CGFloat = 4
  /// The thickness in bars (reported).
  package static let barHeight: CGFloat = 2.5
  /// The duration of an animated change (our decision).
  package static let duration = 0.25
}
