// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The items of a group with backdrops: each backdrop by itself, and what lies between them.
///
/// In an image of the group, nothing would lie behind its backdrops.
struct BackdropParts {
  private let parts: [[DisplayList.Item]]
  private let scale: CGFloat

  /// Takes a group apart.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - scale: The pixels per point.
  init(_ items: some Sequence<DisplayList.Item>, scale: CGFloat) {
    var parts: [[DisplayList.Item]] = []
    var isOpen = false
    for item in items {
      if item.isBackdrop || !isOpen { parts.append([]) }
      parts[parts.count - 1].append(item)
      isOpen = !item.isBackdrop
    }
    (self.parts, self.scale) = (parts, scale)
  }

  /// Returns the group with an opacity.
  ///
  /// - Parameters:
  ///   - opacity: The opacity.
  ///   - clip: The bounds of all painting.
  /// - Returns: The items.
  func faded(_ opacity: Float, clip: PixelRect) -> [DisplayList.Item] {
    parts.compactMap { part in
      if part.count == 1, var item = part.first {
        item.fade(opacity)
        return item
      }
      let box = part.reduce(PixelRect.nowhere) { $0.union($1.box) }.intersection(clip)
      guard !box.isEmpty else { return nil }
      let group = SubList(
        list: part.list(movedTo: box),
        width: box.width,
        height: box.height,
        scale: scale,
        keepsStore: false
      )
      return DisplayList.Item(
        transform: .pixels(of: box, scale: scale),
        clip: clip,
        content: .sublist(group, opacity: opacity)
      )
    }
  }

  /// Returns the group clipped to the round corners of a layer.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - inner: The place of the items.
  ///   - place: The place of the layer.
  /// - Returns: The items.
  func clipped(
    to values: LayerValues,
    _ inner: FramePainter.Place,
    _ place: FramePainter.Place
  ) -> [DisplayList.Item] {
    let (bounds, box) = (values.bounds, inner.clip)
    let toFrame = inner.transform.inverted().concatenating(place.transform)
    return parts.compactMap { part in
      if let item = part.first, item.isBackdrop {
        return backdrop(item, in: values, toFrame, place)
      }
      let image = SubList(
        of: part,
        in: box,
        of: bounds,
        scale: scale,
        cornerRadius: values.clampedRadius,
        keepsStore: false
      )
      return DisplayList.Item(
        transform: place.transform,
        clip: place.clip,
        content: .sublist(image, opacity: 1)
      )
    }
    .filter { !$0.box.isEmpty }
  }

  /// Returns a backdrop as it lies in the frame, within the round corners of a layer unless it has
  /// corners of its own.
  private func backdrop(
    _ item: DisplayList.Item,
    in values: LayerValues,
    _ toFrame: CGAffineTransform,
    _ place: FramePainter.Place
  ) -> DisplayList.Item {
    guard case .backdrop(_, let radius, var backdrop, let mask, let opacity) = item.content else {
      return item
    }
    let box = CGRect(x: item.box.x, y: item.box.y, width: item.box.width, height: item.box.height)
    let shown = box.applying(toFrame)
    var item = item
    let own = item.transform
    item.clip = place.clip.intersection(
      toFrame.isUpright ? PixelRect(nearest: shown) : PixelRect(around: shown)
    )
    guard radius <= 0, mask == nil else {
      item.transform = own.concatenating(toFrame)
      return item
    }
    item.transform = place.transform
    backdrop.blur *= abs(own.a * own.d - own.b * own.c).squareRoot() / scale
    item.content = .backdrop(
      values.bounds,
      cornerRadius: values.clampedRadius,
      backdrop,
      mask: nil,
      opacity: opacity
    )
    return item
  }
}

extension DisplayList.Item {
  /// Whether the item shows what lies behind it.
  var isBackdrop: Bool {
    guard case .backdrop = content else { return false }
    return true
  }
}
