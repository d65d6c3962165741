// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// Paints the work of a pass into memory.
struct Painter {
  /// Coverage of the item that is being painted.
  let scratch = Scratch()
  /// The edges of a rotated rectangle in a row.
  let edges = Scratch()
  /// A row of a scaled image.
  let row = Scratch()
  /// The memory that scaling an image works in.
  let scaling = Scratch()

  /// Paints the remaining pixels of an item.
  func paint(_ work: Work, into target: Target) {
    switch work.paint {
    case .solid(let color):
      if case .full = work.coverage {
        paint(color, work, into: target)
      } else {
        paint(color, covering: work, into: target)
      }
    case .bitmap(let bitmap, let x, let y): paint(bitmap, x, y, work, into: target)
    case .scaled(let scaling): paint(scaling, work, into: target)
    case .averaged(let averaging): paint(averaging, work, into: target)
    case .stripes(let stripes): paint(stripes, work, into: target)
    case .projected(let image): paint(image.takeUnretainedValue(), work, into: target)
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

  private func paint(_ color: UInt32, covering work: Work, into target: Target) {
    forEachPart(of: work, in: target) { part, coverage in
      if let coverage {
        retour_colour(target.pixels(part), coverage, color, 255)
      } else if color >> 24 == 255 {
        retour_fill(target.pixels(part), color)
      } else {
        lay(color, over: target.pixels(part))
      }
    }
  }
}
