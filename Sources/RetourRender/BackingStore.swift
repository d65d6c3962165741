// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The backing store of a flattened sub-list: pixels that do not change once they are painted.
///
/// A page that slides in is painted as far as it is seen, and what has one color when somebody
/// reads all pixels. A class, since a sub-list and the passes that show it share it.
final class BackingStore {
  /// The longest side of a store in pixels: twice the largest window foreseen, and within the
  /// coordinates that pixman resamples.
  static let longestSide = 16_384

  private let memory: StoreMemory
  /// Receives the memory in the end.
  private let pool: StoreMemoryPool?
  /// Pixels that are all opaque; those outside may be, too.
  let opaquePart: PixelRect
  /// Large parts that have one color.
  let plainParts: [PlainPart]
  /// The pixels of those that are not painted yet.
  private(set) var unpainted: [Unpainted]
  /// The box that is painted but for these.
  private var painted: PixelRect
  /// The pixels in half the size, where something shows them small and rotated.
  private var half: BackingStore?
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

  /// The size of the memory in bytes.
  var byteCount: Int { memory.byteCount }

  /// Returns memory to flatten into, or `nil` where the size is out of range or memory is short.
  static func makeMemory(width: Int, height: Int) -> PixelMemory? {
    guard fits(width, height) else { return nil }
    return PixelMemory(width: width, height: height, rowAlignment: rowAlignment)
  }

  /// Whether the size of a store is within its range.
  static func fits(_ width: Int, _ height: Int) -> Bool {
    1...longestSide ~= width && 1...longestSide ~= height
  }

  /// Rows begin on a cache line.
  static let rowAlignment = 64

  /// Returns the distance from the start of one row to the start of the next, in bytes.
  static func bytesPerRow(width: Int) -> Int {
    PixelMemory.bytesPerRow(width: width, rowAlignment: rowAlignment)
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - memory: The pixels.
  ///   - pool: Receives the memory when the store is gone.
  ///   - opaquePart: Pixels that are all opaque.
  ///   - plainParts: Large parts that have one color.
  ///   - unpainted: The pixels of those that are not painted.
  ///   - painted: The box that is painted; `nil` for all.
  init(
    _ memory: StoreMemory,
    from pool: StoreMemoryPool? = nil,
    opaquePart: PixelRect,
    plainParts: [PlainPart] = [],
    unpainted: [Unpainted] = [],
    painted: PixelRect? = nil
  ) {
    (width, height, bytesPerRow) = (memory.width, memory.height, memory.bytesPerRow)
    base = memory.withPixels { UnsafeRawPointer($0.base) }
    (self.memory, self.pool) = (memory, pool)
    self.painted = painted ?? PixelRect(width: width, height: height)
    (self.opaquePart, self.plainParts, self.unpainted) = (opaquePart, plainParts, unpainted)
  }

  /// Creates a store in memory of its own, of which all is painted.
  convenience init(_ memory: consuming PixelMemory, opaquePart: PixelRect) {
    self.init(StoreMemory(memory), opaquePart: opaquePart)
  }

  deinit { pool?.keep(memory) }

  /// Paints the pixels of a part that were left for later.
  ///
  /// - Parameters:
  ///   - part: The part that is shown next.
  ///   - paint: Paints some boxes.
  func paint(_ part: PixelRect, _ paint: (borrowing PixelBuffer, [PixelRect]) -> Void) {
    guard !painted.contains(part) else { return }
    let grown = Self.painted(with: painted.union(part), of: (width, height))
    var boxes: [PixelRect] = []
    grown.forEachPart(outside: painted) { boxes.append($0) }
    painted = grown
    memory.withPixels { paint($0, boxes) }
  }

  /// Returns the box that is painted where a part is shown first: whole eighths of the store, since
  /// each box is a search for what is visible; all where little is left.
  static func painted(
    with part: PixelRect,
    of size: (width: Int, height: Int)
  ) -> PixelRect {
    let whole = PixelRect(width: size.width, height: size.height)
    let (across, down) = (max(size.width / 8, 64), max(size.height / 8, 64))
    let grown = PixelRect(
      left: part.left / across * across,
      top: part.top / down * down,
      right: (part.right + across - 1) / across * across,
      bottom: (part.bottom + down - 1) / down * down
    )
    .intersection(whole)
    return grown.area * 4 >= whole.area * 3 ? whole : grown
  }

  /// Returns the store halved as often as given, or as often as pixels are left, made once.
  ///
  /// All of it has to be painted.
  func halved(_ halvings: Int, on processors: Processors) -> BackingStore {
    guard halvings > 0, min(width, height) > 3, let half = half ?? makeHalf(on: processors) else {
      return self
    }
    self.half = half
    return half.halved(halvings - 1, on: processors)
  }

  private func makeHalf(on processors: Processors) -> BackingStore? {
    guard let memory = Self.makeMemory(width: width / 2, height: height / 2) else { return nil }
    memory.withPixels { Bitmap(self).scale(into: Target($0), on: processors) }
    let isOpaque = opaquePart == PixelRect(width: width, height: height)
    let half = PixelRect(width: isOpaque ? memory.width : 0, height: memory.height)
    return BackingStore(memory, opaquePart: half)
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
