// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The memory of one run over a display list, reused by the next run.
final class Pass {
  /// The number of items below a translucent color that may be joined with it: those of a page
  /// that is painted in place.
  private static let depth = 160
  /// The smallest part of a translucent color that a joined item fills: icons and hairlines cost
  /// less painted twice than a region with a hole for each of them.
  private static let leastShare = 16
  /// The number of boxes of `remaining` above which small opaque items are not subtracted from it:
  /// painting a little twice is cheaper than a region of a thousand boxes.
  private static let finestRegion = 64
  /// The smallest area in pixels that is subtracted from `remaining`: a hairline is not worth a
  /// region cut in two (our decision).
  private static let leastCover = 4096

  /// The pixels for which no opaque item has been found yet.
  let remaining: PixelSet
  /// The work for the visible items, front to back.
  @exclusivity(unchecked) private(set) var works: [Work] = []
  @exclusivity(unchecked) private var pool = PixelSetPool()
  private var retained: [AnyObject] = []

  init() { remaining = pool.next() }

  /// Returns a set of unspecified pixels, valid until the pass ends.
  func makePixels() -> PixelSet { pool.next() }

  /// Returns the set that was made last to the pool.
  func discardLastPixels() { pool.removeLast() }

  /// Retains an object that work refers to until the pass ends.
  func retain<Object: AnyObject>(_ object: Object) -> Object {
    retained.append(object)
    return object
  }

  /// Returns the coverage of a mask that is stretched over a box, and retains the mask.
  func coverage(of mask: Mask, in box: PixelRect) -> Work.Coverage {
    .mask(.passUnretained(retain(mask)), box)
  }

  /// Adds work and subtracts the box that it covers opaquely from the remaining pixels.
  func add(_ work: Work, covering box: PixelRect? = nil) {
    works.append(work)
    guard let box else { return }
    let covered = box.intersection(work.bounds)
    let isLarge = covered.area * 64 >= remaining.extents.area
    let isWorthwhile = covered.area >= Self.leastCover && remaining.count < Self.finestRegion
    if isLarge || isWorthwhile { remaining.subtract(covered) }
  }

  /// Joins translucent colors with the large opaque images and colors below them, so that each
  /// pixel is read and written once instead of twice.
  ///
  /// The dimming of the lower page during a transition is the case this is for.
  func joinDims() {
    for upper in works.indices {
      guard case .solid(let color) = works[upper].paint, case .full = works[upper].coverage,
        !works[upper].isOpaque
      else { continue }
      let dim = works[upper].visible
      let around = dim.extents
      // Pixels that are painted between the color and the item that it is joined with.
      var between: [PixelRect] = []
      // The works lie front to back: lower ones follow.
      for lower in works.indices.dropFirst(upper + 1).prefix(Self.depth) {
        guard !dim.isEmpty else { break }
        let visible = works[lower].visible
        let shared = visible.extents.intersection(around)
        guard !shared.isEmpty else { continue }
        let isLarge = shared.area * Self.leastShare >= around.area
        if isLarge, works[lower].takesDim {
          let both = makePixels()
          both.set(visible, within: dim)
          both.subtract(between)
          if !both.isEmpty {
            works[lower].dim = Work.Dim(color: color, pixels: both)
            dim.subtract(both)
            visible.subtract(both)
          }
        }
        visible.forEachBox { between.append($0) }
      }
    }
  }

  /// Removes the work and releases the objects that it refers to.
  func end() {
    works.removeAll(keepingCapacity: true)
    retained.removeAll(keepingCapacity: true)
    pool.removeAll(except: 1)
  }
}

extension Work {
  /// Whether a translucent color above can be applied while this is painted.
  fileprivate var takesDim: Bool {
    guard isOpaque, dim == nil else { return false }
    switch paint {
    case .bitmap, .solid: return true
    case .resampled: return false
    }
  }
}
