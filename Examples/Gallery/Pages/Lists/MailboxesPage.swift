// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a list in a collection view.
struct MailboxesPage: GalleryPage {
  let name = "pages-mailboxes"
  var title: String { localized("Mailboxes", "邮箱") }
  var summary: String { localized("A list in a collection view.", "集合视图中的列表。") }
  var readMe: String {
    localized(
      "Swipe a row sideways for its actions. Edit shows a control for each, which you can tap.",
      "左右轻扫一行会显示操作。点“编辑”会显示每行的控件，可以点按。"
    )
  }

  func make() -> UIViewController { MailboxesController().titled(title) }
}
