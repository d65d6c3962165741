// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The widths and places of the segments of a segmented control.
///
/// Pure: no views, no clock.
package struct SegmentLayout: Equatable {
  /// The measured sizes of one segment.
  package struct Segment {
    /// The width that the app set; 0 for one of the control's choice.
    package var width: CGFloat
    /// The width of title or image with margins.
    package var content: CGFloat

    /// Creates the description of a segment, in points.
    package init(width: CGFloat, content: CGFloat) {
      self.width = width
      self.content = content
    }
  }

  /// The frames from the leading edge on, in points, for left-to-right.
  package private(set) var frames: [CGRect] = []

  /// Lays out segments.
  ///
  /// - Parameters:
  ///   - segments: The segments from the leading edge on.
  ///   - size: The size of the control.
  ///   - byContent: Whether wider content gets more room; otherwise all get the same.
  package init(_ segments: [Segment], in size: CGSize, byContent: Bool) {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let room = max(0, size.width - fixed)
    let content = free.reduce(0) { $0 + $1.content }
    var x: CGFloat = 0
    frames = segments.map { segment in
      let share =
        byContent && content > 0 ? segment.content / content : 1 / CGFloat(max(1, free.count))
      let width = segment.width > 0 ? segment.width : room * share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  /// Returns the width that shows all content.
  ///
  /// - Parameters:
  ///   - segments: The segments.
  ///   - byContent: Whether wider content gets more room.
  /// - Returns: The width in points.
  package static func width(of segments: [Segment], byContent: Bool) -> CGFloat {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }.map(\.content)
    return fixed + (byContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count))
  }

  /// Returns the segment at a place.
  ///
  /// - Parameter x: The distance from the leading edge, in points.
  /// - Returns: The segment's index, that of the nearest one outside; `nil` without segments.
  package func index(at x: CGFloat) -> Int? {
    guard !frames.isEmpty else { return nil }
    return frames.firstIndex { x < $0.maxX } ?? frames.count - 1
  }
}
