// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The movement of two bars' backgrounds, each of which stays with its page.
///
/// The upper page covers the lower one, so the lower page's background is visible only where that
/// page is: a panel as wide as the bar moves by the whole width and clips the background in it,
/// which moves with its page. Pure: no views, no clock, no globals.
package struct BarBackgroundMotion: Equatable {
  /// Horizontal distances from the place at rest, in points to the right.
  package struct Place: Equatable {
    /// The panel, in the bar.
    package var panel: CGFloat = 0
    /// The background, in its panel.
    package var content: CGFloat = 0

    package init(panel: CGFloat = 0, content: CGFloat = 0) {
      (self.panel, self.content) = (panel, content)
    }
  }

  /// The place of the outgoing background at the end.
  package let outgoingEnd: Place
  /// The place of the incoming background at the start.
  package let incomingStart: Place
  /// Whether the incoming background is the upper one.
  package let isPush: Bool

  /// Creates the movement.
  ///
  /// - Parameters:
  ///   - isPush: Whether the incoming page is the upper one.
  ///   - width: The width of the bar.
  ///   - parallax: The part of the width by which the lower page moves.
  ///   - isRightToLeft: Whether the layout is mirrored.
  package init(isPush: Bool, width: CGFloat, parallax: CGFloat, isRightToLeft: Bool) {
    let distance = isRightToLeft ? -width : width
    let upper = Place(panel: distance)
    let lower = Place(panel: -distance, content: (1 - parallax) * distance)
    self.isPush = isPush
    (outgoingEnd, incomingStart) = isPush ? (lower, upper) : (upper, lower)
  }
}
