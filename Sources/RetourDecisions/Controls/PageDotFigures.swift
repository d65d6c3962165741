// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a page control, in points.
package enum PageDotFigures {
  /// The diameter of a dot (reported).
  package static let dot: CGFloat = 7
  /// The distance between the centers of two dots (reported).
  package static let pitch: CGFloat = 16
  /// The height of the control (reported, iOS 14 and later).
  package static let height: CGFloat = 26
  /// The margin before the first and after the last dot (our decision).
  package static let margin: CGFloat = 12
  /// The scale of the outermost dots while more pages exist than dots fit (our decision).
  package static let smallScale: CGFloat = 0.6
  /// The opacity of the dots of other pages (our decision).
  package static let restAlpha: CGFloat = 0.3
  /// The distance that a finger moves from page to page (our decision).
  package static let dragPitch: CGFloat = 12
}
