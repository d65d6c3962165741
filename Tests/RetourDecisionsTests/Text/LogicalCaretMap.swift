// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A layout that leaves all steps to the order of the text.
struct LogicalCaretMap: CaretMap {
  var isRightToLeft = false

  func caret(from offset: Int, goesRight: Bool) -> Int? { nil }
  func isRightToLeft(at offset: Int) -> Bool { isRightToLeft }
}
