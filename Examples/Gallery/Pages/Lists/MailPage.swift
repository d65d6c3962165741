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
      "Swipe a row to either side. From the edge of the screen, the swipe back wins.",
      "向两侧滑动一行。从屏幕边缘滑动则返回。"
    )
  }

  func make() -> UIViewController { MailController(title: title) }
}
