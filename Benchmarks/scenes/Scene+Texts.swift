// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// Scenes of text.
  static let texts = [
    Scene("much text") { page in
      let label = UILabel(frame: page.bounds.insetBy(dx: 16, dy: 60))
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 15)
      label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 36)
      page.addSubview(label)
    },
    Scene("200 labels") { page in
      for (index, frame) in grid(5, 40, in: page).enumerated() {
        page.addSubview(label("Label \(index)", at: frame.origin, size: 13))
      }
    },
    Scene("emoji") { page in
      lines(["😀 😎 🚀 🌍 🎉", "👩‍👩‍👧 🏳️‍🌈 ✅ ❤️", "🍎 🍋 🍇 🥝 🍒"], in: page)
    },
    Scene("Arabic and CJK") { page in
      lines(["مرحبا بالعالم", "你好，世界。返回上一页", "日本語のページ", "안녕하세요 세계"], in: page)
    },
    Scene("grid") { page in
      for (index, frame) in grid(4, 20, in: page).enumerated() {
        let cell = UIView(frame: frame)
        cell.layer.borderWidth = 0.5
        cell.layer.borderColor = UIColor.separator.cgColor
        cell.addSubview(label("\(index * 7 % 100)", at: CGPoint(x: 8, y: 8), size: 14))
        page.addSubview(cell)
      }
    },
  ]

  private static func lines(_ texts: [String], in page: UIView) {
    rows(14, in: page) { row, index in
      row.addSubview(label(texts[index % texts.count], at: CGPoint(x: 16, y: 18)))
    }
  }
}
