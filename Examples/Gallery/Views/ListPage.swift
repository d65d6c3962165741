// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a list.
class ListPage: UIViewController {
  private let list = ListView()

  /// The rows, from top to bottom.
  var rows: [ListRow] {
    get { list.rows }
    set { list.rows = newValue }
  }

  override func loadView() {
    list.backgroundColor = .systemBackground
    view = list
  }
}
