// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
package import RetourRender

extension Stage {
  /// Lays out, draws the dirty layers, composes the frame and shows it.
  func drawFrame(at time: Double) {
    commit()
    if frameUse == .skipped { rootLayer.skipFrame() } else { showFrame(at: time) }
    AssociatedObjects.sweep()
  }

  private func showFrame(at time: Double) {
    let frame = rootLayer.frame(at: time, scale: screen.scale, size: screen.bounds.size)
    trace(.layers, "\(frame.list.items.count) items")
    presenter.present(frame.list, composes: frameUse == .shown, trace: trace)
    if frame.animates { session.clock.requestFrame() }
  }

  /// The display list of the layers at the clock's time.
  package func currentList() -> DisplayList {
    commit()
    if frameUse == .skipped { rootLayer.commitMarks() }
    return rootLayer.frame(
      at: session.clock.now,
      scale: screen.scale,
      size: screen.bounds.size
    ).list
  }
}
