// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CoreGraphics
import Foundation

/// The coverage of a rectangle with rounded corners, of the frame along its edge, or of its blurred
/// shadow, a byte per pixel.
///
/// Only the corners are kept, and one column and row between them: the middle of a wide rectangle
/// repeats those. So every page of every size has the same few kilobytes of shadow, and a moving
/// page's shadow costs what is seen of it.
final class Mask {
  /// What a mask shows; equal shapes share a mask.
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
      // From here on a larger rectangle only repeats its middle.
      self.width = min(width, 2 * corner + 1)
      self.height = min(height, 2 * corner + 1)
    }

    /// The corner's radius in whole pixels.
    var roundedRadius: Int { Int(cornerRadius.rounded(.up)) }

    /// How far the shape reaches out of the rectangle.
    var reach: Int {
      guard case .shadow(let radii) = kind else { return 0 }
      return radii.reduce(0, +)
    }
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let base: UnsafeMutablePointer<UInt8>
  /// The rows in which everything is covered.
  private(set) var fullRows: [Bool] = []

  init(_ shape: Shape) {
    let reach = shape.reach
    width = shape.width + 2 * reach
    height = shape.height + 2 * reach
    bytesPerRow = (width + 3) & ~3
    base = .allocate(capacity: bytesPerRow * height)
    base.initialize(repeating: 0, count: bytesPerRow * height)
    draw(shape, at: CGFloat(reach))
    if case .shadow(let radii) = shape.kind { blur(radii) }
    fullRows = (0..<height).map { row in
      (0..<width).allSatisfy { base[row * bytesPerRow + $0] == 255 }
    }
  }

  deinit { base.deallocate() }

  var byteCount: Int { bytesPerRow * height }

  /// The row of the mask that lies on a row of a box, and on how many rows from there on.
  func row(at y: Int, in box: Box) -> (row: Int, count: Int) {
    let position = y - box.top
    let (middle, extra) = (height / 2, box.height - height)
    if position < middle { return (position, 1) }
    if position > middle + extra { return (position - extra, 1) }
    return (middle, middle + extra - position + 1)
  }

  /// Writes the coverage of `count` pixels from column `x` on, where the mask is stretched to a box.
  func expand(row: Int, x: Int, count: Int, in box: Box, to bytes: UnsafeMutablePointer<UInt8>) {
    let from = base + row * bytesPerRow
    let middle = width / 2
    let start = x - box.left
    let repeatsUpTo = middle + box.width - width
    // Up to the middle as it is, then the middle again and again, then as it is from the right.
    let before = min(max(middle - start, 0), count)
    let until = min(max(repeatsUpTo + 1 - start, before), count)
    if before > 0 { bytes.update(from: from + start, count: before) }
    if until > before { (bytes + before).update(repeating: from[middle], count: until - before) }
    if count > until {
      let shift = box.width - width
      (bytes + until).update(from: from + (start + until - shift), count: count - until)
    }
  }

  private func draw(_ shape: Shape, at offset: CGFloat) {
    let surface = cairo_image_surface_create_for_data(
      base,
      CAIRO_FORMAT_A8,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
    let cairo = cairo_create(surface)
    let rect = CGRect(
      x: offset,
      y: offset,
      width: CGFloat(shape.width),
      height: CGFloat(shape.height)
    )
    var frame: CGFloat?
    if case .border(let width) = shape.kind { frame = CGFloat(width) }
    cover(rect, cornerRadius: shape.cornerRadius, frame: frame, with: cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    mirror()
  }

  /// Makes all corners the image of the first: Cairo's differ by a few shades.
  private func mirror() {
    for y in 0..<height {
      let from = base + min(y, height - 1 - y) * bytesPerRow
      let to = base + y * bytesPerRow
      for x in 0..<width { to[x] = from[min(x, width - 1 - x)] }
    }
  }
}
