// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view whose font can follow the content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the content size category.
  ///
  /// Only fonts of a text style, and those that ``UIFontMetrics`` scaled, do.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
