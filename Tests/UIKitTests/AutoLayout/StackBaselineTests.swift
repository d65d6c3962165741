// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Rows aligned at the baselines of columns whose views come and go.
@MainActor struct StackBaselineTests {
  /// A row of a large text and of a column of three texts, which may lie in a column of its own.
  @MainActor
  private struct Row {
    let large = UILabel()
    let texts = [11, 17, 23].map { size in
      let label = UILabel()
      label.text = "text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let column: UIStackView
    let row: UIStackView

    init(_ alignment: UIStackView.Alignment, isNested: Bool, hidden: Set<Int>) {
      large.text = "large"
      large.font = .systemFont(ofSize: 40)
      column = UIStackView(arrangedSubviews: texts)
      column.axis = .vertical
      let outer = UIStackView(arrangedSubviews: [column])
      outer.axis = .vertical
      row = UIStackView(arrangedSubviews: [large, isNested ? outer : column])
      row.alignment = alignment
      row.frame.size = CGSize(width: 300, height: 200)
      show(hidden)
    }

    /// Expects that the large text has the baseline of another one.
    func expectAligned(with text: UILabel, _ location: SourceLocation = #_sourceLocation) {
      let baseline = text.convert(CGPoint(x: 0, y: text.font.ascender), to: row).y
      let own = large.frame.minY + large.font.ascender
      #expect(abs(own - baseline) < 1, sourceLocation: location)
    }

    func show(_ hidden: Set<Int>) {
      for (index, text) in texts.enumerated() { text.isHidden = hidden.contains(index) }
      row.layoutIfNeeded()
    }

    var frames: [CGRect] {
      let visible = texts.filter { !$0.isHidden }
      return [large.frame, column.frame] + visible.map { $0.convert($0.bounds, to: row) }
    }
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline], [false, true])
  func `the baseline of a column is that of its visible texts`(
    _ alignment: UIStackView.Alignment,
    _ isNested: Bool
  ) {
    let row = Row(alignment, isNested: isNested, hidden: [0])
    for hidden: Set<Int> in [[], [2], [0, 1], [1], [0, 2], [0, 1, 2], [1, 2]] {
      row.show(hidden)
      let fresh = Row(alignment, isNested: isNested, hidden: hidden)
      #expect(row.frames == fresh.frames, "hidden: \(hidden)")
    }
    let text = UILabel()
    text.text = "added"
    row.column.insertArrangedSubview(text, at: 0)
    row.show([1, 2])
    row.expectAligned(with: alignment == .firstBaseline ? text : row.texts[0])
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline], [false, true])
  func `a text that gets another font moves the baseline of its column`(
    _ alignment: UIStackView.Alignment,
    _ isNested: Bool
  ) {
    let row = Row(alignment, isNested: isNested, hidden: [1])
    let text = row.texts[alignment == .firstBaseline ? 0 : 2]
    for size: CGFloat in [30, 9] {
      text.font = .systemFont(ofSize: size)
      row.row.layoutIfNeeded()
      row.expectAligned(with: text)
    }
  }
}
