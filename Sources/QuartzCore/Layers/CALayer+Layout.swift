// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Starts at the topmost of the marked layers directly above this one, as Apple does.
  func layOutFromTopmostMarked() {
    var start = self
    while let parent = start.parent, parent.marks.contains(.layout) { start = parent }
    start.layOutMarked()
  }

  /// Lays out the sublayers of every marked layer of the subtree, without visiting unmarked ones.
  private func layOutMarked() {
    // A layout that marks the layer again is repeated, but not forever.
    for _ in 0..<8 {
      guard !marks.isDisjoint(with: .anyLayout) else { return }
      if node.takeMark(.layout) { layoutSublayers() }
      if node.takeMark(.layoutBelow) {
        for child in children where !child.marks.isDisjoint(with: .anyLayout) {
          child.layOutMarked()
        }
        rare.mask?.layOutMarked()
      }
    }
    guard !marks.isDisjoint(with: .anyLayout) else { return }
    node.takeMark(.anyLayout)
    RetourLog.once("layout-loop", "\(self) marks itself for layout in its own layout; given up")
  }

  func askDelegateToLayOut() {
    guard switches.contains(.delegated) else { return }
    onMainActor(self) { layer in layer.delegate?.layoutSublayers(of: layer) }
  }

  /// Performs the pending work of the subtree: layout first, then drawing.
  ///
  /// The host calls it on the topmost layer before each frame.
  package func commitMarks() {
    layOutMarked()
    drawMarked()
    // Drawing may need layout; this frame gets one more round.
    layOutMarked()
    drawMarked()
  }

  /// Performs the pending layout of the subtree; drawing waits for `commitMarks()`.
  ///
  /// Call it on the topmost layer of a tree.
  package func commitLayout() { layOutMarked() }

  private func drawMarked() {
    displayIfNeeded()
    guard node.takeMark(.displayBelow) else { return }
    for child in children where !child.marks.isDisjoint(with: .anyDisplay) { child.drawMarked() }
    rare.mask?.drawMarked()
  }
}
