// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Says what to look at, and opens the two stacks to look at, one after the other.
final class ComparisonController: ReadMePage {
  private var comparison: ComparisonPage?
  private lazy var rows = [
    ListRow(icon: nil, title: "As it was", subtitle: "The older project's own way.") {
      [weak self] in self?.open(self?.comparison?.before)
    },
    ListRow(icon: nil, title: "With Retour", subtitle: "The same, without the limit.") {
      [weak self] in self?.open(self?.comparison?.after)
    },
  ]

  private static let rowHeight: CGFloat = 60

  convenience init(_ comparison: ComparisonPage) {
    self.init(title: comparison.title, readMe: comparison.readMe)
    self.comparison = comparison
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: contentEnd + 20 + CGFloat(index) * Self.rowHeight,
        width: view.bounds.width,
        height: Self.rowHeight
      )
    }
  }

  /// Shows a stack over the gallery.
  private func open(_ make: (@MainActor () -> UIViewController)?) {
    guard let stack = make?() else { return }
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}
