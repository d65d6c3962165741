// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackNavigationController {
  /// The pages that the user can go to from the top page.
  ///
  /// During a transition it is the history of the page that the transition leads to.
  public var history: BackHistory { kit.history }
}
