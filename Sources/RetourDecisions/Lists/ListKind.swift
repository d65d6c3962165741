// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that shows a list, as messages name it.
package enum ListKind: String, Sendable {
  case table = "table view"
  case collection = "collection view"

  /// The name of its elements.
  var element: String { self == .table ? "row" : "item" }
}
