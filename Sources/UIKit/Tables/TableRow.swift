// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A visible row of a table.
@MainActor
struct TableRow {
  var path: IndexPath
  let cell: UITableViewCell
}
