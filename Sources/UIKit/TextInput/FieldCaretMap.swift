// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourText

/// The places of carets in the line of a text field.
struct FieldCaretMap: CaretMap {
  let line: EditableLine
  let shown: ShownText
  let isSecure: Bool

  func caret(from offset: Int, goesRight: Bool) -> Int? {
    let place = shown.shownOffset(offset)
    // At the ends of an excerpt the layout knows nothing of what follows.
    guard !isSecure, let next = line.caret(from: place, goesRight: goesRight) else { return nil }
    return shown.offset(next)
  }

  func isRightToLeft(at offset: Int) -> Bool { line.isRightToLeft }
}
