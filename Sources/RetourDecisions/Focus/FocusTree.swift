// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The items of a window that can have the keyboard focus, as a tree of the views around them.
///
/// Pure: all frames are in the window's coordinates.
package struct FocusTree: Equatable, Sendable {
  /// The part of a window that a node belongs to, in reading order.
  package enum Part: Int, Comparable, Sendable {
    /// A navigation bar.
    case topBar
    /// Everything else.
    case content
    /// A toolbar or a tab bar.
    case bottomBar

    package static func < (one: Part, other: Part) -> Bool { one.rawValue < other.rawValue }
  }

  /// An item, or the container of other nodes.
  package struct Node: Equatable, Sendable {
    /// The number of the item; `nil` for a container.
    package let item: Int?
    /// The frame of the item, or the area that the items of the container cover.
    package let frame: CGRect
    package let part: Part
    /// The nodes inside, in reading order.
    package let children: [Node]

    /// Creates the node of an item without items inside.
    ///
    /// - Parameters:
    ///   - item: The number of the item.
    ///   - frame: The frame.
    package init(item: Int, frame: CGRect) {
      (self.item, self.frame, part, children) = (item, frame, .content, [])
    }

    /// Creates the node of a container; `nil` if there are no items inside.
    ///
    /// - Parameters:
    ///   - children: The nodes inside, in any order.
    ///   - part: The part of the window.
    ///   - isMirrored: Whether the container is laid out from right to left.
    package init?(_ children: [Node], part: Part, isMirrored: Bool) {
      guard let first = children.first else { return nil }
      item = nil
      frame = children.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      self.part = part
      self.children = Self.readingOrder(of: children, isMirrored: isMirrored)
    }

    /// The numbers of the items, in reading order.
    package var items: [Int] { (item.map { [$0] } ?? []) + children.flatMap(\.items) }

    /// Sorts siblings: bars around the content, rows from top to bottom, each row from its leading
    /// edge.
    private static func readingOrder(of nodes: [Node], isMirrored: Bool) -> [Node] {
      let parts = Dictionary(grouping: nodes, by: \.part)
      return parts.keys.sorted().flatMap { part in
        rows(of: parts[part] ?? []).flatMap { row in
          row.stableSorted {
            isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
          }
        }
      }
    }

    /// Groups nodes by rows: a node belongs to the row above if its middle is beside it.
    private static func rows(of nodes: [Node]) -> [[Node]] {
      var rows: [[Node]] = []
      var end = -CGFloat.infinity
      for node in nodes.stableSorted(by: { $0.frame.minY < $1.frame.minY }) {
        if !rows.isEmpty, node.frame.midY < end {
          rows[rows.count - 1].append(node)
          end = min(end, node.frame.maxY)
        } else {
          rows.append([node])
          end = node.frame.maxY
        }
      }
      return rows
    }
  }
}

extension Array {
  /// Sorts the elements; equal ones keep their order.
  fileprivate func stableSorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { one, other in
      if isBefore(one.element, other.element) { return true }
      return !isBefore(other.element, one.element) && one.offset < other.offset
    }
    .map(\.element)
  }
}
