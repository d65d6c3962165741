// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about alerts and action sheets.
struct AlertPage: GalleryPage {
  let name = "alert"
  var title: String { localized("Alerts", "提醒") }
  var summary: String { localized("An alert, and an action sheet.", "居中提醒与底部操作表。") }
  var readMe: String {
    localized(
      """
      Tap Alert to present an alert, or Actions to present an action sheet. A tap outside the \
      action sheet cancels it; a tap outside the alert is ignored.

      The title of this page becomes the title of the action that you choose.
      """,
      """
      点“提醒”在中间提问，点“操作”在底部选择。点操作表以外即取消，点提醒以外则不会。

      这个页面的标题显示所选的内容。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("An alert during its presentation.", "提醒正在出现。"),
        strokes: [.barItem],
        pause: 0.05
      ),
      Moment(nil, localized("An alert.", "提醒。"), strokes: [.barItem], pause: nil),
      Moment(nil, localized("An action sheet.", "操作表。"), strokes: [.innerBarItem], pause: nil),
    ]
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      page.navigationItem.rightBarButtonItems = [
        item(localized("Alert", "提醒"), on: page, style: .alert),
        item(localized("Actions", "操作"), on: page, style: .actionSheet),
      ]
    }
  }

  private func item(
    _ title: String,
    on page: UIViewController,
    style: UIAlertController.Style
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak page] _ in
        guard let page else { return }
        page.present(question(style, on: page), animated: true)
      }
    )
  }

  private func question(
    _ style: UIAlertController.Style,
    on page: UIViewController
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: localized("Discard changes?", "放弃改动？"),
      message: localized("Your changes will be lost.", "所写内容将会丢失。"),
      preferredStyle: style
    )
    let answer: (UIAlertAction) -> Void = { [weak page] action in
      page?.navigationItem.title = action.title
    }
    if style == .actionSheet {
      alert.addAction(
        UIAlertAction(title: localized("Save", "保存"), style: .default, handler: answer)
      )
    }
    alert.addAction(
      UIAlertAction(title: localized("Discard", "放弃"), style: .destructive, handler: answer)
    )
    alert.addAction(
      UIAlertAction(title: localized("Cancel", "取消"), style: .cancel, handler: answer)
    )
    return alert
  }
}
