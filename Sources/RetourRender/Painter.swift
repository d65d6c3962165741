// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// Paints the work of a pass into memory.
struct Painter {
  /// Coverage of the item that is being painted.
  private let scratch = Scratch()
  /// A row of a scaled image.
  let row = Scratch()
  /// What scaling an image works in.
  let scaling = Scratch()

  /// Paints the remaining pixels of an item.
  func paint(_ work: Work, into target: Target) {
    switch work.paint {
    case .solid(let color):
      switch work.coverage {
      case .full: paint(color, work, into: target)
      case .mask(let mask, let box):
        paint(color, mask.takeUnretainedValue(), box, work, into: target)
      case .outline(let outline): paint(color, outline, work, into: target)
      }
    case .bitmap(let bitmap, let x, let y): paint(bitmap, x, y, work, into: target)
    case .scaled(let scaling): paint(scaling, work, into: target)
    case .resampled(let bitmap, let transform): paint(bitmap, transform, work, into: target)
    }
  }

  private func paint(_ color: UInt32, _ work: Work, into target: Target) {
    guard work.isOpaque else {
      return work.visible.forEachBox { lay(color, over: target.pixels($0)) }
    }
    work.visible.forEachBox { retour_fill(target.pixels($0), color) }
    if let dim = work.dim {
      let dimmed = dimmed(color, by: dim.color)
      dim.pixels.forEachBox { retour_fill(target.pixels($0), dimmed) }
    }
  }

  /// Lays a color over pixels.
  func lay(_ color: UInt32, over pixels: retour_box) {
    let below = retour_rows(base: pixels.base, bytesPerRow: pixels.bytesPerRow)
    retour_dim(pixels, below, color)
  }

  /// Returns a pixel under a translucent color.
  private func dimmed(_ pixel: UInt32, by color: UInt32) -> UInt32 {
    var pixel = pixel
    withUnsafeMutableBytes(of: &pixel) {
      lay(color, over: retour_box(base: $0.baseAddress, bytesPerRow: 4, width: 1, height: 1))
    }
    return pixel
  }

  private func paint(
    _ color: UInt32,
    _ mask: Mask,
    _ box: PixelRect,
    _ work: Work,
    into target: Target
  ) {
    forEachPart(of: mask, in: box, of: work.visible, in: target) { part, coverage in
      if let coverage {
        retour_colour(target.pixels(part), coverage, color)
      } else if color >> 24 == 255 {
        retour_fill(target.pixels(part), color)
      } else {
        lay(color, over: target.pixels(part))
      }
    }
  }

  /// Calls `body` with boxes that make up a region, and the coverage of each row of them: `nil`
  /// where a mask that is stretched over a box covers everything.
  ///
  /// Most rows are the middle row, repeated.
  @inline(__always)
  func forEachPart(
    of mask: Mask,
    in box: PixelRect,
    of pixels: PixelSet,
    in target: Target,
    _ body: (PixelRect, retour_rows?) -> Void
  ) {
    scratch.withBytes(target.window.width) { coverage in
      pixels.forEachBox { whole in
        var part = whole
        while part.top < whole.bottom {
          let (row, count) = mask.row(at: part.top, in: box)
          part.bottom = min(part.top + count, whole.bottom)
          if mask.fullRows[row] {
            body(part, nil)
          } else {
            mask.expand(row: row, x: part.left, count: part.width, in: box, to: coverage)
            body(part, retour_rows(base: coverage, bytesPerRow: 0))
          }
          part.top = part.bottom
        }
      }
    }
  }

  private func paint(
    _ color: UInt32,
    _ outline: Outline,
    _ work: Work,
    into target: Target
  ) {
    withCoverage(of: outline, in: work.bounds) { coverage, bytesPerRow, area in
      work.visible.forEachBox { box in
        let start = coverage + (box.top - area.top) * bytesPerRow + (box.left - area.left)
        let rows = retour_rows(base: start, bytesPerRow: bytesPerRow)
        retour_colour(target.pixels(box), rows, color)
      }
    }
  }

  /// Draws the coverage of a rotated outline and lends it.
  ///
  /// Always for all of the box, which depends on the item and its list alone: drawn for the
  /// damaged part, the edges could round differently from one frame to the next.
  func withCoverage(
    of outline: Outline,
    in box: PixelRect,
    _ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int, _ area: PixelRect) -> Void
  ) {
    guard !box.isEmpty else { return }
    let bytesPerRow = (box.width + 3) & ~3
    scratch.withBytes(bytesPerRow * box.height) { coverage in
      coverage.update(repeating: 0, count: bytesPerRow * box.height)
      outline.draw(
        into: coverage,
        from: (box.left, box.top),
        width: box.width,
        height: box.height,
        bytesPerRow: bytesPerRow
      )
      body(coverage, bytesPerRow, box)
    }
  }
}
