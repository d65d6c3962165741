// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The commands of a text's selection that keys and edit menus call.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection to the pasteboard and removes it.
  ///
  /// - Parameter sender: The sender; `nil` for a key, a `UICommand` for a menu.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  ///
  /// - Parameter sender: The sender; `nil` for a key, a `UICommand` for a menu.
  func copy(_ sender: Any?)
  /// Replaces the selection by the text of the pasteboard.
  ///
  /// - Parameter sender: The sender; `nil` for a key, a `UICommand` for a menu.
  func paste(_ sender: Any?)
  /// Selects the word at the caret.
  ///
  /// - Parameter sender: The sender; a `UICommand` for a menu.
  func select(_ sender: Any?)
  /// Selects the whole text.
  ///
  /// - Parameter sender: The sender; `nil` for a key, a `UICommand` for a menu.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  ///
  /// - Parameter sender: The sender; a `UICommand` for a menu.
  func delete(_ sender: Any?)
}
