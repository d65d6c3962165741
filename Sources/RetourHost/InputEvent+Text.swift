// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension InputEvent {
  /// A text that was typed, or that an input method composes.
  package enum Text: Hashable, Sendable {
    /// Characters to insert; they replace what was composed.
    case insertion(String)

    /// The text that an input method is composing, and the selection in it, in UTF-16 units; it
    /// replaces the former one.
    case composition(String, selection: Range<Int>)
  }
}
