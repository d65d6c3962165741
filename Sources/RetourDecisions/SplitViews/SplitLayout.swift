// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of the columns of a split view.
///
/// Pure: lengths in points. Columns that are not visible lie beside the container.
package struct SplitLayout: Equatable, Sendable {
  /// The frames, in the order of the columns.
  package let frames: [CGRect]
  /// Whether columns cover the last one.
  package let covers: Bool

  /// Places the columns.
  ///
  /// - Parameters:
  ///   - arrangement: The visible columns.
  ///   - widths: The widths of the columns beside the last one, in their order.
  ///   - size: The size of the container.
  ///   - isMirrored: Whether the first column is at the right.
  package init(
    _ arrangement: SplitArrangement,
    widths: [CGFloat],
    size: CGSize,
    isMirrored: Bool
  ) {
    let most = widths.count
    let level = arrangement.level
    let shown = widths.suffix(level).reduce(0, +)
    covers = arrangement.behavior == .overlay && level > 0
    var frames: [CGRect] = []
    // Hidden columns lie before the edge, next to the visible ones.
    var x = -widths.prefix(most - level).reduce(0, +)
    for width in widths {
      frames.append(CGRect(x: x, y: 0, width: width, height: size.height))
      x += width
    }
    let last: (x: CGFloat, width: CGFloat) =
      switch arrangement.behavior {
      case .overlay: (0, size.width)
      case .tile: (shown, size.width - shown)
      case .displace:
        level == 2 ? (shown, size.width - (widths.last ?? 0)) : (shown, size.width - shown)
      }
    frames.append(CGRect(x: last.x, y: 0, width: max(0, last.width), height: size.height))
    self.frames = frames.map { frame in
      guard isMirrored else { return frame }
      var frame = frame
      frame.origin.x = size.width - frame.maxX
      return frame
    }
  }
}
