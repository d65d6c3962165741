// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The figures of buttons with configurations, in points.
///
/// The insets give a filled button the heights of the Human Interface Guidelines: 28, 28, 34 and 50
/// points. The opacities are our decision, after pictures of UIKit.
package enum ButtonFigures {
  /// The insets above and below, and at the sides, of a mini button.
  package static let miniInsets = CGSize(width: 8, height: 5)
  /// The insets of a small button.
  package static let smallInsets = CGSize(width: 10, height: 5)
  /// The insets of a medium button.
  package static let mediumInsets = CGSize(width: 12, height: 7)
  /// The insets of a large button.
  package static let largeInsets = CGSize(width: 20, height: 15)
  /// The corner radius of backgrounds, as a fraction of the size of the title's font.
  package static let cornerShare: CGFloat = 0.35
  /// The corner radius of the style "small".
  package static let smallCorner: CGFloat = 4
  /// The corner radius of the style "medium".
  package static let mediumCorner: CGFloat = 8
  /// The corner radius of the style "large".
  package static let largeCorner: CGFloat = 12
  /// The opacity of a tinted background.
  package static let tintedAlpha: CGFloat = 0.18
  /// The opacity of a background and its content while the button is pressed.
  package static let pressedAlpha: CGFloat = 0.75
  /// The opacity of the subtitle on a filled background.
  package static let filledSubtitleAlpha: CGFloat = 0.8
}
