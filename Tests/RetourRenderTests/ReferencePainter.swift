// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

@testable import RetourRender

/// The painter's algorithm, pixel by pixel: slow and simple.
///
/// Supports square fills, images at whole pixels and sub-lists, moved by their transforms.
struct ReferencePainter {
  static func frame(
    of list: DisplayList,
    width: Int,
    height: Int,
    background: DisplayList.Color
  ) -> FrameImage {
    let frame = FrameImage(width: width, height: height, filledWith: background.premultiplied)
    for item in list.items { paint(item, on: frame) }
    return frame
  }

  private static func paint(_ item: DisplayList.Item, on frame: FrameImage) {
    if case .sublist(let list, let opacity) = item.content, opacity * 255 >= 254.5,
      !list.keepsStore
    {
      paint(partsOf: list, in: item, on: frame)
      return
    }
    var flat: FrameImage?
    if case .sublist(let list, _) = item.content {
      let clear = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0)
      flat = self.frame(
        of: list.list,
        width: list.width,
        height: list.height,
        background: clear
      )
    }
    let box = box(of: item)
    let part = item.clip.intersection(PixelRect(width: frame.width, height: frame.height))
      .intersection(box)
    guard !part.isEmpty else { return }
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        if let source = pixel(of: item, flat, column: x - box.x, row: y - box.y) {
          frame[x, y] = over(source, frame[x, y])
        }
      }
    }
  }

  /// Paints a sub-list item by item, where its pixels are those of its items in the outer list.
  private static func paint(
    partsOf list: SubList,
    in item: DisplayList.Item,
    on frame: FrameImage
  ) {
    let left = nearest(list.origin.x + item.transform.tx)
    let top = nearest(list.origin.y + item.transform.ty)
    let copy = frame.copy()
    for part in list.list.items {
      var part = part
      part.transform.tx += CGFloat(left)
      part.transform.ty += CGFloat(top)
      part.clip = part.clip.moved(x: left, y: top)
      paint(part, on: copy)
    }
    for y in 0..<frame.height
    where item.clip.y..<item.clip.y + item.clip.height ~= y && top..<top + list.height ~= y {
      for x in 0..<frame.width
      where item.clip.x..<item.clip.x + item.clip.width ~= x && left..<left + list.width ~= x {
        frame[x, y] = copy[x, y]
      }
    }
  }

  /// The pixels outside of which an item has none, so that a small one does not take long.
  private static func box(of item: DisplayList.Item) -> PixelRect {
    let rect: CGRect
    switch item.content {
    case .fill(let box, _, _): rect = box
    case .image(let image, let box, _, _):
      rect = CGRect(origin: box.origin, size: CGSize(width: image.width, height: image.height))
    case .sublist(let list, _):
      rect = CGRect(origin: list.origin, size: CGSize(width: list.width, height: list.height))
    case .border, .shadow, .projected, .backdrop: return PixelRect(width: 0, height: 0)
    }
    let moved = rect.offsetBy(dx: item.transform.tx, dy: item.transform.ty)
    let (left, top) = (nearest(moved.minX), nearest(moved.minY))
    return PixelRect(
      x: left,
      y: top,
      width: nearest(moved.maxX) - left,
      height: nearest(moved.maxY) - top
    )
  }

  /// The pixel of an item at a place in its box; `flat` is the image of a sub-list.
  private static func pixel(
    of item: DisplayList.Item,
    _ flat: FrameImage?,
    column: Int,
    row: Int
  ) -> UInt32? {
    switch item.content {
    case .fill(_, _, let color): return color.premultiplied
    case .image(let image, _, let opacity, let tint):
      let pixel = image.pixel(x: column, y: row)
      let share = UInt32((opacity * 255).rounded())
      guard let tint else { return times(pixel, share) }
      return times(times(tint.premultiplied, share), pixel >> 24)
    case .sublist(_, let opacity):
      return flat.map { times($0[column, row], UInt32((opacity * 255).rounded())) }
    case .border, .shadow, .projected, .backdrop: return nil
    }
  }

  private static func nearest(_ value: CGFloat) -> Int { Int((value + 0.5).rounded(.down)) }

  /// A pixel times a byte, each component rounded to the nearest.
  static func times(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 {
      ((2 * ((pixel >> shift) & 0xff) * factor + 255) / 510) << shift
    }
    return component(24) | component(16) | component(8) | component(0)
  }

  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source + times(below, 255 - (source >> 24))
  }
}

extension DisplayList.Color {
  var premultiplied: UInt32 {
    let alpha = UInt32((self.alpha * 255).rounded())
    func component(_ value: Float) -> UInt32 {
      UInt32((Float(UInt32((value * 255).rounded()) * alpha) / 255).rounded())
    }
    return alpha << 24 | component(red) << 16 | component(green) << 8
      | component(blue)
  }
}
