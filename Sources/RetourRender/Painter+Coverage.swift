// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// Calls `body` with boxes that make up the visible pixels of an item, and the coverage of their
  /// rows; `nil` where everything is covered.
  @inline(__always)
  func forEachPart(of work: Work, in target: Target, _ body: (PixelRect, retour_rows?) -> Void) {
    switch work.coverage {
    case .full: work.visible.forEachBox { body($0, nil) }
    case .mask(let mask, let box):
      forEachPart(of: mask.takeUnretainedValue(), in: box, of: work.visible, in: target, body)
    case .quad(let corners): forEachPart(of: corners, work, body)
    case .outline(let outline):
      if let corners = outline.corners {
        forEachPart(of: corners, work, body)
      } else {
        withCoverage(of: outline, in: work.bounds) { coverage, bytesPerRow, area in
          work.visible.forEachBox { box in
            let start = coverage + (box.top - area.top) * bytesPerRow + (box.left - area.left)
            body(box, retour_rows(base: start, bytesPerRow: bytesPerRow))
          }
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

  /// A rotated rectangle, row by row: what it covers whole, and its edges.
  ///
  /// The rows of all of the bounds are examined, which depend on the item and its list alone:
  /// examined for the damaged part, the edges could round differently from one frame to the next.
  @inline(__always)
  private func forEachPart(
    of corners: retour_quad,
    _ work: Work,
    _ body: (PixelRect, retour_rows?) -> Void
  ) {
    let bounds = work.bounds
    let byteCount = 2 * (bounds.width + 1) * MemoryLayout<Double>.size
    edges.withBytes(byteCount) { memory in
      memory.update(repeating: 0, count: byteCount)
      let edges = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Double.self)
      scratch.withBytes(bounds.width) { coverage in
        work.visible.forEachBox { box in
          for y in box.top..<box.bottom {
            let (left, width) = (Int64(bounds.left), bounds.width)
            let span = withUnsafePointer(to: corners) {
              retour_coverRow($0, left, Int64(y), width, edges, coverage)
            }
            func add(_ from: Int, _ to: Int, isCovered: Bool) {
              let from = max(bounds.left + from, box.left), to = min(bounds.left + to, box.right)
              guard from < to else { return }
              let part = PixelRect(left: from, top: y, right: to, bottom: y + 1)
              let rows = retour_rows(base: coverage + from - bounds.left, bytesPerRow: 0)
              body(part, isCovered ? nil : rows)
            }
            add(span.left, span.coveredLeft, isCovered: false)
            add(span.coveredLeft, span.coveredRight, isCovered: true)
            add(span.coveredRight, span.right, isCovered: false)
          }
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

extension Outline {
  /// The corners of a plain rectangle; `nil` for one with round corners or a hole.
  fileprivate var corners: retour_quad? {
    guard cornerRadius <= 0, width == nil else { return nil }
    let corners = Quad(rect, transform).corners
    return retour_quad(
      x: (corners[0].x, corners[1].x, corners[2].x, corners[3].x),
      y: (corners[0].y, corners[1].y, corners[2].y, corners[3].y)
    )
  }
}
