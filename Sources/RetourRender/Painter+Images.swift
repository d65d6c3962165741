// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// Paints an image at whole pixels.
  func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ work: Work, into target: Target) {
    func pixels(_ box: PixelRect) -> retour_rows { bitmap.pixels(x: box.left - x, y: box.top - y) }
    if let color = bitmap.color {
      paint(color, through: pixels, work, into: target)
    } else if let tint = work.tint {
      work.visible.forEachBox { retour_tint(target.pixels($0), pixels($0), tint) }
    } else if let color = work.background {
      paint(bitmap, pixels, over: color, work, into: target)
    } else if work.isOpaque {
      work.visible.forEachBox { retour_copy(target.pixels($0), pixels($0)) }
      if let dim = work.dim {
        dim.pixels.forEachBox { retour_dim(target.pixels($0), pixels($0), dim.color) }
      }
    } else {
      forEachPart(of: work, in: target) { part, coverage in
        lay(pixels(part), coverage, work.opacity, over: target.pixels(part))
      }
    }
  }

  /// Paints an image that is stretched over whole pixels.
  func paint(_ image: some StretchedImage, _ work: Work, into target: Target) {
    if work.isOpaque {
      image.withPainter(of: work.visible.extents, scaling) { paint in
        work.visible.forEachBox { paint(target.pixels($0), $0) }
      }
      dim(work, image, into: target)
    } else {
      image.withPainter(of: work.visible.extents, scaling) { paint in
        forEachPart(of: work, in: target) { part, coverage in
          layRows(part, coverage, work.opacity, in: target, paint)
        }
      }
    }
  }

  /// Paints an image in perspective.
  func paint(_ image: ProjectedImage, _ work: Work, into target: Target) {
    paintRows(of: work, isOpaque: false, into: target) { image.paint($0, $1) }
  }

  /// Paints a rotated image.
  func paint(_ image: Rotation, isOpaque: Bool, _ work: Work, into target: Target) {
    paintRows(of: work, isOpaque: isOpaque, into: target) { image.paint($0, $1) }
  }

  /// Paints an image that can be painted in rows of any length.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - isOpaque: Whether nothing shines through the image's own pixels.
  ///   - target: The memory to paint into.
  ///   - paint: Writes the pixels of a row to memory.
  @inline(__always)
  private func paintRows(
    of work: Work,
    isOpaque: Bool,
    into target: Target,
    _ paint: (_ to: retour_box, _ row: PixelRect) -> Void
  ) {
    guard let corners = work.corners else {
      return forEachPart(of: work, in: target) { part, coverage in
        layRows(part, coverage, work.opacity, in: target, paint)
      }
    }
    // The color of a tinted image includes its opacity.
    let opacity = work.tint == nil ? work.opacity : 255
    let copies = isOpaque && opacity == 255 && work.tint == nil
    row.withBytes(work.bounds.width * 4) { pixels in
      forEachRow(of: corners, work) { row in
        let line = retour_box(pixels, width: row.touched.width)
        paint(line, row.touched)
        if let tint = work.tint { retour_recolour(line, tint) }
        row.forEachPart { part, coverage in
          let start = retour_rows(base: pixels + (part.left - row.touched.left) * 4, bytesPerRow: 0)
          if copies, coverage == nil {
            retour_copy(target.pixels(part), start)
          } else {
            lay(start, coverage, opacity, over: target.pixels(part))
          }
        }
      }
    }
  }

  /// Lays the rows of a box over what is there.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - coverage: The coverage of its rows; `nil` where everything is covered.
  ///   - opacity: The opacity, 0...255.
  ///   - target: The memory to paint into.
  ///   - paint: Writes the pixels of a row to memory.
  @inline(__always)
  private func layRows(
    _ box: PixelRect,
    _ coverage: retour_rows?,
    _ opacity: UInt32,
    in target: Target,
    _ paint: (_ to: retour_box, _ row: PixelRect) -> Void
  ) {
    row.withBytes(box.width * 4) { pixels in
      let line = retour_box(pixels, width: box.width)
      var coverage = coverage
      box.forEachRow { part in
        paint(line, part)
        let pixels = retour_rows(base: pixels, bytesPerRow: 0)
        lay(pixels, coverage, opacity, over: target.pixels(part))
        if let rows = coverage { coverage?.base = rows.base + rows.bytesPerRow }
      }
    }
  }

  /// Lays pixels over others, where they are covered.
  @inline(__always)
  private func lay(
    _ pixels: retour_rows,
    _ coverage: retour_rows?,
    _ opacity: UInt32,
    over below: retour_box
  ) {
    if let coverage {
      retour_overMasked(below, pixels, coverage, opacity)
    } else {
      retour_over(below, pixels, opacity)
    }
  }

  /// Paints the dimmed part of a scaled image, each row while it is in the processor's cache.
  private func dim(_ work: Work, _ image: some StretchedImage, into target: Target) {
    guard let dim = work.dim else { return }
    image.withPainter(of: dim.pixels.extents, scaling) { paint in
      dim.pixels.forEachBox { box in
        box.forEachRow { part in
          let to = target.pixels(part)
          paint(to, part)
          lay(dim.color, over: to)
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
    func paint(_ boxes: PixelSet, below above: UInt32) {
      boxes.forEachBox {
        retour_overColour(target.pixels($0), pixels($0), work.opacity, color, above)
      }
    }
    paint(work.visible, below: 0)
    if let dim = work.dim { paint(dim.pixels, below: dim.color) }
  }

  /// Paints the color of a stencil, over what is there or over a color that nothing else lies
  /// between.
  private func paint(
    _ color: UInt32,
    through stencil: (PixelRect) -> retour_rows,
    _ work: Work,
    into target: Target
  ) {
    guard let background = work.background else {
      return work.visible.forEachBox {
        retour_colour(target.pixels($0), stencil($0), color, work.opacity)
      }
    }
    func paint(_ boxes: PixelSet, below above: UInt32) {
      boxes.forEachBox {
        let (pixels, coverage) = (target.pixels($0), stencil($0))
        retour_stencilOverColour(pixels, coverage, color, work.opacity, background, above)
      }
    }
    paint(work.visible, below: 0)
    if let dim = work.dim { paint(dim.pixels, below: dim.color) }
  }
}

extension retour_box {
  /// The memory of a row.
  fileprivate init(_ pixels: UnsafeMutablePointer<UInt8>, width: Int) {
    self.init(base: pixels, bytesPerRow: 0, width: width, height: 1)
  }
}

extension PixelRect {
  /// Calls `body` with each row of the rectangle.
  @inline(__always)
  fileprivate func forEachRow(_ body: (PixelRect) -> Void) {
    for y in top..<bottom { body(PixelRect(left: left, top: y, right: right, bottom: y + 1)) }
  }
}
