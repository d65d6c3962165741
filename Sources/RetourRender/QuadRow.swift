// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The visible pixels of a row that a rotated rectangle touches.
struct QuadRow {
  /// The pixels, in one row.
  let touched: PixelRect
  /// The columns that are covered whole, within those that are touched.
  private let covered: Range<Int>
  /// The coverage of the pixel at the left; unspecified where pixels are covered whole.
  private let coverage: UnsafeMutablePointer<UInt8>

  /// Clips a row to a box; `nil` where nothing is left.
  ///
  /// - Parameters:
  ///   - span: The columns of the row, from `left`.
  ///   - coverage: The coverage of the columns, from `left`.
  ///   - left: The column that the others are relative to.
  ///   - y: The row.
  ///   - box: The box.
  @inline(__always)
  init?(
    _ span: retour_span,
    _ coverage: UnsafeMutablePointer<UInt8>,
    from left: Int,
    y: Int,
    in box: PixelRect
  ) {
    let start = max(left + span.left, box.left), end = min(left + span.right, box.right)
    guard start < end else { return nil }
    touched = PixelRect(left: start, top: y, right: end, bottom: y + 1)
    let first = min(max(left + span.coveredLeft, start), end)
    covered = first..<max(min(left + span.coveredRight, end), first)
    self.coverage = coverage + (start - left)
  }

  /// Calls `body` with the parts of the row and their coverage; `nil` where they are covered whole.
  @inline(__always)
  func forEachPart(_ body: (PixelRect, retour_rows?) -> Void) {
    let (start, end) = (covered.lowerBound, covered.upperBound)
    if touched.left < start { body(part(touched.left, start), coverage(at: touched.left)) }
    if start < end { body(part(start, end), nil) }
    if end < touched.right { body(part(end, touched.right), coverage(at: end)) }
  }

  private func part(_ left: Int, _ right: Int) -> PixelRect {
    PixelRect(left: left, top: touched.top, right: right, bottom: touched.bottom)
  }

  private func coverage(at column: Int) -> retour_rows {
    retour_rows(base: coverage + (column - touched.left), bytesPerRow: 0)
  }
}

extension Painter {
  /// Calls `body` with the visible rows of a rotated rectangle.
  ///
  /// The rows of all of the bounds are examined, which depend on the item and its list alone:
  /// examined for the damaged part, the edges could round differently from one frame to the next.
  @inline(__always)
  func forEachRow(of corners: retour_quad, _ work: Work, _ body: (QuadRow) -> Void) {
    let bounds = work.bounds
    let byteCount = 2 * (bounds.width + 1) * MemoryLayout<Double>.size
    withUnsafePointer(to: withUnsafePointer(to: corners, retour_sidesOf)) { sides in
      edges.withBytes(byteCount) { memory in
        memory.update(repeating: 0, count: byteCount)
        let edges = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Double.self)
        scratch.withBytes(bounds.width) { coverage in
          work.visible.forEachBand { band in
            for y in band.rows {
              let (left, width) = (Int64(bounds.left), bounds.width)
              let span = retour_coverRow(sides, left, Int64(y), width, edges, coverage)
              band.forEachBox { box in
                if let row = QuadRow(span, coverage, from: bounds.left, y: y, in: box) {
                  body(row)
                }
              }
            }
          }
        }
      }
    }
  }
}
