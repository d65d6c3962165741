// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourText

/// The places of carets in the lines of a text view.
@MainActor
struct TextViewCaretMap: @MainActor CaretMap {
  let display: TextViewDisplay

  func caret(from offset: Int, goesRight: Bool) -> Int? {
    display.withBlock(at: offset) { layout, start in
      layout.caret(from: offset - start, goesRight: goesRight).map { $0 + start }
    }
  }

  func isRightToLeft(at offset: Int) -> Bool {
    display.withBlock(at: offset) { layout, start in layout.isRightToLeft(at: offset - start) }
  }

  func line(at offset: Int) -> ClosedRange<Int>? {
    display.withBlock(at: offset) { layout, start in
      let line = layout.line(at: offset - start)
      return layout.range(ofLine: line).lowerBound + start...layout.end(ofLine: line) + start
    }
  }

  func caret(
    beyond offset: Int,
    goesUp: Bool,
    column: Double?
  ) -> (offset: Int, column: Double)? {
    display.caret(beyond: offset, goesUp: goesUp, column: column.map { CGFloat($0) }).map {
      ($0.offset, Double($0.column))
    }
  }
}
