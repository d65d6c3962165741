// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

// MARK: Painting pictures

extension Compositor {
  /// Notes what is to be painted of a picture, or of the part of it that starts at a pixel of it.
  func notePicture(
    _ bitmap: Bitmap,
    from start: (x: Int, y: Int) = (0, 0),
    _ place: Footprint,
    _ cornerRadius: CGFloat,
    _ opacity: UInt32,
    _ tint: UInt32?,
    _ visible: Region,
    in pass: Pass
  ) {
    let paint: Work.Paint =
      place.placement == .exact
      ? .bitmap(bitmap, x: place.box.left + start.x, y: place.box.top + start.y)
      : .resampled(bitmap, place.transform(fromPicture: bitmap.width, bitmap.height))
    var work = Work(paint: paint, bounds: place.bounds, visible: visible)
    (work.opacity, work.tint) = (opacity, tint)
    let isOpaque = bitmap.isOpaque && opacity == 255 && tint == nil
    var covered: Box? = isOpaque && place.placement != .turned ? place.box : nil
    switch place.placement {
    case .turned:
      work.coverage = outline(place, cornerRadius)
    case .upright where cornerRadius > 0:
      let box = place.box
      let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
      let radius = cornerRadius * place.scale
      work.coverage = .outline(Outline(rect: rect, cornerRadius: radius, transform: .identity))
      covered = covered?.inset(x: 0, y: Box.clamp(radius.rounded(.up)))
    case .exact where cornerRadius > 0:
      let scale = CGFloat(place.box.width) / place.rect.width
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * scale,
        kind: .fill
      )
      work.coverage = .mask(mask(shape), place.box)
      covered = covered?.inset(x: 0, y: shape.roundedRadius)
    case .exact, .upright:
      work.isOpaque = isOpaque
    }
    add(work, covering: covered, to: pass)
  }

  /// Paints a picture at whole pixels.
  func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ work: Work, into target: Target) {
    counts.blits += 1
    if let tint = work.tint {
      forEachRow(of: work.visible, in: target) { pixels, column, row, count in
        retour_tint(pixels, bitmap.pixels(x: column - x, y: row - y), count, tint)
      }
    } else if case .mask(let mask, let box) = work.coverage {
      paint(bitmap, x, y, mask, box, work, into: target)
    } else if work.isOpaque {
      copy(bitmap, x, y, work, into: target)
    } else {
      forEachRow(of: work.visible, in: target) { pixels, column, row, count in
        retour_over(pixels, bitmap.pixels(x: column - x, y: row - y), count, work.opacity)
      }
    }
  }

  private func copy(
    _ bitmap: Bitmap,
    _ x: Int,
    _ y: Int,
    _ work: Work,
    into target: Target
  ) {
    if let (color, region) = work.dim {
      counts.dims += 1
      forEachRow(of: region, in: target) { pixels, column, row, count in
        retour_dim(pixels, bitmap.pixels(x: column - x, y: row - y), count, color)
      }
    }
    forEachRow(of: work.visible, in: target) { pixels, column, row, count in
      pixels.update(from: bitmap.pixels(x: column - x, y: row - y), count: count)
    }
  }

  private func paint(
    _ bitmap: Bitmap,
    _ x: Int,
    _ y: Int,
    _ mask: Mask,
    _ box: Box,
    _ work: Work,
    into target: Target
  ) {
    let coverage = scratch.memory(target.window.width)
    let isOpaque = bitmap.isOpaque && work.opacity == 255
    forEachRow(of: work.visible, in: target) { pixels, column, row, count in
      let from = bitmap.pixels(x: column - x, y: row - y)
      let line = mask.row(at: row, in: box)
      guard !mask.fullRows[line] else {
        if isOpaque {
          pixels.update(from: from, count: count)
        } else {
          retour_over(pixels, from, count, work.opacity)
        }
        return
      }
      mask.expand(row: line, x: column, count: count, in: box, to: coverage)
      retour_overMasked(pixels, from, coverage, count, work.opacity)
    }
  }
}
