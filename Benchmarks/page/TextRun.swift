// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// The cost of a label whose text changes, up to the composed frame.
///
/// peers/limit/text.c shapes and draws the same texts with Pango and Cairo alone.
@MainActor
struct TextRun {
  private static let words = Array(
    "Sphinx of black quartz, judge my vow; a wizard's job is to vex ".utf8
  )

  func run() {
    for (length, rounds) in [(10, 200), (100, 200), (1000, 60), (10_000, 20)] {
      changes(length, rounds)
    }
  }

  /// A label that covers the screen, or as high as a text that does not fit there.
  private func changes(_ length: Int, _ rounds: Int) {
    let desk = Desk(scale: 3)
    let label = desk.perform { UILabel(frame: desk.window.bounds) }
    desk.perform {
      label.numberOfLines = 0
      label.text = Self.text(length, 0)
      let height = label.sizeThatFits(label.bounds.size).height
      label.frame.size.height = max(height + 30, label.frame.height)
      desk.window.addSubview(label)
    }
    desk.settle()
    var milliseconds: [Double] = []
    for round in -3..<rounds {
      let text = Self.text(length, 1000 + round)
      let start = Meter.processor
      desk.perform { label.text = text }
      desk.advance(by: 1.0 / 60)
      if round >= 0 { milliseconds.append((Meter.processor - start) * 1e3) }
    }
    report("text \(length)", ["ms": milliseconds.median])
  }

  /// The text of a round: its number, then words.
  private static func text(_ length: Int, _ round: Int) -> String {
    var bytes = Array("\(round) ".utf8)
    while bytes.count < length { bytes.append(words[bytes.count % words.count]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
