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
  /// The largest box that one item covers opaquely.
  @exclusivity(unchecked) private(set) var largestCover = PixelRect(width: 0, height: 0)

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

  /// Adds work.
  func add(_ work: Work) { works.append(work) }

  /// Subtracts a box that the latest work covers opaquely from the remaining pixels.
  func cover(_ box: PixelRect) {
    guard let work = works.last else { return }
    let covered = box.intersection(work.bounds)
    if covered.area > largestCover.area { largestCover = covered }
    let isLarge = covered.area * 64 >= remaining.extents.area
    let isWorthwhile = covered.area >= Self.leastCover && remaining.count < Self.finestRegion
    if isLarge || isWorthwhile { remaining.subtract(covered) }
  }

  /// Joins large translucent images with the opaque color directly below them, so that each pixel
  /// is written once and a dim above can be joined, too.
  ///
  /// A page with an opacity, above the background of its stack, is the case this is for.
  ///
  /// - Parameter area: The number of pixels of the frame.
  func joinBackgrounds(in area: Int) {
    for upper in works.indices where works[upper].takesBackground {
      let image = works[upper].visible
      let around = image.extents
      guard !around.isEmpty, around.area * Self.leastShare >= area,
        let lower = works.indices.dropFirst(upper + 1).first(where: {
          !works[$0].visible.extents.intersection(around).isEmpty
        }), case .solid(let color) = works[lower].paint, works[lower].isOpaque
      else { continue }
      let both = makePixels()
      both.set(works[lower].visible, within: image)
      guard !both.isEmpty else { continue }
      image.subtract(both)
      works[lower].visible.subtract(both)
      var joined = Work(paint: works[upper].paint, bounds: works[upper].bounds, visible: both)
      (joined.opacity, joined.background, joined.isOpaque) = (works[upper].opacity, color, true)
      works.insert(joined, at: upper + 1)
    }
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
    largestCover = PixelRect(width: 0, height: 0)
  }
}

extension Work {
  /// Whether an opaque color below can be applied while this is painted.
  fileprivate var takesBackground: Bool {
    guard !isOpaque, tint == nil, case .bitmap = paint, case .full = coverage else { return false }
    return true
  }

  /// Whether a translucent color above can be applied while this is painted.
  fileprivate var takesDim: Bool {
    guard isOpaque, dim == nil else { return false }
    switch paint {
    case .bitmap, .scaled, .solid: return true
    case .resampled: return false
    }
  }
}
