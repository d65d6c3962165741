// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

extension BackNavigationController {
  /// Lets pages that are pushed have large titles.
  ///
  /// The bar is that of all pages: the ones below keep their small titles, and with them all
  /// others.
  func allowLargeTitles() {
    for page in viewControllers { page.navigationItem.largeTitleDisplayMode = .never }
    navigationBar.prefersLargeTitles = true
  }
}
