// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension Collector {
  /// Adds the work of painting a backdrop over what lies below it.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - list: The list.
  ///   - place: The place of the item.
  mutating func collectBackdrop(_ index: Int, of list: DisplayList, at place: Footprint) {
    let item = list.items[index]
    guard case .backdrop(_, let cornerRadius, let backdrop, let mask, let opacity) = item.content
    else { return }
    let visible = VisibleItem(
      rect: item.rect,
      transform: item.transform,
      place: place,
      pixels: pass.makePixels()
    )
    visible.pixels.set(pass.remaining, within: place.bounds)
    guard !visible.pixels.isEmpty, byte(opacity) > 0, !backdrop.isNone || mask != nil else {
      return skip()
    }
    let blur = BackdropImage(backdrop, index, of: list, at: place, in: whole, over: background)
    if mask == nil, let color = blur.color {
      if !addFill(visible, cornerRadius, scaled(color, by: byte(opacity))) { skip() }
      return
    }
    guard let store = compositor.store(of: blur) else { return skip() }
    let (request, window) = (blur.request, blur.request.window)
    let bitmap = Bitmap(pass.retain(store))
    let isOpaque = !bitmap.opaquePart.isEmpty && byte(opacity) == 255
    let image = Scaling(of: bitmap, to: window)
    var source = Source(
      paint: request.reduction == 1
        ? .bitmap(bitmap, x: window.left, y: window.top) : .scaled(image),
      opaquePart: isOpaque ? place.box : PixelRect(width: 0, height: 0),
      opacity: byte(opacity),
      cornerRadius: cornerRadius
    )
    if let mask {
      guard let store = compositor.store(of: image, through: mask, at: place) else { return }
      source.paint = .bitmap(Bitmap(pass.retain(store)), x: place.bounds.left, y: place.bounds.top)
      source.opaquePart = PixelRect(width: 0, height: 0)
    } else if place.placement == .rotated {
      var work = Work(paint: source.paint, bounds: place.bounds, visible: visible.pixels)
      work.opacity = source.opacity
      work.coverage = visible.outline(cornerRadius)
      return pass.add(work)
    }
    add(source, of: visible)
  }

  /// Leaves out the latest item.
  private mutating func skip() {
    addHidden()
    pass.discardLastPixels()
  }
}
