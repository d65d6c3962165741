// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Rows whose views share their length in proportion to their content.
@MainActor struct StackProportionTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func row(_ texts: [String]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: texts.map { label($0) })
    row.distribution = .fillProportionally
    row.frame.size = CGSize(width: 400, height: 40)
    row.layoutIfNeeded()
    return row
  }

  @Test func `a text that changes takes another share`() {
    let row = row(["a", "another", "text"])
    for texts in [["a longer one", "it", "text"], ["a longer one", "", "text"], ["b", "b", "b"]] {
      for (view, text) in zip(row.arrangedSubviews, texts) { (view as? UILabel)?.text = text }
      row.layoutIfNeeded()
      let fresh = self.row(texts)
      #expect(row.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame), "\(texts)")
    }
  }
}
