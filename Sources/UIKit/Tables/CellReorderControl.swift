// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The control at the trailing edge of a row by which a finger moves it.
@preconcurrency @MainActor
final class CellReorderControl: UIControl, UndelayedView {
  private unowned let cell: UITableViewCell

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var table: UITableView? { cell.storedSuperview as? UITableView }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table else { return false }
    return table.table.lift(cell, from: touch.location(in: table).y)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table else { return false }
    table.table.reorder?.move(to: touch.location(in: table).y)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    table?.table.reorder?.drop()
  }
  override func cancelTracking(with event: UIEvent?) { table?.table.reorder?.cancel() }

  override var startsOpaque: Bool { false }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: cell.textLabel?.text, traits: .button)
  }

  override func draw(_ rect: CGRect) {
    let bounds = storedLayer.bounds
    UIColor.systemGray3.setFill()
    for line in -1...1 {
      UIBezierPath(
        rect: CGRect(
          x: (bounds.midX - 10).rounded(),
          y: (bounds.midY - 1).rounded() + CGFloat(line) * 6,
          width: 20,
          height: 2
        )
      ).fill()
    }
  }
}
