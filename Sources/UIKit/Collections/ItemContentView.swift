// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The superview of an item's content, whose constraints can determine both lengths.
@preconcurrency @MainActor
final class ItemContentView: SelfSizingContentView {
  override var hasFlexibleWidth: Bool { true }
}
