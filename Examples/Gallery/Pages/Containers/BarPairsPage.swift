// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about transitions between bars of different looks.
struct BarPairsPage: GalleryPage {
  let name = "pages-bar-pairs"
  var title: String { localized("Pairs of bars", "成对的导航栏") }
  var summary: String {
    localized("From one look of the bar to another.", "从一种导航栏到另一种。")
  }
  var readMe: String {
    localized(
      "Choose a pair, push its second page with any row, swipe back slowly and let go half way.",
      "选择一对，点任意一行推入第二页；再慢慢滑回，中途松手。"
    )
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.allowLargeTitles()
  }

  func make() -> UIViewController {
    let list = ListPage(style: .plain).titled(title)
    list.navigationItem.largeTitleDisplayMode = .never
    list.rows = BarPair.allCases.map { pair in
      let (from, to) = pair.titles
      return ListRow(title: localized("\(from) to \(to)", "\(from)到\(to)"), subtitle: summary) {
        [weak list] in
        list?.navigationController?.pushViewController(BarPairController(pair), animated: true)
      }
    }
    return list
  }
}
