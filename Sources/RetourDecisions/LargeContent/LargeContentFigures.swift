// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures and durations of the large content viewer, in points and seconds; all ours (see
/// Parity).
package enum LargeContentFigures {
  /// The least side of the box.
  package static let leastSide: CGFloat = 176
  /// The largest width of the box.
  package static let widest: CGFloat = 300
  /// The side of the square that an image grows to.
  package static let imageSide: CGFloat = 96
  /// The space around image and title.
  package static let padding: CGFloat = 20
  /// The space between image and title.
  package static let gap: CGFloat = 12
  /// The radius of the corners.
  package static let cornerRadius: CGFloat = 22
  /// The distance of the box from the edges of its room.
  package static let margin: CGFloat = 16
  /// The number of lines of a title.
  package static let lines = 3
  /// The size of the font of a title.
  package static let fontSize: CGFloat = 30
  /// The duration of the appearance, and of the disappearance.
  package static let fade = 0.2
  /// The press that opens the menu of an item that the viewer shows first.
  package static let menuPress = 1.5
}
