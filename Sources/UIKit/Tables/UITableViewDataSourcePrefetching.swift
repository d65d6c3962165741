// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that prepares the data of rows before they are visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Begins to prepare data.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows, those that will be visible first first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Ends the preparation of data that is not needed any more.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
