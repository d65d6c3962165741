// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// Paints an image at whole pixels.
  func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ work: Work, into target: Target) {
    func pixels(_ box: PixelRect) -> retour_rows { bitmap.pixels(x: box.left - x, y: box.top - y) }
    if let tint = work.tint {
      work.visible.forEachBox { retour_tint(target.pixels($0), pixels($0), tint) }
    } else if case .mask = work.coverage {
      forEachPart(of: work, in: target) { part, coverage in
        if let coverage {
          retour_overMasked(target.pixels(part), pixels(part), coverage, work.opacity)
        } else {
          retour_over(target.pixels(part), pixels(part), work.opacity)
        }
      }
    } else if let color = work.background {
      paint(bitmap, pixels, over: color, work, into: target)
    } else if work.isOpaque {
      work.visible.forEachBox { retour_copy(target.pixels($0), pixels($0)) }
      if let dim = work.dim {
        dim.pixels.forEachBox { retour_dim(target.pixels($0), pixels($0), dim.color) }
      }
    } else {
      work.visible.forEachBox { retour_over(target.pixels($0), pixels($0), work.opacity) }
    }
  }

  /// Paints an image that is stretched over whole pixels.
  func paint(_ image: Scaling, _ work: Work, into target: Target) {
    if work.isOpaque {
      work.visible.forEachBox { box in
        image.withPainter(of: box, scaling) { $0(target.pixels(box), box) }
      }
      dim(work, image, into: target)
    } else if case .mask = work.coverage {
      forEachPart(of: work, in: target) { part, coverage in
        forEachRow(of: part, image, in: target) { to, pixels in
          if let coverage {
            retour_overMasked(to, pixels, coverage, work.opacity)
          } else {
            retour_over(to, pixels, work.opacity)
          }
        }
      }
    } else {
      work.visible.forEachBox { box in
        forEachRow(of: box, image, in: target) { retour_over($0, $1, work.opacity) }
      }
    }
  }

  /// Paints the dimmed part of a scaled image, each row while it is in the processor's cache.
  private func dim(_ work: Work, _ image: Scaling, into target: Target) {
    guard let dim = work.dim else { return }
    dim.pixels.forEachBox { box in
      image.withPainter(of: box, scaling) { paint in
        box.forEachRow { part in
          let to = target.pixels(part)
          paint(to, part)
          lay(dim.color, over: to)
        }
      }
    }
  }

  /// Calls `body` with each row of a box, and with the pixels of a scaled image for it.
  private func forEachRow(
    of box: PixelRect,
    _ image: Scaling,
    in target: Target,
    _ body: (_ to: retour_box, _ pixels: retour_rows) -> Void
  ) {
    row.withBytes(box.width * 4) { row in
      let line = retour_box(base: row, bytesPerRow: 0, width: box.width, height: 1)
      image.withPainter(of: box, scaling) { paint in
        box.forEachRow { part in
          paint(line, part)
          body(target.pixels(part), retour_rows(base: row, bytesPerRow: 0))
        }
      }
    }
  }

  /// Paints an image over a color that nothing else lies between, and dims it.
  private func paint(
    _ bitmap: Bitmap,
    _ pixels: (PixelRect) -> retour_rows,
    over color: UInt32,
    _ work: Work,
    into target: Target
  ) {
    work.visible.forEachBox {
      retour_overColour(target.pixels($0), pixels($0), work.opacity, color)
    }
    guard let dim = work.dim else { return }
    dim.pixels.forEachBox { box in
      box.forEachRow { part in
        let to = target.pixels(part)
        retour_overColour(to, pixels(part), work.opacity, color)
        lay(dim.color, over: to)
      }
    }
  }
}

extension PixelRect {
  /// Calls `body` with each row of the rectangle.
  @inline(__always)
  fileprivate func forEachRow(_ body: (PixelRect) -> Void) {
    for y in top..<bottom { body(PixelRect(left: left, top: y, right: right, bottom: y + 1)) }
  }
}
