// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of the "More" page, in points.
package enum MoreFigures {
  /// The height of a row (Human Interface Guidelines: the least height of a touch target).
  package static let rowHeight: CGFloat = 44
  /// The size of a row's font (Human Interface Guidelines: body).
  package static let fontSize: CGFloat = 17
  /// The margin at either side (table cells of phones).
  package static let margin: CGFloat = 16
  /// The width reserved for an image: those of tabs are 25 to 28 wide (Human Interface
  /// Guidelines).
  package static let imageWidth: CGFloat = 28
  /// The gap between the parts of a row (our decision).
  package static let gap: CGFloat = 14
  /// The scale of the chevron, as a share of the symbol's own size (our decision).
  package static let chevronShare: CGFloat = 0.65
}
