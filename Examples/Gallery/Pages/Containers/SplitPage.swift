// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with a split view.
struct SplitPage: GalleryPage {
  let name = "pages-split"
  var title: String { localized("Split view", "分栏") }
  var summary: String { localized("A list beside its content.", "列表与内容并排。") }
  var readMe: String {
    localized(
      "Make the window wider than 700 points: the list and the content lie side by side.",
      "把窗口拉宽到 700 点以上：列表与内容并排显示。"
    )
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let open = UIAction(title: localized("Open", "打开")) { [weak page] _ in
        let split = LettersController(style: .doubleColumn)
        split.modalPresentationStyle = .fullScreen
        page?.present(split, animated: true)
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    }
  }
}
