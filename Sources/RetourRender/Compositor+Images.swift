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
    _ item: DisplayList.Item,
    _ place: Footprint,
    _ cornerRadius: CGFloat,
    _ opacity: UInt32,
    _ tint: UInt32?,
    _ visible: PixelSet,
    in pass: Pass
  ) {
    let paint: Work.Paint =
      place.placement == .exact
      ? .bitmap(bitmap, x: place.box.left + start.x, y: place.box.top + start.y)
      : .resampled(bitmap, item.transform(fromPicture: bitmap.width, bitmap.height, at: place))
    var work = Work(paint: paint, bounds: place.bounds, visible: visible)
    (work.opacity, work.tint) = (opacity, tint)
    let isOpaque = bitmap.isOpaque && opacity == 255 && tint == nil
    var covered: Box? = isOpaque && place.placement != .turned ? place.box : nil
    switch place.placement {
    case .turned:
      work.coverage = outline(item, cornerRadius)
    case .upright where cornerRadius > 0:
      let box = place.box
      let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
      let radius = cornerRadius * item.scale
      work.coverage = .outline(Outline(rect: rect, cornerRadius: radius, transform: .identity))
      covered = covered?.inset(x: 0, y: Box.clamp(radius.rounded(.up)))
    case .exact where cornerRadius > 0:
      let scale = CGFloat(place.box.width) / item.rect.width
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * scale,
        kind: .fill
      )
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
      covered = covered?.inset(x: 0, y: shape.roundedRadius)
    case .exact, .upright:
      work.isOpaque = isOpaque
    }
    add(work, covering: covered, to: pass)
  }

  /// Paints a picture at whole pixels.
  func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ work: Work, into target: Target) {
    func pixels(_ box: Box) -> retour_rows { bitmap.pixels(x: box.left - x, y: box.top - y) }
    if let tint = work.tint {
      work.visible.forEachBox { retour_tint(target.pixels($0), pixels($0), tint) }
    } else if case .mask(let mask, let box) = work.coverage {
      let mask = mask.takeUnretainedValue()
      let isOpaque = bitmap.isOpaque && work.opacity == 255
      forEachPart(of: mask, in: box, of: work.visible, in: target) { part, coverage in
        if let coverage {
          retour_overMasked(target.pixels(part), pixels(part), coverage, work.opacity)
        } else if isOpaque {
          retour_copy(target.pixels(part), pixels(part))
        } else {
          retour_over(target.pixels(part), pixels(part), work.opacity)
        }
      }
    } else if work.isOpaque {
      work.visible.forEachBox { retour_copy(target.pixels($0), pixels($0)) }
      if let dim = work.dim {
        dim.pixels.forEachBox { retour_dim(target.pixels($0), pixels($0), dim.color) }
      }
    } else {
      work.visible.forEachBox { retour_over(target.pixels($0), pixels($0), work.opacity) }
    }
  }
}
