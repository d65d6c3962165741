// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a search bar calls while its text is edited.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  // MARK: Editing text

  /// Asks the delegate whether editing may begin.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true` by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Notifies the delegate that editing began.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks the delegate whether editing may end.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: `true` by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Notifies the delegate that editing ended.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user changed or cleared the text.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks the delegate whether the user may change the text.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The range that is replaced, in UTF-16 units.
  ///   - text: The string in its place.
  /// - Returns: `true` by default.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  // MARK: Clicking buttons

  /// Notifies the delegate that the user pressed Return.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user tapped the cancel button.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user chose a scope.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope.
  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
