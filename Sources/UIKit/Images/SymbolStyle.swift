// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The size, weight and scale of a drawn symbol.
struct SymbolStyle: Hashable {
  /// The size of the text beside the symbol, in points; that of body text unless set.
  var size: CGFloat = 17
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.default

  /// The side of the square that the shapes are defined in, in points.
  ///
  /// Large symbols are about 1.29 times as large as medium ones, small ones 0.79 times (the
  /// proportions of Apple's SF Symbols); sizes are clamped to 1 to 1000 points (our decision).
  var side: CGFloat {
    let usable = size.isFinite ? min(max(size, 1), 1000) : 17
    return switch scale {
    case .small: usable * 0.79
    case .large: usable * 1.29
    case .default, .unspecified, .medium: usable
    }
  }

  /// The width of a stroke in fractions of the side.
  ///
  /// Our decision: semibold and large at 17 points, as the bar's chevron is drawn, gives the 2.7
  /// points that are reported of UIKit's.
  var stroke: CGFloat {
    switch weight {
    case .ultraLight: 0.03
    case .thin: 0.05
    case .light: 0.075
    case .unspecified, .regular: 0.095
    case .medium: 0.11
    case .semibold: 0.125
    case .bold: 0.145
    case .heavy: 0.17
    case .black: 0.19
    }
  }
}
