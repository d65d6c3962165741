// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An end of a selection, in the order of the text.
package enum SelectionEnd: Hashable, Sendable, CaseIterable {
  case start, end
}
