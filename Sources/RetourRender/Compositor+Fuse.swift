// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// MARK: One pass instead of two

extension Compositor {
  /// How many items below a translucent colour are looked at.
  private static let depth = 8

  /// Joins translucent colours with the opaque pictures right below them: each pixel is then read
  /// once and written once, and not twice.
  ///
  /// The dim over the lower page of a transition is what this is for.
  func fuse(_ pass: Pass) {
    for upper in pass.works.indices {
      guard case .solid(let color) = pass.works[upper].paint,
        case .full = pass.works[upper].coverage, !pass.works[upper].isOpaque
      else { continue }
      let dim = pass.works[upper].visible
      // The works lie front to back: what is below follows.
      for lower in pass.works.indices.dropFirst(upper + 1).prefix(Self.depth) {
        guard !dim.isEmpty else { break }
        let visible = pass.works[lower].visible
        let both = pass.region()
        both.set(visible, within: dim)
        guard !both.isEmpty else {
          pass.takeBack()
          continue
        }
        guard case .bitmap = pass.works[lower].paint, pass.works[lower].isOpaque,
          pass.works[lower].dim == nil
        else { break }
        pass.works[lower].dim = (color, both)
        visible.subtract(both)
        dim.subtract(both)
      }
    }
  }
}
