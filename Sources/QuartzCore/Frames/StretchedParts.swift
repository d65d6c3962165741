// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The nine parts of an image whose corners keep their size, while the edges stretch in one
/// direction and the middle in both.
struct StretchedParts {
  let image: CGImage
  let center: CGRect
  /// The parts row by row; nil for an empty one.
  private let parts: [CGImage?]
  /// The cuts in pixels of the image: 0, two inside, and the far edge.
  private let columns: [CGFloat]
  private let rows: [CGFloat]

  init(_ image: CGImage, center: CGRect) {
    (self.image, self.center) = (image, center)
    let columns = Self.cuts(center.minX, center.maxX, CGFloat(image.width))
    let rows = Self.cuts(center.minY, center.maxY, CGFloat(image.height))
    (self.columns, self.rows) = (columns, rows)
    parts = (0..<9).map { part in
      let (x, y) = (part % 3, part / 3)
      let place = CGRect(
        x: columns[x],
        y: rows[y],
        width: columns[x + 1] - columns[x],
        height: rows[y + 1] - rows[y]
      )
      // Parts that stretch are plain in most images: one color, or lines of one color each.
      return image.cropping(to: place)?.withoutEqual(columns: x == 1, rows: y == 1)
    }
  }

  private static func cuts(_ from: CGFloat, _ to: CGFloat, _ size: CGFloat) -> [CGFloat] {
    let first = min(max((from * size).rounded(), 0), size)
    return [0, first, min(max((to * size).rounded(), first), size), size]
  }

  /// Returns the parts laid over a rectangle, with the image's pixels per point.
  func contents(
    over rect: CGRect,
    scale: CGFloat,
    tint: DisplayList.Color?
  ) -> [DisplayList.Content] {
    let x = Self.edges(columns, rect.minX, rect.width, scale)
    let y = Self.edges(rows, rect.minY, rect.height, scale)
    return parts.indices.compactMap { index in
      let (column, row) = (index % 3, index / 3)
      let area = CGRect(
        x: x[column],
        y: y[row],
        width: x[column + 1] - x[column],
        height: y[row + 1] - y[row]
      )
      guard let part = parts[index], area.width > 0, area.height > 0 else { return nil }
      return .image(part, area, opacity: 1, tint: tint)
    }
  }

  /// Returns the cuts in points; where the fixed ends do not fit, they share the length.
  private static func edges(
    _ cuts: [CGFloat],
    _ start: CGFloat,
    _ length: CGFloat,
    _ scale: CGFloat
  ) -> [CGFloat] {
    var (near, far) = (cuts[1] / scale, (cuts[3] - cuts[2]) / scale)
    if near + far > length {
      let share = length / (near + far)
      (near, far) = (near * share, far * share)
    }
    return [start, start + near, start + length - far, start + length]
  }
}

extension CGImage {
  /// Returns the image with one column if all columns are equal, and with one row if all rows are.
  ///
  /// - Parameters:
  ///   - columns: Whether columns are compared.
  ///   - rows: Whether rows are compared.
  /// - Returns: The smaller image, or this one.
  func withoutEqual(columns: Bool, rows: Bool) -> CGImage {
    let size = (columns && hasEqualColumns ? 1 : width, rows && hasEqualRows ? 1 : height)
    guard size != (width, height) else { return self }
    return CGImage(width: size.0, height: size.1, isOpaque: isOpaque) { pixels in
      for y in 0..<size.1 {
        let row = pixels.base + y * pixels.bytesPerRow
        row.copyMemory(from: base + y * bytesPerRow, byteCount: size.0 * 4)
      }
    }
  }

  private var hasEqualRows: Bool {
    (1..<height).allSatisfy { memcmp(base, base + $0 * bytesPerRow, width * 4) == 0 }
  }

  private var hasEqualColumns: Bool {
    (0..<height).allSatisfy { y in
      // Each pixel of the row equals the next one.
      let row = base + y * bytesPerRow
      return memcmp(row, row + 4, (width - 1) * 4) == 0
    }
  }
}
