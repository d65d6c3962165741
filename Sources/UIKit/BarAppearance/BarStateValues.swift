// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of an item's appearance in one state, as far as they were set.
@MainActor
struct BarStateValues {
  var titleStyle: TextStyle?
  var titleOffset: UIOffset?
  var background: UIImage?
  var backgroundOffset: UIOffset?

  /// Whether nothing was set.
  var isEmpty: Bool {
    titleStyle == nil && titleOffset == nil && background == nil && backgroundOffset == nil
  }

  /// Returns these values with another state's where they were not set.
  func over(_ other: BarStateValues) -> BarStateValues {
    var values = self
    values.titleStyle =
      titleStyle.map { own in other.titleStyle.map(own.over) ?? own } ?? other.titleStyle
    values.titleOffset = titleOffset ?? other.titleOffset
    values.background = background ?? other.background
    values.backgroundOffset = backgroundOffset ?? other.backgroundOffset
    return values
  }
}
