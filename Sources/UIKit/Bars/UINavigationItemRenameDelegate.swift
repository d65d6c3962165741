// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that a navigation item calls while the user changes its title.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Asks the delegate whether the user may change the title; called when the title's menu opens,
  /// too.
  ///
  /// - Parameter navigationItem: The item.
  /// - Returns: `true` by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Asks the delegate for the text that the change begins with.
  ///
  /// - Parameters:
  ///   - navigationItem: The item.
  ///   - suggestedTitle: Its title.
  ///   - selectedRange: The part of the title that would be selected: all of it.
  /// - Returns: The first text of the field, and the part of it that is selected; both as they are
  ///   suggested by default.
  func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Asks the delegate whether the item takes a new title.
  ///
  /// - Parameters:
  ///   - navigationItem: The item.
  ///   - title: The new title.
  /// - Returns: `false` keeps the former one; `true` by default.
  func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  )
    -> Bool
  /// Notifies the delegate that the item has a new title.
  ///
  /// - Parameters:
  ///   - navigationItem: The item.
  ///   - title: The new title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
  /// Allows it.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Takes what is suggested.
  public func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Takes the new title.
  public func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool { true }
}
