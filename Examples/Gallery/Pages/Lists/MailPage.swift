// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a list of messages.
struct MailPage: GalleryPage {
  let name = "pages-mail"
  var title: String { localized("Mail", "邮件") }
  var summary: String { localized("Rows with swipe actions.", "带滑动操作的列表。") }
  var readMe: String {
    localized(
      "Swipe a row to either side. From the edge of the screen, the swipe back wins. Pull the list"
        + " down for new mail.",
      "向两侧滑动一行。从屏幕边缘滑动则返回。下拉列表可获取新邮件。"
    )
  }

  func make() -> UIViewController { MailController(title: title) }
}
