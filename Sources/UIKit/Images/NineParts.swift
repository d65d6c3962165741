// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The parts of a resizable image: the corners, edges and center that its caps divide it into.
struct NineParts {
  /// One of the parts, in points.
  struct Part: Equatable {
    /// The rectangle in the image.
    let source: CGRect
    /// The rectangle to draw in.
    let target: CGRect
    /// Whether the part is between the left and the right caps.
    let isMiddleX: Bool
    /// Whether the part is between the top and the bottom caps.
    let isMiddleY: Bool
  }

  /// The parts that are not empty, row by row.
  let parts: [Part]

  /// Divides an image.
  ///
  /// - Parameters:
  ///   - size: The size of the image.
  ///   - caps: The caps.
  ///   - target: The rectangle that the image fills.
  init(size: CGSize, caps: UIEdgeInsets, target: CGRect) {
    let caps = Self.fitting(caps, in: size)
    let columns = Self.spans(size.width, caps.left, caps.right, target.minX, target.width)
    let rows = Self.spans(size.height, caps.top, caps.bottom, target.minY, target.height)
    var parts: [Part] = []
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let part = Part(
          source: CGRect(
            x: column.source.lowerBound,
            y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound
          ),
          target: CGRect(
            x: column.target.lowerBound,
            y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound
          ),
          isMiddleX: x == 1,
          isMiddleY: y == 1
        )
        if !part.source.isEmpty, !part.target.isEmpty { parts.append(part) }
      }
    }
    self.parts = parts
  }

  /// Returns caps that fit the size.
  static func fitting(_ caps: UIEdgeInsets, in size: CGSize) -> UIEdgeInsets {
    let left = min(max(caps.left, 0), size.width)
    let top = min(max(caps.top, 0), size.height)
    return UIEdgeInsets(
      top: top,
      left: left,
      bottom: min(max(caps.bottom, 0), size.height - top),
      right: min(max(caps.right, 0), size.width - left)
    )
  }

  private typealias Span = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// Returns start, middle and end along one axis; caps that do not fit shrink together.
  private static func spans(
    _ length: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat,
    _ origin: CGFloat,
    _ room: CGFloat
  ) -> [Span] {
    let room = max(room, 0)
    let shrink = start + end > room ? room / (start + end) : 1
    let (first, last) = (origin + start * shrink, origin + room - end * shrink)
    return [
      (0...start, origin...first), (start...max(start, length - end), first...max(first, last)),
      (max(start, length - end)...length, max(first, last)...(origin + room)),
    ]
  }
}
