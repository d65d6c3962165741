// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A column of labels with attributed text, and a view that draws strings.
final class LabelsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addColumn([price, status, quote, formula].map(makeLabel) + [ChartView()], spacing: 24)
  }

  private func makeLabel(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func text(
    _ parts: [(String, [NSAttributedString.Key: Any])]
  ) -> NSMutableAttributedString {
    parts.reduce(into: NSMutableAttributedString(string: "")) { text, part in
      text.append(NSAttributedString(string: part.0, attributes: part.1))
    }
  }

  private var price: NSAttributedString {
    text([
      ("24", [.font: UIFont.boldSystemFont(ofSize: 40)]),
      (".50 €", [.font: UIFont.systemFont(ofSize: 18), .baselineOffset: 14]),
      ("  ", [:]),
      (
        "32.00 €",
        [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel,
        ]
      ),
    ])
  }

  private var status: NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "checkmark")?.withTintColor(.systemGreen)
    let text = text([])
    text.append(NSAttributedString(attachment: attachment))
    text.append(
      self.text([
        (localized("  Sent ", "  已发送 "), [.foregroundColor: UIColor.systemGreen]),
        (localized("just now", "刚刚"), [.foregroundColor: UIColor.secondaryLabel, .kern: 1.5]),
      ])
    )
    return text
  }

  private var quote: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 24
    style.headIndent = 12
    style.tailIndent = -12
    style.lineHeightMultiple = 1.25
    return text([
      (
        localized(
          "The way back is a part of the way; who draws it well draws a door that opens twice.",
          "归途也是路的一部分；画得好，便是一扇能开两次的门。"
        ),
        [.paragraphStyle: style, .font: UIFont.italicSystemFont(ofSize: 17)]
      )
    ])
  }

  private var formula: NSAttributedString {
    let small = UIFont.systemFont(ofSize: 12)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = text([
      ("c", [:]), ("2", [.font: small, .baselineOffset: 7]), (" = a", [:]),
      ("2", [.font: small, .baselineOffset: 7]), (" + b", [:]),
      ("2", [.font: small, .baselineOffset: 7]),
    ])
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: style, range: whole)
    text.addAttribute(.backgroundColor, value: UIColor.systemGray5, range: whole)
    return text
  }
}
