// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A command of the system for a selection; the raw value is the name of its method.
enum EditCommand: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"

  /// The method that performs the command: equal to the selector of its name.
  var action: Selector {
    switch self {
    case .cut: editAction { $0.cut($1) }
    case .copy: editAction { $0.copy($1) }
    case .paste: editAction { $0.paste($1) }
    case .select: editAction { $0.select($1) }
    case .selectAll: editAction { $0.selectAll($1) }
    }
  }

  private func editAction(
    _ call: @escaping @MainActor @Sendable (any UIResponderStandardEditActions, Any?) -> Void
  ) -> Selector {
    Selector(rawValue) {
      $0 is any UIResponderStandardEditActions
    } call: { target, sender, _ in
      nonisolated(unsafe) let target = target
      nonisolated(unsafe) let sender = sender
      MainActor.assumeIsolated {
        if let responder = target as? any UIResponderStandardEditActions { call(responder, sender) }
      }
    }
  }

  private var title: SystemString {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }

  /// Returns the commands that a responder, or one above it, can perform, as a section of a menu.
  @MainActor
  static func menus(for responder: UIResponder) -> [UIMenuElement] {
    let commands = allCases.map { command in
      UICommand(
        title: command.title.text(in: Stage.current.language),
        action: command.action
      )
    }.filter { command in
      command.action.flatMap { responder.target(forAction: $0, withSender: command) } != nil
    }
    guard !commands.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }
}

extension UIMenu.Identifier {
  /// The section of the system's commands for a selection.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
}
