// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page about a sheet that asks for confirmation before it discards changes.
struct SheetPage: GalleryPage {
  let name = "sheet"
  var title: String { localized("Sheet", "卡片") }
  var summary: String { localized("Drag down to dismiss, with confirmation.", "向下拉即可关闭，先询问。") }
  var readMe: String {
    localized(
      """
      Tap Note to present a sheet over this page. Drag the sheet down to dismiss it, or lift your \
      finger early to cancel.

      Tap Write in the sheet, and drag again. The sheet resists, and asks whether to discard the \
      changes. Cancel asks, too. Help pushes a page in the sheet.
      """,
      """
      点“笔记”：出现一张卡片，这个页面留在它后面。把卡片向下拉，早松手或晚松手试试。

      再点卡片里的“书写”，然后再拉：卡片只让一点，并询问是否放弃改动。“取消”也会询问。“帮助”在卡片里推入一个页面。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("A sheet during its presentation.", "卡片正在出现。"),
        strokes: [.barItem],
        pause: 0.12
      ),
      Moment(nil, localized("A sheet.", "卡片。"), strokes: [.barItem], pause: nil),
    ]
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let open = UIAction(title: localized("Note", "笔记")) { [weak page] _ in
        let stack = UINavigationController(rootViewController: NotePage())
        page?.present(stack, animated: true)
      }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    }
  }
}

/// A note in a sheet.
private final class NotePage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let content = ReadMeView()
  private var lines = 0

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = localized("Note", "笔记")
    content.label.text = localized("The note is empty.", "还没有写任何内容。")
    content.button.setTitle(localized("Write", "书写"), for: .normal)
    content.button.addAction(UIAction { [weak self] _ in self?.write() }, for: .touchUpInside)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Cancel", "取消")) { [weak self] _ in
        self?.cancel()
      }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: localized("Help", "帮助")) { [weak self] _ in self?.showHelp() }
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { confirm() }

  private func write() {
    lines += 1
    content.label.text = localized("Lines written: \(lines)", "已写 \(lines) 行")
    isModalInPresentation = true
  }

  private func showHelp() {
    let help = ReadMePage(
      title: localized("Help", "帮助"),
      readMe: localized(
        "Swipe from the leading edge to go back. The sheet stays.",
        "从屏幕边缘滑动即可返回，卡片不会关闭。"
      )
    )
    navigationController?.pushViewController(help, animated: true)
  }

  private func cancel() {
    if isModalInPresentation {
      confirm()
    } else {
      dismiss(animated: true)
    }
  }

  private func confirm() {
    let sheet = UIAlertController(
      title: localized("Discard changes?", "放弃改动？"),
      message: nil,
      preferredStyle: .actionSheet
    )
    sheet.addAction(
      UIAlertAction(title: localized("Discard Changes", "放弃改动"), style: .destructive) {
        [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
    sheet.addAction(UIAlertAction(title: localized("Keep Editing", "继续编辑"), style: .cancel))
    present(sheet, animated: true)
  }
}
