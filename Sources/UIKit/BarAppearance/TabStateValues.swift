// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of a tab's appearance in one state, as far as they were set.
@MainActor
struct TabStateValues {
  var titleStyle: TextStyle?
  var titleOffset: UIOffset?
  var iconColor: UIColor?
  var badgeOffset: UIOffset?
  var badgeColor: UIColor?
  var badgeStyle: TextStyle?
  var badgeTitleOffset: UIOffset?

  /// Returns these values with another state's where they were not set, colors of the title and of
  /// the image apart: a tab that is selected keeps the tint color.
  func over(_ other: TabStateValues) -> TabStateValues {
    var values = self
    let shared = other.titleStyle.map { style in
      TextStyle(style.attributes.filter { $0.key != .foregroundColor })
    }
    values.titleStyle = titleStyle.map { own in shared.map(own.over) ?? own } ?? shared
    values.titleOffset = titleOffset ?? other.titleOffset
    values.badgeOffset = badgeOffset ?? other.badgeOffset
    values.badgeColor = badgeColor ?? other.badgeColor
    values.badgeStyle =
      badgeStyle.map { own in other.badgeStyle.map(own.over) ?? own } ?? other.badgeStyle
    values.badgeTitleOffset = badgeTitleOffset ?? other.badgeTitleOffset
    return values
  }
}
