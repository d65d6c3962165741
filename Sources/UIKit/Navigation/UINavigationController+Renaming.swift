// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Lets the user change the title of the page on top, whose item has a `renameDelegate`.
  ///
  /// - Parameter sender: The sender, which has no effect.
  public func rename(_ sender: Any?) { topViewController?.navigationItem.beginRenaming() }
}
