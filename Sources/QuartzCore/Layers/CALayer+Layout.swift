// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Begins where layout begins at Apple: at the topmost of the marked layers right above this one.
  func layOutFromTopmostMarked() {
    var start = self
    while let parent = start.parent, parent.marks.contains(.layout) { start = parent }
    start.layOutMarked()
  }

  /// Places the sublayers of every marked layer from here down; where nothing is marked, nothing
  /// is looked at.
  private func layOutMarked() {
    // A layout that marks what it has just laid out is called again, but not for ever.
    for _ in 0..<8 {
      guard !marks.isDisjoint(with: .anyLayout) else { return }
      if marks.remove(.layout) != nil { layoutSublayers() }
      if marks.remove(.layoutBelow) != nil {
        for child in children where !child.marks.isDisjoint(with: .anyLayout) {
          child.layOutMarked()
        }
      }
    }
    guard !marks.isDisjoint(with: .anyLayout) else { return }
    marks.subtract(.anyLayout)
    RetourLog.once("layout-loop", "\(self) marks itself for layout in its own layout; given up")
  }

  func askDelegateToLayOut() {
    guard switches.contains(.delegated) else { return }
    onMainActor(self) { layer in layer.delegate?.layoutSublayers(of: layer) }
  }

  /// Does everything that is marked in the tree below: layout first, then drawing.
  ///
  /// The host calls it on the topmost layer before it makes a frame.
  package func commitMarks() {
    layOutMarked()
    drawMarked()
    // Drawing may ask for layout; a second round is all that it gets in this frame.
    layOutMarked()
    drawMarked()
  }

  private func drawMarked() {
    displayIfNeeded()
    guard marks.remove(.displayBelow) != nil else { return }
    for child in children where !child.marks.isDisjoint(with: .anyDisplay) { child.drawMarked() }
  }
}
