// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A left bar button item that the kit put there, as opposed to one that the page set itself.
@MainActor
final class InstalledBackItem: UIBarButtonItem {
  var look: ObjectIdentifier?
  weak var below: UIViewController?

  /// Returns whether the item was made for a look and a page below.
  func belongs(to button: BackButton, above page: UIViewController) -> Bool {
    look != nil && look == button.identity && below === page
  }
}
