// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Paints display lists into memory, and only what has changed and shows.
///
/// To be used on one thread at a time. What it keeps from frame to frame (masks of corners and
/// shadows, memory for its own lists) belongs to it; the pixels of a sub-list hang on the sub-list.
package final class Compositor {
  /// What was done since the counts were last reset by their reader.
  @exclusivity(unchecked) package var counts = Counts()

  /// The passes not in use; flattening a list inside another takes one more.
  private var passes: [Pass] = []
  /// The masks made so far, by shape.
  var masks: [Mask.Shape: Mask] = [:]
  var bytesOfMasks = 0
  /// Memory for coverage while an item is painted.
  let scratch = Scratch()

  /// Makes a compositor that keeps nothing yet.
  package init() {}

  /// Paints the damaged pixels of a list.
  ///
  /// - Parameters:
  ///   - list: What the whole picture shows.
  ///   - buffer: The memory to paint into; the pixels outside the damage stay as they are.
  ///   - damage: The pixels to paint; what lies outside the buffer is ignored.
  ///   - background: What shows where the list leaves pixels open.
  package func compose(
    _ list: DisplayList,
    into buffer: PixelBuffer,
    damage: Region,
    background: DisplayList.Color
  ) {
    paint(list, into: Target(buffer), damage: damage, background: background.pixel)
  }

  /// Paints the damaged pixels of a list and returns whether its opaque items cover them all.
  @discardableResult
  func paint(
    _ list: DisplayList,
    into target: Target,
    damage: Region?,
    background: UInt32
  ) -> Bool {
    let pass = passes.popLast() ?? Pass()
    defer {
      pass.end()
      passes.append(pass)
    }
    if let damage {
      pass.remaining.set(damage.pixels, within: target.window)
    } else {
      pass.remaining.set(target.window)
    }
    collect(list, at: Position(whole: target.whole), in: pass)
    let isCovered = pass.remaining.isEmpty
    if !isCovered { pass.works.append(Work(clearing: pass.remaining, to: background)) }
    fuse(pass)
    for work in pass.works.reversed() {
      counts.add(work)
      paint(work, into: target)
    }
    return isCovered
  }
}
