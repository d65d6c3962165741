// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A push and a pop that are awaited, with their outcomes.
struct OutcomePage: GalleryPage {
  let name = "kit-outcome"
  var title: String { localized("Outcomes", "操作的结果") }
  var summary: String { localized("A push that can be awaited.", "可以等待的推入。") }
  var readMe: String {
    localized(
      """
      Tap Start. The page pushes another one, waits, pops it, waits, and shows both outcomes as \
      its title.

      Swipe the pushed page back while it arrives: the outcome of the pop says so.
      """,
      """
      点“开始”：页面推入另一页并等待，再弹出并等待，然后把两个结果显示为标题。

      在新页面进入时侧滑返回，结果会有所不同。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("The outcomes of a push and a pop.", "推入和弹出的结果。"),
        strokes: [.barItem],
        pause: nil
      )
    ]
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      guard page.level == 1 else { return }
      let start = UIAction(title: localized("Start", "开始")) { [weak page] _ in
        guard let page, let stack = page.navigationController as? BackNavigationController else {
          return
        }
        let next = page.makeNext()
        Task { [weak page, weak stack] in
          guard let pushed = await stack?.push(next), let popped = await stack?.pop() else {
            return
          }
          page?.navigationItem.title = "\(pushed), \(popped)"
        }
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: start)
    }
  }
}
