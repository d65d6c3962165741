// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of a menu's sections and elements.
///
/// Pure: lengths are points, the origin is the upper left corner of the content.
package struct MenuLayout: Equatable, Sendable {
  /// The arrangement of a section's elements.
  package enum Arrangement: Equatable, Sendable {
    /// One below the other.
    case rows
    /// Four side by side.
    case small
    /// Three side by side.
    case medium

    fileprivate var columns: Int {
      switch self {
      case .rows: 1
      case .small: 4
      case .medium: 3
      }
    }
  }

  /// A section of a menu.
  package struct Section: Equatable, Sendable {
    /// Whether the section has a title.
    package var hasTitle: Bool
    package var arrangement: Arrangement
    /// The heights of the elements; without effect on elements side by side.
    package var heights: [CGFloat]

    package init(hasTitle: Bool = false, arrangement: Arrangement = .rows, heights: [CGFloat]) {
      (self.hasTitle, self.arrangement, self.heights) = (hasTitle, arrangement, heights)
    }
  }

  /// The frames of the elements of all sections, in order.
  package private(set) var elements: [CGRect] = []
  /// The frames of the sections' titles, `nil` for sections without one.
  package private(set) var titles: [CGRect?] = []
  /// The frames of the bands between two sections.
  package private(set) var bands: [CGRect] = []
  /// The upper ends of the lines between two elements, or between a title and an element.
  package private(set) var lines: [CGFloat] = []
  /// The size of the content.
  package private(set) var size: CGSize

  /// Lays out a menu.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - width: The width of the menu.
  ///   - isRightToLeft: Whether elements side by side begin at the right.
  package init(_ sections: [Section], width: CGFloat, isRightToLeft: Bool) {
    size = CGSize(width: width, height: 0)
    for (index, section) in sections.enumerated() {
      if index > 0 { bands.append(takeLine(MenuFigures.bandHeight)) }
      if section.hasTitle {
        titles.append(takeLine(MenuFigures.titleHeight))
        lines.append(size.height)
      } else {
        titles.append(nil)
      }
      add(section, isRightToLeft: isRightToLeft)
    }
  }

  private mutating func add(_ section: Section, isRightToLeft: Bool) {
    let columns = min(section.arrangement.columns, max(1, section.heights.count))
    for start in stride(from: 0, to: section.heights.count, by: columns) {
      if start > 0 { lines.append(size.height) }
      let line = takeLine(height(of: section, at: start))
      for column in 0..<min(columns, section.heights.count - start) {
        let place = isRightToLeft ? columns - 1 - column : column
        let left = (line.width * CGFloat(place) / CGFloat(columns)).rounded()
        let right = (line.width * CGFloat(place + 1) / CGFloat(columns)).rounded()
        elements.append(CGRect(x: left, y: line.minY, width: right - left, height: line.height))
      }
    }
  }

  private func height(of section: Section, at index: Int) -> CGFloat {
    switch section.arrangement {
    case .rows: section.heights[index]
    case .small: MenuFigures.smallHeight
    case .medium: MenuFigures.mediumHeight
    }
  }

  /// Extends the content by a part of its full width.
  private mutating func takeLine(_ height: CGFloat) -> CGRect {
    let line = CGRect(x: 0, y: size.height, width: size.width, height: height)
    size.height += height
    return line
  }
}
