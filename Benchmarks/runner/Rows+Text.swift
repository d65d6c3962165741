// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rows {
  /// Adds a row for each length of a label's text.
  mutating func addText() {
    for length in [10, 100, 1000, 10_000] {
      let glyphs = samples.median("limit text \(length) glyphs ms")
      add(
        Row(
          name: "changed label, \(length) characters",
          value: samples.median("page text \(length) ms"),
          unit: "ms",
          against: "limit",
          reference: samples.median("limit text \(length) ms"),
          goal: length == 10_000 ? 1.3 : 1.5,
          note: glyphs.map {
            "Pango and Cairo, the same pixels; other pixels, of cached glyphs, take "
              + String(format: "%.2f ms", $0)
          } ?? ""
        )
      )
    }
  }
}
