// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// Calls `body` with boxes that make up the visible pixels of an item, and the coverage of their
  /// rows; `nil` where everything is covered.
  @inline(__always)
  func forEachPart(of work: Work, in target: Target, _ body: (PixelRect, retour_rows?) -> Void) {
    if let corners = work.corners {
      return forEachRow(of: corners, work) { $0.forEachPart(body) }
    }
    switch work.coverage {
    case .full, .quad: work.visible.forEachBox { body($0, nil) }
    case .mask(let mask, let box):
      forEachPart(of: mask.takeUnretainedValue(), in: box, of: work.visible, in: target, body)
    case .rotatedMask(let mask):
      let mask = mask.takeUnretainedValue()
      forEachRow(of: mask.corners, work) { part in
        row.withBytes(part.touched.width) { coverage in
          mask.paint(coverage, part.touched)
          body(part.touched, retour_rows(base: coverage, bytesPerRow: 0))
        }
      }
    case .outline(let outline):
      withCoverage(of: outline, in: work.bounds) { coverage, bytesPerRow, area in
        work.visible.forEachBox { box in
          let start = coverage + (box.top - area.top) * bytesPerRow + (box.left - area.left)
          body(box, retour_rows(base: start, bytesPerRow: bytesPerRow))
        }
      }
    }
  }

  /// A mask that is stretched over a box; most rows are the middle row, repeated.
  @inline(__always)
  private func forEachPart(
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
