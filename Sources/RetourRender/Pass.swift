// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The memory of one run over a display list, reused by the next run.
final class Pass {
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
  /// The pixels of images that nobody flattens.
  private(set) var unflattened: [PixelSet] = []
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

  /// Notes the pixels of an image that nobody flattens, valid until the pass ends.
  func addUnflattened(_ pixels: PixelSet) { unflattened.append(pixels) }

  /// Subtracts a box that the latest work covers opaquely from the remaining pixels.
  func cover(_ box: PixelRect) {
    guard let work = works.last else { return }
    let covered = box.intersection(work.bounds)
    if covered.area > largestCover.area { largestCover = covered }
    let isLarge = covered.area * 64 >= remaining.extents.area
    let isWorthwhile = covered.area >= Self.leastCover && remaining.count < Self.finestRegion
    if isLarge || isWorthwhile { remaining.subtract(covered) }
  }

  /// Subtracts boxes inside a rotated opaque color from the remaining pixels.
  func cover(_ boxes: [PixelRect]) { remaining.subtract(boxes) }

  /// Inserts work in front of the work at an index.
  func insert(_ work: Work, at index: Int) { works.insert(work, at: index) }

  /// Sets the translucent color that is applied with the work at an index.
  func setDim(_ dim: Work.Dim, at index: Int) { works[index].dim = dim }

  /// Sets the opaque color that lies directly below the image at an index.
  func setBackground(_ color: UInt32, at index: Int) {
    works[index].background = color
    works[index].isOpaque = true
  }

  /// Removes the work and releases the objects that it refers to.
  func end() {
    works.removeAll(keepingCapacity: true)
    retained.removeAll(keepingCapacity: true)
    unflattened.removeAll(keepingCapacity: true)
    pool.removeAll(except: 1)
    largestCover = PixelRect(width: 0, height: 0)
  }
}
