// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// MARK: One pass instead of two

extension Compositor {
  /// How many items below a translucent colour are looked at: those of a page that is painted in
  /// place.
  private static let depth = 160

  /// Joins translucent colours with the opaque pictures and colours right below them: each pixel is
  /// then read once and written once, and not twice.
  ///
  /// The dim over the lower page of a transition is what this is for.
  func fuse(_ pass: Pass) {
    for upper in pass.works.indices {
      guard case .solid(let color) = pass.works[upper].paint,
        case .full = pass.works[upper].coverage, !pass.works[upper].isOpaque
      else { continue }
      let dim = pass.works[upper].visible
      guard !dim.isEmpty else { continue }
      // Where nothing that has to be painted first lies between the two.
      let open = pass.region()
      open.set(dim)
      // The works lie front to back: what is below follows.
      for lower in pass.works.indices.dropFirst(upper + 1).prefix(Self.depth) {
        guard !open.isEmpty else { break }
        let visible = pass.works[lower].visible
        let both = pass.region()
        both.set(visible, within: open)
        guard !both.isEmpty else {
          pass.takeBack()
          continue
        }
        open.subtract(both)
        guard pass.works[lower].takesDim else {
          pass.takeBack()
          continue
        }
        pass.works[lower].dim = (color, both)
        visible.subtract(both)
        dim.subtract(both)
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
