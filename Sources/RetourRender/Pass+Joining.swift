// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Pass {
  /// The number of items below a translucent one that may be joined with it: those of a page that
  /// is painted in place.
  private static let depth = 160
  /// The smallest part of a translucent item that a joined one fills: hairlines cost less painted
  /// twice than a region with a hole for each of them.
  private static let leastShare = 16
  /// The smallest part of a frame that a translucent item fills which is joined.
  private static let leastFrameShare = 64
  /// The smallest area in pixels of an image that is joined with the colors below and above it.
  private static let leastImage = 4096

  /// Joins translucent images and colors with what is opaque below them, so that each pixel is
  /// written once.
  ///
  /// The dimming of the lower page during a transition and a page with an opacity are the cases
  /// this is for. From back to front, so that what was joined can be joined again.
  ///
  /// - Parameter area: The number of pixels of the frame.
  func join(in area: Int) {
    let least = area / Self.leastFrameShare
    joinImages(belowColorsOf: least)
    for upper in works.indices.reversed() {
      switch works[upper].paint {
      case _ where works[upper].isOpaque || works[upper].tint != nil: continue
      case .solid, .bitmap:
        if works[upper].visible.extents.area >= least { joinBelow(upper, in: area) }
      case .scaled, .averaged, .stripes, .resampled, .projected: continue
      }
    }
  }

  /// Joins images below a large translucent color with the color that they lie on: icons and texts
  /// of a dimmed page.
  ///
  /// Without a dim, a color that is filled and an image whose empty pixels are passed over take as
  /// long as both in one (measured).
  private func joinImages(belowColorsOf least: Int) {
    guard let dim = works.indices.first(where: { works[$0].isTranslucentColor(of: least) })
    else { return }
    let bounds = works.map { $0.visible.extents }
    for upper in works.indices.dropFirst(dim + 1) where works[upper].isTranslucentImage {
      let around = bounds[upper]
      guard around.area >= Self.leastImage else { continue }
      // An opaque part of the image hides the color: it is the same with it.
      let end = min(upper + 1 + Self.depth, bounds.count)
      var lower = upper + 1
      while lower < end, bounds[lower].intersection(around).isEmpty { lower += 1 }
      guard lower < end, let color = works[lower].opaqueColor,
        works[lower].bounds.contains(around)
      else { continue }
      setBackground(color, at: upper)
      works[lower].visible.subtract(works[upper].visible)
    }
  }

  private func joinBelow(_ upper: Int, in area: Int) {
    let around = works[upper].visible.extents
    guard case .full = works[upper].coverage, !around.isEmpty else { return }
    // Pixels that are painted between the item and the one that it is joined with.
    var between: [PixelRect] = []
    var joined: [(index: Int, work: Work)] = []
    // Pixels of images that are dimmed as they are painted.
    var dimmed: [PixelRect] = []
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
      } else if shared.area >= Self.leastImage,
        !between.contains(where: { !$0.intersection(shared).isEmpty }), dim(lower, by: upper)
      {
        works[lower].dim?.pixels.forEachBox { dimmed.append($0) }
      }
      visible.forEachBox { between.append($0) }
      works[lower].dim?.pixels.forEachBox { between.append($0) }
    }
    works[upper].visible.subtract(dimmed)
    for (index, work) in joined.reversed() { insert(work, at: index) }
  }

  /// Dims an opaque image as it is painted, and returns whether that is possible.
  private func dim(_ lower: Int, by upper: Int) -> Bool {
    let (above, below) = (works[upper], works[lower])
    guard below.isOpaque, below.dim == nil, case .solid(let color) = above.paint,
      case .bitmap = below.paint, above.visible.contains(below.visible.extents)
    else { return false }
    let pixels = makePixels()
    pixels.set(below.visible)
    setDim(Work.Dim(color: color, pixels: pixels), at: lower)
    below.visible.removeAll()
    return true
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
    case (.solid(let color), .bitmap), (.solid(let color), .scaled), (.solid(let color), .averaged),
      (.solid(let color), .stripes):
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

extension Work {
  /// Whether the work lays a whole image over what is below.
  fileprivate var isTranslucentImage: Bool {
    guard case .bitmap = paint, case .full = coverage else { return false }
    return !isOpaque && tint == nil
  }

  /// Whether the work lays one color over what is below, of some area in pixels at least.
  fileprivate func isTranslucentColor(of least: Int) -> Bool {
    guard case .solid = paint, case .full = coverage, !isOpaque else { return false }
    return visible.extents.area >= least
  }

  /// The color that replaces all visible pixels.
  fileprivate var opaqueColor: UInt32? {
    guard isOpaque, dim == nil, case .solid(let color) = paint, case .full = coverage else {
      return nil
    }
    return color
  }
}
