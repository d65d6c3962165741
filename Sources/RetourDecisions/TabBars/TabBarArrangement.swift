// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The arrangement of images and titles in a tab bar.
package enum TabBarArrangement: Equatable, CaseIterable, Sendable {
  /// Titles below images.
  case stacked
  /// Titles beside images, in a wide bar.
  case inline
  /// Titles beside images, in a low bar.
  case compactInline

  /// Creates the arrangement of a bar (Apple documentation).
  ///
  /// - Parameters:
  ///   - isWide: Whether the bar has the regular width.
  ///   - isLow: Whether the bar has the compact height.
  package init(isWide: Bool, isLow: Bool) {
    self = isWide ? .inline : isLow ? .compactInline : .stacked
  }

  /// The height of the bar without the safe area, in points (measured).
  package var height: CGFloat {
    switch self {
    case .stacked: TabBarFigures.height
    case .inline: 50
    case .compactInline: 32
    }
  }

  /// Returns the height of the bar without the safe area, in points.
  ///
  /// - Parameter design: The design of the bar.
  /// - Returns: The height; with glass, that of its zone.
  package func height(in design: InterfaceDesign) -> CGFloat {
    design == .flat ? height : platterHeight + TabBarFigures.platterMargin
  }

  /// The height of the glass behind the tabs, in points (measured for stacked ones, else our
  /// decision).
  package var platterHeight: CGFloat {
    switch self {
    case .stacked: 62
    case .inline: 50
    case .compactInline: 38
    }
  }

  /// The size of the titles' font (Human Interface Guidelines; beside images, our decision).
  package var fontSize: CGFloat {
    switch self {
    case .stacked: TabBarFigures.fontSize
    case .inline: 13
    case .compactInline: 12
    }
  }

  /// The greatest side of an image, in points; greater ones shrink beside a title (our decision).
  package var greatestImage: CGFloat {
    switch self {
    case .stacked: .infinity
    case .inline: 28
    case .compactInline: 20
    }
  }
}
