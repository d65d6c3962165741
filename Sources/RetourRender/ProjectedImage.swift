// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// An image seen in perspective, sampled between four pixels.
///
/// A class, so that the work that paints it is plain numbers.
final class ProjectedImage {
  /// The smallest height of a box of one color that is painted as a color, in pixels of the image.
  fileprivate static let leastPlainHeight = 16
  /// The height of the boxes that it is painted in, in pixels.
  fileprivate static let plainRows = 8

  private let raw: retour_projection
  /// The corners of the image as they are seen, in pixels of the list.
  let corners: retour_quad

  /// Prepares an image; `nil` for one that the eye does not see whole, or from its edge.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - projection: From its pixels to those of the list.
  init?(_ bitmap: Bitmap, _ projection: Projection) {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    guard bitmap.width > 1, bitmap.height > 1,
      let back = projection.inverse, let corners = projection.corners(of: whole)
    else { return nil }
    raw = retour_projection(
      picture: bitmap.pixels(x: 0, y: 0),
      width: bitmap.width,
      height: bitmap.height,
      x: (back.x.x, back.x.y, back.x.z),
      y: (back.y.x, back.y.y, back.y.z),
      divisor: (back.w.x, back.w.y, back.w.z)
    )
    self.corners = retour_quad(corners)
  }

  /// Paints the pixels of a row.
  ///
  /// - Parameters:
  ///   - to: The memory of the row.
  ///   - row: The row, in pixels of the list.
  func paint(_ to: retour_box, _ row: PixelRect) {
    withUnsafePointer(to: raw) {
      let pixels = to.base.assumingMemoryBound(to: UInt32.self)
      retour_projectRow(pixels, $0, Int64(row.left), Int64(row.top), row.width)
    }
  }
}

extension Collector {
  /// Adds the work of painting a sub-list in perspective and returns whether there is any.
  mutating func addProjected(
    _ visible: VisibleItem,
    _ list: SubList,
    _ projection: Projection,
    _ opacity: UInt32
  ) -> Bool {
    let whole = PixelRect(width: list.width, height: list.height)
    guard opacity > 0, let (store, _) = compositor.store(of: list, showing: whole) else {
      return false
    }
    let toPoints = CGAffineTransform(
      a: 1 / list.scale,
      b: 0,
      c: 0,
      d: 1 / list.scale,
      tx: list.origin.x,
      ty: list.origin.y
    )
    let seen = Projection(toPoints)
      .concatenating(projection)
      .concatenating(Projection(visible.transform))
    guard let image = ProjectedImage(Bitmap(pass.retain(store)), seen).map(pass.retain) else {
      return false
    }
    if opacity == 255 { addPlainParts(of: store, seen, visible) }
    var work = Work(
      paint: .projected(.passUnretained(image)),
      bounds: visible.place.bounds,
      visible: visible.pixels
    )
    work.opacity = opacity
    work.coverage = .quad(image.corners)
    pass.add(work)
    return true
  }

  /// Adds the opaque plain parts of an image in perspective as colors, which hide what is below.
  private func addPlainParts(
    of store: BackingStore,
    _ projection: Projection,
    _ visible: VisibleItem
  ) {
    for part in store.plainParts where part.color >> 24 == 255 {
      part.region.pixels.forEachBox { box in
        guard box.height >= ProjectedImage.leastPlainHeight else { return }
        // Without the pixels that filtering mixes with those outside.
        let inside = box.inset(x: 2, y: 2)
        let rect = CGRect(x: inside.left, y: inside.top, width: inside.width, height: inside.height)
        guard let corners = projection.corners(of: rect) else { return }
        let (least, most) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        var bounds = visible.place.bounds
        bounds.top = max(bounds.top, PixelRect.clamp(least.rounded(.up)))
        bounds.bottom = min(bounds.bottom, PixelRect.clamp(most.rounded(.down)))
        guard !bounds.isEmpty else { return }
        let boxes = Quad(corners).boxesInside(within: bounds, height: ProjectedImage.plainRows)
        guard !boxes.isEmpty else { return }
        addInside(visible, boxes, part.color)
        pass.cover(boxes)
      }
    }
  }
}
