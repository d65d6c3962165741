// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost
package import RetourRender

extension Stage {
  /// Lays out, draws what changed, composes the frame and shows it.
  func drawFrame(at time: Double) {
    commit()
    let frame = rootLayer.frame(at: time, scale: screen.scale, size: screen.bounds.size)
    trace(.layers, "\(frame.list.items.count) items")
    if isDrawn { present(frame.list) }
    AssociatedObjects.sweep()
    if frame.animates { session.clock.requestFrame() }
  }

  /// Brings the layers up to date without showing them.
  package func commit() {
    rootLayer.commitMarks()
    CATransaction.flush()
    let work = afterCommit
    afterCommit = []
    for body in work { body() }
    if !work.isEmpty { commit() }
  }

  /// The picture of the layers at the clock's time.
  package func currentList() -> DisplayList {
    commit()
    return rootLayer.frame(
      at: session.clock.now,
      scale: screen.scale,
      size: screen.bounds.size
    ).list
  }

  /// How many parts a display is given one by one: each is a message to the screen (our decision).
  private static let mostRects = 32

  private func present(_ list: DisplayList) {
    let damage = compositor.damage(
      from: shownList,
      to: list,
      width: display.pixelWidth,
      height: display.pixelHeight
    )
    guard !damage.isEmpty || shownList == nil else { return }
    trace(.compositor, "\(damage.count) rects")
    let rects = damage.rects(
      atMost: Self.mostRects,
      width: display.pixelWidth,
      height: display.pixelHeight
    )
    presentedFrames += 1
    do {
      try display.withFrame(damage: rects) { pixels, contentIsKept in
        compositor.compose(
          list,
          into: pixels,
          damage: contentIsKept ? damage : Region(pixels.bounds),
          background: .black
        )
      }
      shownList = list
      trace(.screen, "\(display.pixelWidth)x\(display.pixelHeight)")
    } catch {
      shownList = nil
      RetourLog.once("present", "the frame could not be shown: \(error)")
    }
  }
}

extension DisplayList.Color {
  /// What is seen where there is no window: black, as on a device.
  fileprivate static let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
}
