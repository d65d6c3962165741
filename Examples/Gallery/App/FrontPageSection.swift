// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with the list of a section's pages.
final class FrontPageSection: GalleryListPage {
  private final var section = GallerySection.more

  convenience init(_ section: GallerySection) {
    self.init(nibName: nil, bundle: nil)
    self.section = section
    title = section.title
    navigationItem.backButtonTitle = section.shortTitle
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = section.pages.map { page in
      ListRow(icon: page.icon, title: page.title, subtitle: page.summary) { [weak self] in
        self?.open(page, animated: true)
      }
    }
  }
}
