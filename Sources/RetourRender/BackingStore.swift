// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The backing store of a flattened sub-list: pixels that do not change.
///
/// A class, since a sub-list and the passes that show it share it.
final class BackingStore {
  /// The longest side of a store in pixels: twice the largest window foreseen, and within the
  /// coordinates that pixman resamples.
  static let longestSide = 16_384

  private let memory: PixelMemory
  /// Pixels that are all opaque; those outside may be, too.
  let opaquePart: PixelRect
  /// Large parts that have one color.
  let plainParts: [PlainPart]
  /// The pixels of those that are not painted yet.
  private var unpainted: [Unpainted]
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// The first pixel of the first row, valid as long as the store.
  let base: UnsafeRawPointer

  /// The pixels of a plain part that nobody reads who paints the part as a color.
  struct Unpainted {
    let color: UInt32
    /// The part without its edge, which filtering reads, and without round corners, in pixels of
    /// the store.
    let inside: Region
  }

  /// Returns memory to flatten into, or `nil` where the size is out of range or memory is short.
  static func makeMemory(width: Int, height: Int) -> PixelMemory? {
    guard 1...longestSide ~= width, 1...longestSide ~= height else { return nil }
    // Rows begin on a cache line.
    return PixelMemory(width: width, height: height, rowAlignment: 64)
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - memory: The pixels.
  ///   - opaquePart: Pixels that are all opaque.
  ///   - plainParts: Large parts that have one color.
  ///   - unpainted: The pixels of those that are not painted.
  init(
    _ memory: consuming PixelMemory,
    opaquePart: PixelRect,
    plainParts: [PlainPart] = [],
    unpainted: [Unpainted] = []
  ) {
    (width, height, bytesPerRow) = (memory.width, memory.height, memory.bytesPerRow)
    base = memory.withPixels { UnsafeRawPointer($0.base) }
    self.memory = memory
    (self.opaquePart, self.plainParts, self.unpainted) = (opaquePart, plainParts, unpainted)
  }

  /// Paints what is left of the plain parts, for those who read all pixels.
  func paintPlainParts() {
    memory.withPixels { pixels in
      let target = Target(pixels)
      for part in unpainted {
        part.inside.pixels.forEachBox { retour_fill(target.pixels($0), part.color) }
      }
    }
    unpainted = []
  }
}
