// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay visible while their section is.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections with space around them and round corners.
    case insetGrouped = 2
  }

  /// The place of a row that the table scrolls to.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest place at which the row is visible.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animation of rows that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Slides in from the right, and out to the right.
    case right = 1
    /// Slides in from the left, and out to the left.
    case left = 2
    /// Slides in from the top, and out towards the bottom.
    case top = 3
    /// Slides in from the bottom, and out towards the top.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Rows are covered and uncovered by their neighbors.
    case middle = 6
    /// The table chooses: a fade (our decision).
    case automatic = 100
  }

  /// The height, inset or dimension that the table chooses.
  ///
  /// Apple's header declares it as -1.
  public static let automaticDimension: CGFloat = -1
  /// The title of the index that shows a magnifying glass.
  public static let indexSearch = "{search}"
}
