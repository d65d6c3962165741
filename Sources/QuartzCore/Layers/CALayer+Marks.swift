// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func markLayout() { mark(.layout, below: .layoutBelow) }

  func markDisplay() { mark(.display, below: .displayBelow) }

  /// The picture inside the layer changed.
  func markPicture() { markUpwards(.picture) }

  /// The layer shows elsewhere or otherwise; the picture inside it is the same.
  func markShown() {
    if let parent { parent.markPicture() } else { announce() }
  }

  private func mark(_ own: LayerMarks, below: LayerMarks) {
    guard !marks.contains(own) else { return }
    marks.insert(own)
    if let parent { parent.markUpwards(below) } else { announce() }
  }

  /// Marks the layer and those above it, up to the first that has the mark.
  private func markUpwards(_ mark: LayerMarks) {
    if marks.contains(mark) { return }
    var layer = self
    while !layer.marks.contains(mark) {
      layer.marks.insert(mark)
      guard let parent = layer.parent else { return layer.announce() }
      layer = parent
    }
  }

  /// Carries the marks of a subtree that has just come in upwards.
  func takeMarks(of child: CALayer) {
    if !child.marks.isDisjoint(with: .anyLayout) { markUpwards(.layoutBelow) }
    if !child.marks.isDisjoint(with: .anyDisplay) { markUpwards(.displayBelow) }
    markPicture()
  }

  private func announce() {
    guard !marks.contains(.announced) else { return }
    marks.insert(.announced)
    onNeedsCommit?()
  }
}
