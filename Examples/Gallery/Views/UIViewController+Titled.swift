// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// Sets the title of a new page, and returns the page.
  func titled(_ title: String) -> Self {
    self.title = title
    return self
  }
}
