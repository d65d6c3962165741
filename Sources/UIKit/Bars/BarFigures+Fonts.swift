// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension BarFigures {
  /// The font of titles and prominent items.
  static let titleFont = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
  /// The font of a line below a title.
  static let subtitleFont = UIFont.systemFont(ofSize: subtitleFontSize)
  /// The font of a line below a large title.
  static let largeSubtitleFont = UIFont.systemFont(ofSize: largeSubtitleFontSize)
  /// The font of other items.
  static let itemFont = UIFont.systemFont(ofSize: fontSize)
  /// The font of other items among glass (measured).
  static let glassItemFont = UIFont.systemFont(ofSize: fontSize, weight: .medium)
}
