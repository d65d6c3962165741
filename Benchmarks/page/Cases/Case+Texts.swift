// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Case {
  /// Texts that change.
  static let texts = [
    Case("30 labels shrink to fit") { window in
      let page = page(in: window)
      let labels = (0..<30).map { index in
        let label = label(
          "A long text that must shrink to fit \(index)",
          CGRect(x: 10, y: index * 28, width: 200, height: 26)
        )
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        page.addSubview(label)
        return label
      }
      return { number in
        for label in labels { label.frame.size.width = CGFloat(200 - 3 * number) }
      }
    },
    Case("300 strings of a chart drawn") { window in
      let chart = Chart(frame: window.bounds)
      chart.backgroundColor = .white
      page(in: window).addSubview(chart)
      return { _ in chart.setNeedsDisplay() }
    },
    Case("100 labels in many colors") { window in
      let page = page(in: window)
      let labels = (0..<100).map { label("", cell($0, columns: 4, height: 30)) }
      for label in labels { page.addSubview(label) }
      return { number in
        for (index, label) in labels.enumerated() {
          let text = NSMutableAttributedString(string: "Name \(index) of it")
          let hue = CGFloat((number + index) % 40) / 40
          text.addAttribute(
            .foregroundColor,
            value: UIColor(hue: hue, saturation: 1, brightness: 0.7, alpha: 1),
            range: NSRange(location: 0, length: 4)
          )
          label.attributedText = text
        }
      }
    },
    Case("typing in 1,000 paragraphs") { window in
      let text = UITextView(frame: window.bounds)
      text.text = (0..<1000).map { paragraph in
        (0..<20).map { "word\($0 * paragraph % 89)" }.joined(separator: " ")
      }.joined(separator: "\n")
      page(in: window).addSubview(text)
      return { _ in
        text.selectedRange = NSRange(location: 3000, length: 0)
        text.insertText("x")
      }
    },
  ]

  /// A view that measures and draws strings.
  private final class Chart: UIView {
    override func draw(_ rect: CGRect) {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 11)]
      for index in 0..<300 {
        let text = "Text \(index)"
        let width = text.size(withAttributes: attributes).width
        let place = CGPoint(x: CGFloat(index % 5 * 70 + 60) - width, y: CGFloat(index / 5 * 13))
        text.draw(at: place, withAttributes: attributes)
      }
    }
  }
}
