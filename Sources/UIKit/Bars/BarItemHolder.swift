// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Shows items of a bar, or belongs to who does.
@MainActor
protocol BarItemHolder: AnyObject {
  /// Hears that an item looks different from now on.
  func barItemDidChange(_ item: UIBarItem)
}
