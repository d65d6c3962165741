// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The view that clips and draws the line of a text field.
@preconcurrency @MainActor
final class FieldTextView: UIView {
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
