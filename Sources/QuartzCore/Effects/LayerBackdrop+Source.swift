// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

extension LayerBackdrop {
  /// Adds the layer and the content of its source below it as one image.
  ///
  /// - Returns: Whether it was added: not where anything else would be seen through the source, or
  ///   where the layer is not upright.
  func paintWithSource(by outer: inout FramePainter) -> Bool {
    let (scale, backdrop) = (outer.scale, values.special.backdrop)
    let isUpright = place.transform.isUpright && place.transform.a == scale
    guard outer.purpose == .frame, !backdrop.isNone, isUpright, place.transform.d == scale,
      layer.rare.mask == nil, !values.masksToBounds || values.clampedRadius <= 0,
      let source = (layer as? BackdropLayer)?.source, let image = source.layer?.currentImage,
      image.scale == scale
    else { return false }
    let bounds = values.bounds
    let own = PixelRect(nearest: bounds.applying(values.toPixels(scale)))
    let whole = PixelRect(
      x: PixelRect.round((image.origin.x - source.origin.x) * scale),
      y: PixelRect.round((image.origin.y - source.origin.y) * scale),
      width: image.width,
      height: image.height
    )
    let reach = backdrop.reach(scale: scale)
    let box = own.inset(x: -reach, y: -reach).intersection(whole)
    guard whole.contains(own), image.isOpaque(in: box.moved(x: -whole.x, y: -whole.y)) else {
      return false
    }
    add(image, in: whole, seenIn: box, by: &outer)
    return true
  }

  /// Adds the layer as it lies above its source.
  ///
  /// - Parameters:
  ///   - image: The image of the source.
  ///   - whole: Its place, in pixels from the top left corner of the layer.
  ///   - box: The part on which the layer's pixels depend.
  ///   - outer: The painter.
  private func add(
    _ image: SubList,
    in whole: PixelRect,
    seenIn box: PixelRect,
    by outer: inout FramePainter
  ) {
    let (scale, bounds) = (outer.scale, values.bounds)
    var painter = FramePainter(scale: scale, purpose: outer.purpose)
    var inner = place
    inner.clip = box
    inner.transform = .pixels(of: whole, scale: scale)
      .translatedBy(x: -image.origin.x, y: -image.origin.y)
    painter.add(.sublist(image, opacity: 1), inner)
    inner.transform = values.toPixels(scale)
    LayerBackdrop(of: layer, values, inner).paint(by: &painter)
    painter.paintInside(layer, values, inner)
    outer.include(painter)
    let made = SubList(of: painter.items, in: box, of: bounds, scale: scale, keepsStore: true)
    let kept = outer.pictures(of: layer)
    let picture = outer.reuse(kept.aboveSource, for: made)
    kept.keep(aboveSource: picture)
    var shown = place
    shown.clip = place.clip.intersection(PixelRect(nearest: bounds.applying(place.transform)))
    outer.add(.sublist(picture, opacity: 1), shown)
  }
}

extension CALayer {
  /// The image of a rasterized layer; `nil` if it would look different now.
  fileprivate var currentImage: SubList? {
    switches.contains(.rasterizes) && !marks.contains(.content) ? flattened.image : nil
  }
}
