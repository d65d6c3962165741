// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The elements of a view hierarchy as assistive technologies see them.
///
/// An element is a leaf. Views that contain elements are nodes if they have a label, an identifier
/// or traits, and are left out otherwise. Nodes of one view are in reading order: from top to
/// bottom, then from the leading edge; a navigation bar comes first, other bars last (our decision,
/// see Parity).
@MainActor
package struct AccessibilityTree {
  /// One element, or a container of elements.
  package struct Node {
    package let element: UIResponder
    package let children: [Node]
  }

  /// The nodes of the outermost views.
  package let nodes: [Node]

  /// Creates the tree of a window.
  package init(_ window: UIWindow) { nodes = Self.nodes(in: window) }

  /// Finds the first element with a label, in reading order.
  ///
  /// - Parameter label: The label.
  /// - Returns: The element; `nil` if there is none.
  package func element(labeled label: String) -> UIResponder? {
    func search(_ nodes: [Node]) -> UIResponder? {
      for node in nodes {
        if node.element.accessibilityLabel == label { return node.element }
        if let found = search(node.children) { return found }
      }
      return nil
    }
    return search(nodes)
  }

  private static func nodes(of element: UIResponder) -> [Node] {
    if element.accessibilityElementsHidden { return [] }
    if let view = element as? UIView, view.storedLayer.isHidden || view.storedLayer.opacity < 0.01 {
      return []
    }
    if element.isAccessibilityElement { return [Node(element: element, children: [])] }
    let children = nodes(in: element)
    let isNamed =
      element.accessibilityLabel != nil || element.accessibilityIdentifier != nil
      || element.accessibilityTraits != .none
    return isNamed && !children.isEmpty ? [Node(element: element, children: children)] : children
  }

  private static func nodes(in container: UIResponder) -> [Node] {
    if let elements = container.accessibilityElements {
      return elements.compactMap { $0 as? UIResponder }.flatMap(nodes(of:))
    }
    guard let view = container as? UIView else { return [] }
    var views = view.storedSubviews
    if let modal = views.last(where: { $0.accessibilityViewIsModal && !$0.storedLayer.isHidden }) {
      views = [modal]
    }
    let isMirrored = view.layoutDirection == .rightToLeft
    let sorted = views.enumerated().sorted { first, second in
      let (a, b) = (first.element.storedLayer.frame, second.element.storedLayer.frame)
      if rank(first.element) != rank(second.element) {
        return rank(first.element) < rank(second.element)
      }
      if a.maxY <= b.minY || b.maxY <= a.minY { return a.minY < b.minY }
      if a.minX != b.minX { return isMirrored ? a.maxX > b.maxX : a.minX < b.minX }
      return first.offset < second.offset
    }
    return sorted.flatMap { nodes(of: $0.element) }
  }

  /// The order of bars among the pages that extend below them.
  private static func rank(_ view: UIView) -> Int {
    view is UINavigationBar ? 0 : view is UIToolbar || view is UITabBar ? 2 : 1
  }
}
