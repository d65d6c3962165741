// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Pass {
  /// The smallest area in pixels of a color that is looked at.
  private static let leastColor = 4096
  /// The number of colors, each in one place, above which none is looked at.
  private static let mostColors = 128
  /// The smallest share of a store that is worth a part of its own.
  private static let leastPart = 16
  /// The number of boxes above which a region costs more than it saves.
  private static let mostPartBoxes = 1024

  /// Returns the large parts of a store that have one color, once its work is joined.
  ///
  /// - Parameters:
  ///   - window: The part of the list that the store shows.
  ///   - leastWidth: The smallest width of a box in pixels.
  /// - Returns: The parts, which do not overlap, in pixels of the store.
  func plainParts(in window: PixelRect, leastWidth: Int) -> [PlainPart] {
    guard window.area >= Self.leastColor else { return [] }
    var colors: [(work: Work, color: UInt32)] = []
    var details: [PixelRect] = []
    for work in works {
      if let color = work.plainColor, work.visible.extents.area >= Self.leastColor {
        colors.append((work, color))
      } else {
        work.visible.forEachBox { details.append($0) }
        work.dim?.pixels.forEachBox { details.append($0) }
      }
    }
    for pixels in unflattened { pixels.forEachBox { details.append($0) } }
    guard !colors.isEmpty, colors.count <= Self.mostColors, details.count <= Self.mostPartBoxes
    else { return [] }
    let front = makePixels()
    front.set(details)
    return parts(of: colors, outside: front).compactMap { color, all in
      let region = Region(all.rects.filter { $0.width >= leastWidth })
      guard region.area * Self.leastPart >= window.area, region.count <= Self.mostPartBoxes else {
        return nil
      }
      region.pixels.move(x: -window.left, y: -window.top)
      return PlainPart(color: color, region: region)
    }
  }

  /// Returns the pixels inside plain parts, which need not be painted.
  ///
  /// - Parameters:
  ///   - parts: The parts, in pixels of the store.
  ///   - list: The list, whose round corners are painted in any case.
  ///   - window: The part of the list that the store shows.
  /// - Returns: The pixels of each part.
  func unpainted(
    _ parts: [PlainPart],
    of list: SubList,
    in window: PixelRect
  ) -> [BackingStore.Unpainted] {
    guard !parts.isEmpty else { return [] }
    let corners = list.corners(margin: SubList.cornerMargin)
      .map { $0.moved(x: -window.left, y: -window.top) }
    return parts.map { part in
      let inside = Region(part.region.bounds.inset(x: 1, y: 1))
      inside.pixels.subtract(part.holes.map { $0.inset(x: -1, y: -1) } + corners)
      return BackingStore.Unpainted(color: part.color, inside: inside)
    }
  }

  /// Leaves the pixels inside plain parts out of the work.
  ///
  /// - Parameters:
  ///   - parts: The parts, in pixels of the store.
  ///   - window: The part of the list that the store shows.
  func leaveOut(_ parts: [BackingStore.Unpainted], in window: PixelRect) {
    for part in parts {
      let pixels = makePixels()
      pixels.set(part.inside.pixels)
      pixels.move(x: window.left, y: window.top)
      for work in works where work.plainColor == part.color { work.visible.subtract(pixels) }
    }
  }

  /// Leaves all work outside a box for later.
  func limit(to box: PixelRect) {
    for work in works {
      work.visible.set(work.visible, within: box)
      if let dim = work.dim { dim.pixels.set(dim.pixels, within: box) }
    }
  }

  /// Returns the pixels of the colors that nothing in front or behind changes.
  private func parts(
    of colors: [(work: Work, color: UInt32)],
    outside front: PixelSet
  ) -> [UInt32: Region] {
    var regions: [UInt32: Region] = [:]
    let plain = makePixels()
    for (index, (work, color)) in colors.enumerated() {
      plain.set(work.visible)
      plain.subtract(front)
      if !work.isOpaque {
        for (other, _) in colors[(index + 1)...] { plain.subtract(other.visible) }
      }
      front.add(work.visible)
      let region = regions[color] ?? Region()
      region.pixels.add(plain)
      regions[color] = region
    }
    return regions
  }
}

extension Work {
  /// The color that all visible pixels get, where nothing lies behind them.
  fileprivate var plainColor: UInt32? {
    guard case .solid(let color) = paint, case .full = coverage, dim == nil else { return nil }
    return color
  }
}
