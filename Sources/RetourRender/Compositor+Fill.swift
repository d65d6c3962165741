// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CPixman
import CoreGraphics

// MARK: Painting colours

extension Compositor {
  /// Replaces pixels by a premultiplied colour.
  func clear(_ region: Region, to color: UInt32, in target: Target) {
    counts.fills += 1
    region.forEachBox { box in
      counts.pixelsWritten += box.width * box.height
      fill(box, color, in: target)
    }
  }

  /// Paints what is left to paint of an item.
  func paint(_ work: Work, into target: Target) {
    switch work.paint {
    case .solid(let color):
      switch work.coverage {
      case .full: paint(color, work, into: target)
      case .mask(let mask, let box): paint(color, mask, box, work, into: target)
      case .outline(let outline): paint(color, outline, work, into: target)
      }
    case .bitmap(let bitmap, let x, let y): paint(bitmap, x, y, work, into: target)
    case .resampled(let bitmap, let transform): paint(bitmap, transform, work, into: target)
    }
  }

  private func paint(_ color: UInt32, _ work: Work, into target: Target) {
    if work.isOpaque {
      if !work.visible.isEmpty { clear(work.visible, to: color, in: target) }
      if let (dim, region) = work.dim {
        counts.dims += 1
        var (below, dimmed) = (color, color)
        retour_dim(&dimmed, &below, 1, dim)
        clear(region, to: dimmed, in: target)
      }
      return
    }
    counts.fills += 1
    forEachRow(of: work.visible, in: target) { pixels, _, _, count in
      retour_dim(pixels, pixels, count, color)
    }
  }

  private func paint(
    _ color: UInt32,
    _ mask: Mask,
    _ box: Box,
    _ work: Work,
    into target: Target
  ) {
    counts.maskedFills += 1
    let isOpaque = color >> 24 == 255
    let coverage = scratch.memory(target.window.width)
    var last = (row: -1, x: 0, count: 0)
    forEachRow(of: work.visible, in: target) { pixels, x, y, count in
      let row = mask.row(at: y, in: box)
      if mask.fullRows[row] {
        if isOpaque {
          pixels.update(repeating: color, count: count)
        } else {
          retour_dim(pixels, pixels, count, color)
        }
        return
      }
      // Most rows are the middle one over and over.
      if last != (row, x, count) {
        mask.expand(row: row, x: x, count: count, in: box, to: coverage)
        last = (row, x, count)
      }
      retour_colour(pixels, coverage, count, color)
    }
  }

  private func paint(
    _ color: UInt32,
    _ outline: Outline,
    _ work: Work,
    into target: Target
  ) {
    counts.maskedFills += 1
    withCoverage(of: outline, in: work.bounds) { coverage, bytesPerRow, area in
      forEachRow(of: work.visible, in: target) { pixels, x, y, count in
        let start = coverage + (y - area.top) * bytesPerRow + (x - area.left)
        retour_colour(pixels, start, count, color)
      }
    }
  }

  /// Draws the coverage of a turned outline.
  ///
  /// Always for all of the box, which depends on the item and its list alone: drawn for the
  /// damaged part, the edges could round differently from one frame to the next.
  func withCoverage(
    of outline: Outline,
    in box: Box,
    _ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int, _ area: Box) -> Void
  ) {
    guard !box.isEmpty else { return }
    counts.outlines += 1
    let bytesPerRow = (box.width + 3) & ~3
    let coverage = scratch.memory(bytesPerRow * box.height)
    coverage.update(repeating: 0, count: bytesPerRow * box.height)
    let surface = cairo_image_surface_create_for_data(
      coverage,
      CAIRO_FORMAT_A8,
      Int32(box.width),
      Int32(box.height),
      Int32(bytesPerRow)
    )
    let cairo = cairo_create(surface)
    let transform = outline.transform
    var matrix = cairo_matrix_t(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx - CGFloat(box.left),
      y0: transform.ty - CGFloat(box.top)
    )
    cairo_set_matrix(cairo, &matrix)
    cover(
      outline.rect,
      cornerRadius: outline.cornerRadius,
      frame: outline.width,
      with: cairo
    )
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    body(coverage, bytesPerRow, box)
  }

  /// Calls `body` with each run of pixels in a region: where it lies in memory, its column, its row
  /// and its length.
  @inline(__always)
  func forEachRow(
    of region: Region,
    in target: Target,
    _ body: (UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) -> Void
  ) {
    region.forEachBox { box in
      counts.pixelsWritten += box.width * box.height
      var row = target.pixels(x: box.left, y: box.top)
      for y in box.top..<box.bottom {
        body(row.assumingMemoryBound(to: UInt32.self), box.left, y, box.width)
        row += target.bytesPerRow
      }
    }
  }

  private func fill(_ box: Box, _ color: UInt32, in target: Target) {
    pixman_fill(
      target.pixels(x: box.left, y: box.top).assumingMemoryBound(to: UInt32.self),
      Int32(target.bytesPerRow / 4),
      32,
      0,
      0,
      Int32(box.width),
      Int32(box.height),
      color
    )
  }
}
