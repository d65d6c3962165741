// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The columns beside the last one of a split view that are visible, and the way in which they are.
///
/// Pure: no views, no clock, no globals. A level is the number of visible columns beside the last
/// one: 0, 1 or, of three columns, 2.
package struct SplitArrangement: Equatable, Sendable {
  /// The way in which columns share the width.
  package enum Behavior: CaseIterable, Sendable {
    /// The last column gets narrower.
    case tile
    /// The other columns cover the last one.
    case overlay
    /// The last column is pushed to the side by the first of three.
    case displace
  }

  /// The number of columns, 2 or 3.
  package let columns: Int
  /// The way in which columns share the width.
  package private(set) var behavior = Behavior.tile
  /// The number of visible columns beside the last one.
  package private(set) var level = 0

  /// Creates an arrangement that shows the last column alone.
  ///
  /// - Parameter columns: The number of columns, 2 or 3.
  package init(columns: Int) { self.columns = columns }

  /// The highest level.
  package var most: Int { columns - 1 }

  /// Returns the behavior that suits a width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: Our decision: see ``SplitFigures``.
  package func automaticBehavior(in width: CGFloat) -> Behavior {
    if columns == 2 { return width >= SplitFigures.tiledWidth ? .tile : .overlay }
    if width >= SplitFigures.tripleTiledWidth { return .tile }
    return width >= SplitFigures.tiledWidth ? .displace : .overlay
  }

  /// Chooses the behavior and the level.
  ///
  /// - Parameters:
  ///   - behavior: The behavior; displacing counts as tiling with two columns.
  ///   - level: The level; `nil` for the one that suits the behavior.
  package mutating func arrange(_ behavior: Behavior, level: Int?) {
    self.behavior = behavior == .displace && columns == 2 ? .tile : behavior
    let automatic =
      switch self.behavior {
      case .tile: most
      case .displace: 1
      case .overlay: 0
      }
    self.level = min(max(0, level ?? automatic), most)
  }

  /// Shows a column.
  ///
  /// - Parameter index: The index of the column; the last one is uncovered.
  package mutating func show(_ index: Int) {
    if index < most {
      level = max(level, most - index)
    } else if behavior == .overlay || behavior == .displace && level == 2 {
      level = behavior == .overlay ? 0 : 1
    }
  }

  /// Hides a column and those before it; the last one cannot be hidden.
  package mutating func hide(_ index: Int) {
    guard index < most else { return }
    level = min(level, most - index - 1)
  }

  /// Returns whether a column is visible.
  package func shows(_ index: Int) -> Bool { index >= most - level }
}
