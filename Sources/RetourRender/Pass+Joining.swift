// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Pass {
  /// The number of items below a translucent one that may be joined with it: those of a page that
  /// is painted in place.
  private static let depth = 160
  /// The smallest part of a translucent item that a joined one fills: icons and hairlines cost less
  /// painted twice than a region with a hole for each of them.
  private static let leastShare = 16

  /// The smallest part of a frame that a translucent item fills which is joined.
  private static let leastFrameShare = 64

  /// Joins large translucent images and colors with what is opaque below them, so that each pixel
  /// is written once.
  ///
  /// The dimming of the lower page during a transition and a page with an opacity are the cases
  /// this is for. From back to front, so that what was joined can be joined again.
  ///
  /// - Parameter area: The number of pixels of the frame.
  func join(in area: Int) {
    for upper in works.indices.reversed() {
      switch works[upper].paint {
      case _ where works[upper].isOpaque || works[upper].tint != nil: continue
      case .solid, .bitmap:
        guard works[upper].visible.extents.area * Self.leastFrameShare >= area else { continue }
        joinBelow(upper, in: area)
      case .scaled, .resampled, .projected: continue
      }
    }
  }

  private func joinBelow(_ upper: Int, in area: Int) {
    let around = works[upper].visible.extents
    guard case .full = works[upper].coverage, !around.isEmpty else { return }
    // Pixels that are painted between the item and the one that it is joined with.
    var between: [PixelRect] = []
    var joined: [(index: Int, work: Work)] = []
    // The works lie front to back: lower ones follow.
    for lower in works.indices.dropFirst(upper + 1).prefix(Self.depth) {
      guard !works[upper].visible.isEmpty else { break }
      let visible = works[lower].visible
      let shared = visible.extents.intersection(around)
      guard !shared.isEmpty else { continue }
      if shared.area * Self.leastShare >= around.area,
        let work = join(upper, lower, outside: between, in: area)
      {
        joined.append((lower + 1, work))
      }
      visible.forEachBox { between.append($0) }
      works[lower].dim?.pixels.forEachBox { between.append($0) }
    }
    for (index, work) in joined.reversed() { insert(work, at: index) }
  }

  /// Joins two items where both are visible; returns the work that this adds, if any.
  private func join(
    _ upper: Int,
    _ lower: Int,
    outside between: [PixelRect],
    in area: Int
  ) -> Work? {
    let (above, below) = (works[upper], works[lower])
    guard below.isOpaque, below.dim == nil else { return nil }
    let both = makePixels()
    both.set(below.visible, within: above.visible)
    both.subtract(between)
    guard !both.isEmpty else { return nil }
    var work: Work?
    switch (above.paint, below.paint) {
    case (.solid(let color), .bitmap), (.solid(let color), .scaled):
      setDim(Work.Dim(color: color, pixels: both), at: lower)
    case (.solid(let color), .solid(let ground)):
      work = Work(clearing: both, to: color.over(ground))
    case (.bitmap, .solid(let ground)) where both.extents.area * Self.leastShare >= area:
      var image = Work(paint: above.paint, bounds: above.bounds, visible: both)
      (image.opacity, image.background, image.isOpaque) = (above.opacity, ground, true)
      work = image
    default: return nil
    }
    above.visible.subtract(both)
    below.visible.subtract(both)
    return work
  }
}
