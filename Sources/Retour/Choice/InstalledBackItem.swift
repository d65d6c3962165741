// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A left bar button item that the kit put there, as opposed to those that the page set itself.
@MainActor
final class InstalledBackItem: UIBarButtonItem {
  var control: BackControl?
  var look: BackButton?
  weak var below: UIViewController?
  /// The title that the item was made with.
  var titleOfBackButton: String?
  /// Whether the page was on the screen with it: the title stays from then on, as UIKit's does.
  var wasShown = false

  /// Returns whether the item was made for a look and a page below.
  func belongs(to button: BackButton, above page: UIViewController) -> Bool {
    look?.identity === button.identity && below === page
      && (wasShown || titleOfBackButton == page.navigationItem.titleOfBackButton)
  }

  /// Takes what does not need another view.
  func adopt(_ button: BackButton) {
    look = button
    control?.motion = button.motion
    control?.hitArea = button.hitArea
  }
}
