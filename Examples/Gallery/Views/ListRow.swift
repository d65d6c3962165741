// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of a list, and what a tap on it does.
struct ListRow {
  var icon: UIImage?
  let title: String
  let subtitle: String
  let action: @MainActor () -> Void
}
