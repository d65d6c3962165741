// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func markLayout() { mark(.layout, below: .layoutBelow) }

  func markDisplay() { mark(.display, below: .displayBelow) }

  /// Marks the layer as one whose content or subtree looks different.
  func markContent() { markUpwards(.content) }

  /// Marks the superlayer: the layer is shown elsewhere or otherwise, with the same content.
  func markShown() {
    if let parent { parent.markContent() } else { announce() }
  }

  private func mark(_ own: LayerMarks, below: LayerMarks) {
    guard !marks.contains(own) else { return }
    node.mark(own)
    if let parent { parent.markUpwards(below) } else { announce() }
  }

  /// Marks the layer and those above it, up to the first that has the mark.
  private func markUpwards(_ mark: LayerMarks) {
    if marks.contains(mark) { return }
    var layer = self
    while !layer.marks.contains(mark) {
      layer.node.mark(mark)
      guard let parent = layer.parent else { return layer.announce() }
      layer = parent
    }
  }

  /// Propagates the marks of a subtree that was just added.
  func carryMarks(of child: CALayer) {
    if !child.marks.isDisjoint(with: .anyLayout) { markUpwards(.layoutBelow) }
    if !child.marks.isDisjoint(with: .anyDisplay) { markUpwards(.displayBelow) }
    markContent()
  }

  private func announce() {
    guard !marks.contains(.announced) else { return }
    node.mark(.announced)
    onNeedsCommit?()
  }
}
