// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// The coverage of a rectangle with rounded corners, of the frame along its edge, or of its blurred
/// shadow, a byte per pixel.
///
/// Only the corners are kept, and one column and row between them: the middle of a wide rectangle
/// repeats those. So every page of every size has the same few kilobytes of shadow, and a moving
/// page's shadow costs only its visible part.
final class Mask {
  /// The shape of a mask; equal shapes share a mask.
  struct Shape: Hashable {
    enum Kind: Hashable {
      case fill
      case border(width: Int)
      /// The reach of each of the three box blurs.
      case shadow(radii: [Int])
    }

    /// The size of the rectangle, in pixels.
    var width: Int
    var height: Int
    var cornerRadius: CGFloat
    var kind: Kind

    init(width: Int, height: Int, cornerRadius: CGFloat, kind: Kind) {
      let largest = CGFloat(min(width, height)) / 2
      self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, largest) : 0
      self.kind = kind
      (self.width, self.height) = (width, height)
      let corner =
        switch kind {
        case .fill: roundedRadius
        case .border(let width): max(roundedRadius, width)
        case .shadow: roundedRadius + reach
        }
      // A larger rectangle only repeats the middle.
      self.width = min(width, 2 * corner + 1)
      self.height = min(height, 2 * corner + 1)
    }

    /// The corner's radius in whole pixels.
    var roundedRadius: Int { Int(cornerRadius.rounded(.up)) }

    /// The distance that the shape extends beyond the rectangle.
    var reach: Int {
      guard case .shadow(let radii) = kind else { return 0 }
      return radii.reduce(0, +)
    }
  }

  let width: Int
  let height: Int
  private let memory: CoverageMemory
  /// Whether everything is covered, for each row.
  let fullRows: [Bool]

  init(_ shape: Shape) {
    let reach = shape.reach
    let (width, height) = (shape.width + 2 * reach, shape.height + 2 * reach)
    (self.width, self.height) = (width, height)
    memory = CoverageMemory(width: width, height: height)
    Self.draw(shape, at: CGFloat(reach), into: memory)
    let bytesPerRow = memory.bytesPerRow
    if case .shadow(let radii) = shape.kind {
      memory.withBytes {
        Shadow.blur($0, width: width, height: height, bytesPerRow: bytesPerRow, radii)
      }
    }
    fullRows = memory.withBytes { base in
      (0..<height).map { row in
        (0..<width).allSatisfy { base[row * bytesPerRow + $0] == 255 }
      }
    }
  }

  var byteCount: Int { memory.byteCount }

  /// The rows of coverage, valid as long as the mask.
  var rows: retour_rows {
    memory.withBytes { retour_rows(base: $0, bytesPerRow: memory.bytesPerRow) }
  }

  /// Whether the column and row that a stretched mask repeats are covered where they meet.
  var coversMiddle: Bool { self[width / 2, height / 2] == 255 }

  /// Returns how much of a shadow, whose coverage grows toward its middle, is fainter than a
  /// coverage.
  ///
  /// - Parameter coverage: The coverage.
  /// - Returns: The columns and the rows at each edge of which no pixel has the coverage.
  func margins(below coverage: UInt8) -> (x: Int, y: Int) {
    let x = (0..<width / 2).first { self[$0, height / 2] >= coverage } ?? width / 2
    let y = (0..<height / 2).first { self[width / 2, $0] >= coverage } ?? height / 2
    return (x, y)
  }

  /// Returns the row of the mask for a row of a box, and the number of rows that share it.
  func row(at y: Int, in box: PixelRect) -> (row: Int, count: Int) {
    let position = y - box.top
    let (middle, extra) = (height / 2, box.height - height)
    if position < middle { return (position, 1) }
    if position > middle + extra { return (position - extra, 1) }
    return (middle, middle + extra - position + 1)
  }

  /// Writes the coverage of `count` pixels from column `x` on, for a mask stretched to a box.
  func expand(
    row: Int,
    x: Int,
    count: Int,
    in box: PixelRect,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    memory.withBytes { base in
      let from = base + row * memory.bytesPerRow
      let middle = width / 2
      let start = x - box.left
      let repeatsUpTo = middle + box.width - width
      // The left half, then the middle column repeated, then the right half.
      let before = min(max(middle - start, 0), count)
      let until = min(max(repeatsUpTo + 1 - start, before), count)
      if before > 0 { bytes.update(from: from + start, count: before) }
      if until > before { (bytes + before).update(repeating: from[middle], count: until - before) }
      if count > until {
        let shift = box.width - width
        (bytes + until).update(from: from + (start + until - shift), count: count - until)
      }
    }
  }

  /// The coverage of one pixel.
  subscript(x: Int, y: Int) -> UInt8 { memory.withBytes { $0[y * memory.bytesPerRow + x] } }

  private static func draw(
    _ shape: Shape,
    at offset: CGFloat,
    into memory: borrowing CoverageMemory
  ) {
    let (width, height, bytesPerRow) = (memory.width, memory.height, memory.bytesPerRow)
    var outline = Outline(
      rect: CGRect(
        x: offset,
        y: offset,
        width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ),
      cornerRadius: shape.cornerRadius,
      transform: .identity
    )
    if case .border(let width) = shape.kind { outline.width = CGFloat(width) }
    memory.withBytes { base in
      outline.draw(into: base, width: width, height: height, bytesPerRow: bytesPerRow)
      // All corners become mirror images of the first: Cairo's differ by a few shades.
      for y in 0..<height {
        let from = base + min(y, height - 1 - y) * bytesPerRow
        let to = base + y * bytesPerRow
        for x in 0..<width { to[x] = from[min(x, width - 1 - x)] }
      }
    }
  }
}
