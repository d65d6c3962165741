// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The actions of the user, the stack and the guards, line by line.
struct JournalPage: GalleryPage {
  let name = "kit-journal"
  var title: String { localized("Journal", "日志") }
  var summary: String {
    localized("What happened, line by line.", "逐行记录发生了什么。")
  }
  var readMe: String {
    localized(
      """
      The stack records what happens on it. Swipe and let the page come back, and read why. A test \
      can play the same journal again.
      """,
      "导航栈记录发生的一切。侧滑后让页面弹回，再看看原因。测试可以重放同一份日志。"
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("The journal of a cancelled swipe.", "一次取消的侧滑的日志。"),
        strokes: [Stroke(share: 0.2, duration: 0.5, lifts: true)],
        pause: nil
      )
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.journalLimit = 0
    stack.journalLimit = 200
  }

  func make() -> UIViewController { JournalViewController(title: title, readMe: readMe) }
}

/// A page that shows the end of its stack's journal each time it has appeared.
final class JournalViewController: UIViewController {
  private let readMe = UILabel()
  private let lines = UILabel()
  private static let lineHeight: CGFloat = 15

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - readMe: The instructions.
  convenience init(title: String, readMe: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.readMe.text = readMe
    self.readMe.numberOfLines = 0
    lines.numberOfLines = 0
    lines.font = .systemFont(ofSize: 12)
    lines.textAlignment = .left
    navigationItem.backButton = .title()
    navigationItem.backGuard = { _ in .allow }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(readMe)
    view.addSubview(lines)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The end of the transition is recorded after this.
    let waits = transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.showJournal()
    }
    if waits != true { showJournal() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let height = readMe.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
      .height
    readMe.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = readMe.frame.maxY + 20
    lines.frame = CGRect(
      x: area.minX,
      y: top,
      width: area.width,
      height: max(0, min(area.maxY - top, textHeight))
    )
  }

  private var textHeight: CGFloat {
    CGFloat((lines.text ?? "").split(separator: "\n").count) * Self.lineHeight
  }

  private func showJournal() {
    guard let stack = navigationController as? BackNavigationController else { return }
    let height = view.bounds.inset(by: view.safeAreaInsets).maxY - readMe.frame.maxY - 40
    let count = max(1, Int(height / Self.lineHeight))
    lines.text = stack.journal.text.split(separator: "\n").suffix(count).joined(separator: "\n")
    view.setNeedsLayout()
  }
}
