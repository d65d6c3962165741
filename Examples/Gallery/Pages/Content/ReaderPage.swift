// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a text that is longer than the screen.
final class ReaderPage: UIViewController {
  private let scrollView = UIScrollView()
  private let label = UILabel()
  private static let margin: CGFloat = 20
  /// The largest width of a line, in points, for readability.
  private static let widestText: CGFloat = 600

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = (1...18).map(Self.paragraph).joined(separator: "\n\n")
    scrollView.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let room = view.bounds.width - safe.left - safe.right - 2 * Self.margin
    let width = max(min(room, Self.widestText), 0)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let size = CGSize(width: view.bounds.width, height: height + 2 * Self.margin)
    guard scrollView.contentSize != size || label.frame.width != width else { return }
    label.frame = CGRect(
      x: (view.bounds.width - width) / 2,
      y: Self.margin,
      width: width,
      height: height
    )
    scrollView.contentSize = size
  }

  private static func paragraph(_ number: Int) -> String {
    localized(
      """
      \(number). A back button is the shortest way out of a page. Who reads to the end of a text \
      should find it where it was at the beginning, and a swipe should lead back from every line.
      """,
      "\(number)。返回按钮是离开页面最短的路。读到文末时，它仍在原来的位置；在每一行都能滑动返回。"
    )
  }
}
