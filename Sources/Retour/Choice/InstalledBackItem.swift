// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A left bar button item that the kit has added to a page, as opposed to the page's own.
@MainActor
final class InstalledBackItem: UIBarButtonItem {
  /// The item's custom view.
  let control: BackControl

  init(control: BackControl) {
    self.control = control
    super.init()
    customView = control
  }

  required init?(coder: NSCoder) { nil }
}

extension UINavigationItem {
  /// The back button that the kit has added.
  var installedBackControl: BackControl? {
    leftBarButtonItems?.lazy.compactMap { ($0 as? InstalledBackItem)?.control }.first
  }

  /// The left items that the page has set itself.
  var ownLeftItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []).filter { !($0 is InstalledBackItem) }
  }
}
