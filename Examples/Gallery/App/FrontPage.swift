// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The front page, with the list of sections.
final class FrontPage: GalleryListPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = localized("Gallery", "示例")
    rows = GallerySection.allCases.map { section in
      ListRow(icon: section.icon, title: section.title, subtitle: section.summary) {
        [weak self] in
        self?.navigationController?.pushViewController(FrontPageSection(section), animated: true)
      }
    }
  }
}
