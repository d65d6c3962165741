// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UISearchBar {
  /// The background of a search bar.
  public enum Style: UInt, Sendable {
    /// As ``prominent``.
    case `default` = 0
    /// A bar behind the field.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}
