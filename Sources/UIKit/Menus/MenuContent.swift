// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The elements of one menu as it is displayed: sections without hidden elements.
@MainActor
struct MenuContent {
  /// An element of a displayed menu.
  enum Item {
    case leaf(any UIMenuElement & UIMenuLeaf)
    case submenu(UIMenu)
    /// The first row of a submenu, which closes it.
    case back(UIMenu)
    /// The placeholder of a deferred element.
    case loading
  }

  /// A section of a displayed menu.
  struct Section {
    let title: String?
    let arrangement: MenuLayout.Arrangement
    var items: [Item] = []
  }

  private(set) var sections: [Section] = []
  private let deferred: DeferredElements

  /// Creates the content of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isSubmenu: Whether a row that closes the menu comes first.
  ///   - deferred: The elements that this display has loaded.
  init(_ menu: UIMenu, isSubmenu: Bool, _ deferred: DeferredElements) {
    self.deferred = deferred
    if isSubmenu {
      sections = [Section(title: nil, arrangement: .rows, items: [.back(menu)])]
      add(menu.children, to: Section(title: nil, arrangement: menu.arrangement))
    } else {
      add(menu.children, to: Section(title: menu.shownTitle, arrangement: menu.arrangement))
    }
  }

  /// The elements of all sections, in order.
  var items: [Item] { sections.flatMap(\.items) }

  /// Whether there is nothing to choose from.
  var isEmpty: Bool { sections.isEmpty }

  /// Whether the rows have a column of check marks and arrows.
  var hasMarks: Bool {
    items.contains { item in
      switch item {
      case .leaf(let leaf): leaf.state != .off
      case .submenu, .back: true
      case .loading: false
      }
    }
  }

  /// Adds elements; a section of its own ends the given one, which continues after it.
  private mutating func add(_ elements: [UIMenuElement], to section: Section) {
    var open = section
    for element in elements { add(element, to: &open) }
    close(open)
  }

  private mutating func add(_ element: UIMenuElement, to open: inout Section) {
    if let deferred = element as? UIDeferredMenuElement {
      guard let loaded = self.deferred.elements(of: deferred) else {
        return open.items.append(.loading)
      }
      for element in loaded { add(element, to: &open) }
    } else if let menu = element as? UIMenu {
      guard menu.options.contains(.displayInline) else {
        if menu.hasVisibleElements { open.items.append(.submenu(menu)) }
        return
      }
      close(open)
      add(menu.children, to: Section(title: menu.shownTitle, arrangement: menu.arrangement))
      open = Section(title: nil, arrangement: open.arrangement)
    } else if let leaf = element as? any UIMenuElement & UIMenuLeaf,
      !leaf.attributes.contains(.hidden)
    {
      open.items.append(.leaf(leaf))
    }
  }

  private mutating func close(_ section: Section) {
    if !section.items.isEmpty { sections.append(section) }
  }
}

extension UIMenu {
  /// The title of a section; `nil` if it is empty.
  fileprivate var shownTitle: String? { title.isEmpty ? nil : title }

  fileprivate var arrangement: MenuLayout.Arrangement {
    if options.contains(.displayAsPalette) { return .small }
    return switch preferredElementSize {
    case .small: .small
    case .medium: .medium
    case .large, .automatic: .rows
    }
  }

  /// Whether a submenu has something to show; a deferred element may have.
  fileprivate var hasVisibleElements: Bool {
    children.contains { element in
      if let menu = element as? UIMenu { return menu.hasVisibleElements }
      return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true
    }
  }
}
