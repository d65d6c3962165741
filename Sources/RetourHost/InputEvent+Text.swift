// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension InputEvent {
  /// A text that was typed, or that an input method composes.
  package enum Text: Hashable, Sendable {
    /// Characters to insert; they replace what was composed.
    case insertion(String)

    /// What an input method composes at the moment, and the selection in it, in UTF-16 units; it
    /// replaces what was composed before.
    case composition(String, selection: Range<Int>)
  }
}
