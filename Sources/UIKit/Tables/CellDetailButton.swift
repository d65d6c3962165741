// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The information button of a cell: the letter i in a circle.
@preconcurrency @MainActor
final class CellDetailButton: UIControl {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = condition.contains(.highlighted) ? 0.3 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let bounds = storedLayer.bounds
    resolvedTintColor.set()
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    circle.lineWidth = 1.5
    circle.stroke()
    let dot = CGRect(x: bounds.midX - 1.25, y: 5.5, width: 2.5, height: 2.5)
    UIBezierPath(ovalIn: dot).fill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 0.9, y: 9.5, width: 1.8, height: 7)).fill()
  }
}
