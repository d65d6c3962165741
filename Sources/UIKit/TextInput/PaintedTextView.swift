// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that clips and draws a line of a text field, or a part of a text view.
@preconcurrency @MainActor
final class PaintedTextView: UIView {
  /// Draws the content into the current context.
  var painter: ((CGRect) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func draw(_ rect: CGRect) { painter?(storedLayer.bounds) }
}
