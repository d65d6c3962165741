// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// MARK: One pass instead of two

extension Compositor {
  /// How many items below a translucent colour are looked at: those of a page that is painted in
  /// place.
  private static let depth = 160
  /// Which part of a translucent colour, at least, an item must fill to be joined with it: icons
  /// and hairlines cost less painted twice than a region with holes for each of them.
  private static let leastShare = 16

  /// Joins translucent colours with the large opaque pictures and colours below them: each pixel is
  /// then read once and written once, and not twice.
  ///
  /// The dim over the lower page of a transition is what this is for.
  func fuse(_ pass: Pass) {
    for upper in pass.works.indices {
      guard case .solid(let color) = pass.works[upper].paint,
        case .full = pass.works[upper].coverage, !pass.works[upper].isOpaque
      else { continue }
      let dim = pass.works[upper].visible
      let around = dim.extents
      // What has to be painted before the colour, and after what is joined with it.
      var between: [Box] = []
      // The works lie front to back: what is below follows.
      for lower in pass.works.indices.dropFirst(upper + 1).prefix(Self.depth) {
        guard !dim.isEmpty else { break }
        let visible = pass.works[lower].visible
        let shared = visible.extents.intersection(around)
        guard !shared.isEmpty else { continue }
        let isLarge = shared.area * Self.leastShare >= around.area
        if isLarge, pass.works[lower].takesDim {
          let both = pass.pixels()
          both.set(visible, within: dim)
          both.subtract(between)
          if !both.isEmpty {
            pass.works[lower].dim = Work.Dim(color: color, pixels: both)
            dim.subtract(both)
            visible.subtract(both)
          }
        }
        visible.forEachBox { between.append($0) }
      }
    }
  }
}

extension Work {
  /// Whether a translucent colour over this can be laid on while it is painted.
  fileprivate var takesDim: Bool {
    guard isOpaque, dim == nil else { return false }
    switch paint {
    case .bitmap, .solid: return true
    case .resampled: return false
    }
  }
}
