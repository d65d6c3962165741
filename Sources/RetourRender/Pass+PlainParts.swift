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
  /// The smallest width in pixels of a box: narrow ones between pictures are copied with those, since
  /// memory is fast in long rows only (measured).
  private static let leastWidth = 256
  /// The number of boxes above which a region costs more than it saves.
  private static let mostPartBoxes = 1024

  /// Returns the large parts of a store that have one color, once all of its work is added.
  ///
  /// - Parameter window: The part of the list that the store shows.
  /// - Returns: The parts, which do not overlap, in pixels of the store.
  func plainParts(in window: PixelRect) -> [PlainPart] {
    guard window.area >= Self.leastColor else { return [] }
    var colors: [(work: Work, color: UInt32)] = []
    var details: [PixelRect] = []
    for work in works {
      if let color = work.plainColor, work.visible.extents.area >= Self.leastColor {
        colors.append((work, color))
      } else if !work.isClear {
        work.visible.forEachBox { details.append($0) }
      }
    }
    guard !colors.isEmpty, colors.count <= Self.mostColors, details.count <= Self.mostPartBoxes
    else { return [] }
    let front = makePixels()
    front.set(details)
    return parts(of: colors, outside: front, in: window)
  }

  /// Returns the parts of the colors that nothing in front or behind changes.
  private func parts(
    of colors: [(work: Work, color: UInt32)],
    outside front: PixelSet,
    in window: PixelRect
  ) -> [PlainPart] {
    var regions: [UInt32: Region] = [:]
    let plain = makePixels()
    for (index, (work, color)) in colors.enumerated() {
      plain.set(work.visible)
      plain.subtract(front)
      if color >> 24 < 255 {
        for (other, _) in colors[(index + 1)...] { plain.subtract(other.visible) }
      }
      front.add(work.visible)
      let region = regions[color] ?? Region()
      region.pixels.add(plain)
      regions[color] = region
    }
    return regions.compactMap { color, all in
      let region = Region(all.rects.filter { $0.width >= Self.leastWidth })
      guard region.area * Self.leastPart >= window.area, region.count <= Self.mostPartBoxes else {
        return nil
      }
      region.pixels.move(x: -window.left, y: -window.top)
      return PlainPart(color: color, region: region)
    }
  }
}

extension Work {
  /// The color that all visible pixels get, where nothing lies behind them.
  fileprivate var plainColor: UInt32? {
    guard case .solid(let color) = paint, case .full = coverage, color >> 24 > 0 else { return nil }
    return color
  }

  /// Whether pixels are replaced by nothing.
  fileprivate var isClear: Bool {
    guard case .solid(0) = paint else { return false }
    return isOpaque
  }
}
