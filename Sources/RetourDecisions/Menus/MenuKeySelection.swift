// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The element of an open menu that the keys of a keyboard have selected.
///
/// The arrows skip what cannot be chosen and go round at the ends.
///
/// Pure: no views, no clock, no globals.
package struct MenuKeySelection: Equatable, Sendable {
  /// A key that has an effect on a menu.
  package enum Key: Equatable, Sendable, CaseIterable {
    case previous, next
    /// The arrow that points into a submenu, and the one that points out of it.
    case enter, leave
    case activate, escape
  }

  /// The index of the element; `nil` if none is selected.
  package private(set) var index: Int?

  /// Creates a selection of no element.
  package init() {}

  /// Clears the selection: a finger has come down, or another menu is in front.
  package mutating func clear() { index = nil }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - targets: The elements of the menu in front.
  ///   - isSubmenu: Whether it is a submenu.
  /// - Returns: The consequence.
  package mutating func press(
    _ key: Key,
    in targets: [MenuTouchStateMachine.Target],
    isSubmenu: Bool
  ) -> MenuTouchStateMachine.Action {
    let selected = index.flatMap { targets.indices.contains($0) ? targets[$0] : nil }
    switch (key, selected) {
    case (.next, _): return select(in: Array(targets.enumerated()), after: index)
    case (.previous, _): return select(in: targets.enumerated().reversed(), after: index)
    case (.activate, .submenu(let index)), (.enter, .submenu(let index)):
      return .openSubmenu(index)
    case (.activate, .row(let index)): return .choose(index)
    case (.leave, _): return isSubmenu ? .closeSubmenu : .none
    case (.escape, _): return isSubmenu ? .closeSubmenu : .dismiss
    case (.activate, _), (.enter, _): return .none
    }
  }

  private mutating func select(
    in targets: [(offset: Int, element: MenuTouchStateMachine.Target)],
    after former: Int?
  ) -> MenuTouchStateMachine.Action {
    let start = targets.firstIndex { $0.offset == former }.map { $0 + 1 } ?? 0
    guard
      let found = (targets[start...] + targets[..<start]).first(where: { $0.element.isEnabled })
    else { return .none }
    index = found.offset
    return .highlight(index)
  }
}

extension MenuTouchStateMachine.Target {
  /// Whether it is an element that can be chosen.
  fileprivate var isEnabled: Bool {
    switch self {
    case .row, .submenu: true
    case .outside, .parent, .inert: false
    }
  }
}
