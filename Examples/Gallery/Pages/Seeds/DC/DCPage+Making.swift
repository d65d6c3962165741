// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

extension DCPage {
  /// Creates the two stacks of a page, the kit's below.
  static func compare(
    _ texts: Texts,
    _ before: UIViewController,
    _ after: UIViewController
  ) -> SideBySideController {
    SideBySideController(
      title: texts.title,
      text: texts.readMe,
      before: .init(caption: texts.before, controller: before),
      after: .init(caption: "BackNavigationController", controller: after)
    )
  }

  /// Creates a page about a back button, with UIKit's stack above and the kit's below.
  static func look(
    _ name: String,
    texts: @escaping @MainActor () -> Texts,
    change: @escaping @MainActor (UIViewController, UINavigationController) -> Void
  ) -> DCPage {
    func fill(_ stack: UINavigationController) -> UIViewController {
      let pages = [first, SamplePage.second { change($0, stack) }]
      stack.setViewControllers(pages, animated: false)
      return stack
    }
    return DCPage(name, texts: texts) {
      compare($0, fill(UINavigationController()), fill(BackNavigationController()))
    }
  }

  /// The root of a stack.
  static var first: SamplePage {
    SamplePage(localized("First", "第一页"), next: { SamplePage.second { _ in } })
  }
}

extension SamplePage {
  /// The page above the root.
  static func second(_ change: (SamplePage) -> Void) -> SamplePage {
    let page = SamplePage(
      localized("Second", "第二页"),
      color: .systemTeal,
      text: localized("Drag from the edge.", "从屏幕边缘向内滑动。")
    )
    change(page)
    return page
  }
}
