// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIMenu {
  /// Turns an element on, and the others of the menu off, if the menu allows a single selection.
  func select(_ leaf: any UIMenuElement & UIMenuLeaf) {
    guard let group = selectionGroup(of: leaf) else { return }
    for element in group.leaves where element !== leaf { element.state = .off }
    leaf.state = .on
  }

  /// The menu with a single selection that an element belongs to: the menu or one of its sections.
  private func selectionGroup(of leaf: UIMenuElement) -> UIMenu? {
    for case let section as UIMenu in children where section.options.contains(.displayInline) {
      if let group = section.selectionGroup(of: leaf) { return group }
    }
    let contains = options.contains(.singleSelection) && leaves.contains { $0 === leaf }
    return contains ? self : nil
  }

  /// The elements of the menu and its sections.
  private var leaves: [any UIMenuElement & UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuElement & UIMenuLeaf] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.leaves : []
      }
      return (element as? any UIMenuElement & UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
