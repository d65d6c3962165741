// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A superview of content whose constraints determine the height of a row, header or footer.
@preconcurrency @MainActor
class SelfSizingContentView: UIView {
  override var startsOpaque: Bool { false }
  override var hasFlexibleHeight: Bool { true }
}
