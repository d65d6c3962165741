// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The metrics of a bar in one design, in points.
package struct BarFigures: Equatable, Sendable {
  // MARK: What the designs differ in

  /// The height of a navigation bar, without its padding.
  package var height: CGFloat
  /// The height where the compact height is.
  package var compactHeight: CGFloat
  /// The part of a bar's zone above the bar.
  package var padding: CGFloat
  package var compactPadding: CGFloat
  /// The greatest height of the content, at the top of the bar's row.
  package var contentHeight: CGFloat
  /// The height of the line above the title.
  package var promptHeight: CGFloat
  /// The margins of the content on narrow bars and on wide ones.
  package var margins: Margins
  /// The margins of a large title.
  package var titleMargins: Margins
  /// The margins of the back button.
  package var backMargins: Margins
  /// The chevron's distance from the back button's leading end.
  package var indicatorInset: CGFloat
  /// The space between the chevron and the label.
  package var indicatorGap: CGFloat
  /// The space between the label, or the chevron alone, and the back button's trailing end.
  package var labelInset: CGFloat
  /// The height of the back button.
  package var buttonHeight: CGFloat
  /// The space between the back button and the items.
  package var backSpacing: CGFloat
  /// The height of a toolbar.
  package var toolbarHeight: CGFloat
  /// The glass that items lie on; `nil` where they lie on the bar.
  package var platter: PlatterFigures?
  package var toolbarPlatter: PlatterFigures?
  /// Whether titles slide with their pages, and do not become back buttons.
  package var titlesSlide: Bool
  /// Whether a title below becomes the back button's label, unless that has one of its own.
  package var backShowsTitle: Bool

  // MARK: What they share

  /// The font size of the line above the title (measured on a later system).
  package static let promptFontSize: CGFloat = 12
  /// The width from which a bar has the wide margins (measured: 414 point phones and tablets).
  package static let wideWidth: CGFloat = 414
  /// The minimum space between the title and the items beside it (measured on a later system).
  package static let titleClearance: CGFloat = 8
  /// The space between two items with images (measured).
  package static let itemSpacing: CGFloat = 8
  /// The space between a text item and its neighbor, so that two words stay two (our decision).
  package static let textSpacing: CGFloat = 16
  /// The minimum side of a touch target (Human Interface Guidelines).
  package static let touchSide: CGFloat = 44
  /// The font size of titles and items (Human Interface Guidelines).
  package static let fontSize: CGFloat = 17
  /// The font size of a line below a title, and below a large title (our decision).
  package static let subtitleFontSize: CGFloat = 12
  package static let largeSubtitleFontSize: CGFloat = 15
  /// The alpha of a highlighted control (reported as a leftover of a refused pop).
  package static let pressedAlpha: CGFloat = 0.2
  /// The duration of the fade from highlighted to normal, in seconds (reported).
  package static let releaseDuration: TimeInterval = 0.35
  /// The duration of the fade of items that are set with animation, in seconds (our decision).
  package static let itemFadeDuration: TimeInterval = 0.25

  /// Returns the metrics of a design.
  package static func of(_ design: InterfaceDesign) -> BarFigures {
    switch design {
    case .flat: .flat
    case .glass: .glass
    }
  }

  /// Returns the height of a navigation bar, in points.
  package func height(isCompact: Bool) -> CGFloat { isCompact ? compactHeight : height }

  /// Returns the height of a toolbar, in points.
  package func toolbarHeight(isCompact: Bool) -> CGFloat {
    isCompact ? min(compactHeight, toolbarHeight) : toolbarHeight
  }

  /// Returns the part of a navigation bar's zone above the bar.
  package func padding(isCompact: Bool) -> CGFloat { isCompact ? compactPadding : padding }

  /// Returns the margin of the bar's content.
  package func margin(width: CGFloat) -> CGFloat { margins.margin(width) }

  /// Returns the margin of a large title.
  package func titleMargin(width: CGFloat) -> CGFloat { titleMargins.margin(width) }

  /// Returns the back button's distance from the edge.
  package func backMargin(width: CGFloat) -> CGFloat { backMargins.margin(width) }

  /// A margin on narrow bars and on wide ones.
  package struct Margins: Equatable, Sendable {
    let narrow: CGFloat
    let wide: CGFloat

    /// Returns the margin on a bar of a width.
    func margin(_ width: CGFloat) -> CGFloat { width < BarFigures.wideWidth ? narrow : wide }
  }
}

extension BarFigures {
  /// The metrics up to iOS 18.
  package static let flat = BarFigures(
    // Measured: phones in portrait, and in landscape.
    height: 44,
    compactHeight: 32,
    padding: 0,
    compactPadding: 0,
    contentHeight: .infinity,
    // Reported.
    promptHeight: 30,
    // Measured.
    margins: Margins(narrow: 16, wide: 20),
    titleMargins: Margins(narrow: 16, wide: 20),
    // Reported.
    backMargins: Margins(narrow: 8, wide: 16),
    indicatorInset: 0,
    // The label begins at 27 (imitations agree).
    indicatorGap: 6,
    labelInset: 0,
    // A public dump of the bar's views.
    buttonHeight: 30,
    backSpacing: itemSpacing,
    toolbarHeight: 44,
    platter: nil,
    toolbarPlatter: nil,
    titlesSlide: false,
    backShowsTitle: true
  )

  /// The metrics from iOS 26 on.
  package static let glass = BarFigures(
    // Measured: the bar is 54 high in a zone of 64. The compact height is our decision.
    height: 54,
    compactHeight: 48,
    padding: 10,
    compactPadding: 4,
    contentHeight: PlatterFigures.bar.height,
    // Measured.
    promptHeight: 32,
    margins: Margins(narrow: 16, wide: 16),
    titleMargins: Margins(narrow: 20, wide: 20),
    backMargins: Margins(narrow: 16, wide: 16),
    // An imitation's measures of the chevron, 13 wide, and the label.
    indicatorInset: 15,
    indicatorGap: 9,
    labelInset: 16,
    buttonHeight: PlatterFigures.bar.height,
    backSpacing: PlatterFigures.bar.gap,
    // A platter of 48 in the middle of its zone (measured; the zone is our decision).
    toolbarHeight: 64,
    platter: .bar,
    toolbarPlatter: .toolbar,
    // Apple documentation.
    titlesSlide: true,
    backShowsTitle: false
  )
}
