// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A part of a group, taken to pieces: what has one color, and boxes around all else.
///
/// A group with an opacity is flattened only where its items overlap: elsewhere each color is faded
/// by itself.
struct Pieces {
  /// The number of boxes above which one image of the whole part is better.
  private static let mostDetails = 48

  /// The smallest width in pixels of a box of one color, and the smallest gap between others.
  private static let leastWidth = 64

  /// The part of the group, in its pixels.
  let part: PixelRect
  /// The plain parts, in pixels of the part.
  let plainParts: [PlainPart]
  /// Boxes around the rest, which may overlap, in pixels of the group.
  let details: [PixelRect]

  /// Takes a part to pieces, or returns `nil` where more than half of it is left in boxes.
  ///
  /// - Parameters:
  ///   - part: The part, in pixels of the group.
  ///   - pass: The pass that holds the joined work of the part.
  ///   - corners: Boxes that round corners clip.
  init?(of part: PixelRect, _ pass: Pass, corners: [PixelRect]) {
    self.part = part
    plainParts = pass.plainParts(in: part, leastWidth: Self.leastWidth)
    guard !plainParts.isEmpty else { return nil }
    let plain = pass.makePixels()
    plain.removeAll()
    for part in plainParts { plain.add(part.region.pixels) }
    plain.move(x: part.left, y: part.top)
    plain.subtract(corners)
    let rest = pass.makePixels()
    rest.set(part)
    rest.subtract(plain)
    // From top to bottom: what lies close to each other becomes one box.
    var boxes: [PixelRect] = []
    rest.forEachBox { box in
      let around = box.inset(x: -Self.leastWidth, y: -1)
      if let near = boxes.lastIndex(where: { !$0.intersection(around).isEmpty }) {
        boxes[near] = boxes[near].union(box)
      } else {
        boxes.append(box)
      }
    }
    let area = boxes.reduce(0) { $0 + $1.area }
    guard boxes.count <= Self.mostDetails, 2 * area <= part.area else { return nil }
    details = boxes
  }
}
