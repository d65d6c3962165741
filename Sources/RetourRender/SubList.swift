// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A display list that is painted as one image: a page in motion, a group with an opacity, a
/// subtree with rounded corners, a snapshot.
///
/// Immutable: its identity is the key of everything that is cached for it. It owns its
/// flattened pixels.
package final class SubList: Sendable {
  /// The items, in pixels whose origin is the top left corner of `bounds`.
  package let list: DisplayList
  /// The size of the image in pixels.
  package let width: Int
  package let height: Int
  /// Pixels of the list per point of the item that shows it.
  package let scale: CGFloat
  /// The location of the image's top left corner, in points of the item that shows it.
  package let origin: CGPoint
  /// The radius of the rounded corners that clip the image, in points; 0 for none.
  package let cornerRadius: CGFloat
  /// The image whose alpha the pixels are multiplied by, pixel by pixel.
  package let mask: SubList?
  /// Whether the pixels of the items, which are sub-lists, are added up instead of laid over each
  /// other: what fades into something else.
  package let isSum: Bool
  /// Whether the flattened pixels are kept for the next frame.
  package let keepsStore: Bool
  /// Whether painting the items in place costs less than copying flattened pixels; both are equal.
  let isCheap: Bool
  /// The flattened pixels, once the compositor has made them.
  ///
  /// Unchecked: set once, by the one thread that composes, which is the only one to read it.
  nonisolated(unsafe) private(set) var store: BackingStore?

  package init(
    list: DisplayList,
    width: Int,
    height: Int,
    scale: CGFloat,
    origin: CGPoint = .zero,
    cornerRadius: CGFloat = 0,
    mask: SubList? = nil,
    isSum: Bool = false,
    keepsStore: Bool
  ) {
    (self.list, self.width, self.height) = (list, width, height)
    (self.scale, self.origin) = (scale, origin)
    (self.cornerRadius, self.keepsStore) = (cornerRadius, keepsStore)
    (self.mask, self.isSum) = (mask, isSum)
    isCheap =
      cornerRadius <= 0 && mask == nil && !isSum && list.isCheap(width: width, height: height)
  }

  /// Whether the items are painted into the list that shows the sub-list, where one pixel is one
  /// pixel of that list and nothing shines through: the pixels are the same.
  ///
  /// A backdrop sees its own list only, wherever that is painted.
  var isPaintedInPlace: Bool {
    isCheap || !keepsStore && mask == nil && !isSum && !list.hasBackdrop
  }

  /// Pixels that are certainly all opaque, among them those that are kept.
  var opaquePart: PixelRect {
    if isCheap { return PixelRect(width: width, height: height) }
    guard cornerRadius <= 0, let store else { return PixelRect(width: 0, height: 0) }
    return store.opaquePart
  }

  /// The pixels around round corners that are painted though they are part of a plain part: they
  /// are read where the image is stretched, by the same scale both ways and at least half.
  static let cornerMargin = 4

  /// Returns the boxes that round corners clip, in pixels.
  ///
  /// - Parameter margin: The width of what is added to the boxes.
  /// - Returns: Four boxes, or none where the corners are not round.
  func corners(margin: Int) -> [PixelRect] {
    guard cornerRadius > 0 else { return [] }
    let size = PixelRect.clamp((cornerRadius * scale).rounded(.up)) + margin
    return PixelRect(width: width, height: height).corners(size)
  }

  /// Whether a store is painted as far as it is seen: groups in it would be flattened once for each
  /// part.
  var isPaintedInParts: Bool {
    keepsStore && mask == nil && !isSum
      && !list.items.contains { if case .sublist = $0.content { true } else { false } }
  }

  /// Whether the items are colors and images, nothing in which is flattened.
  var isOfPlainItems: Bool {
    guard mask == nil, !isSum else { return false }
    return list.items.allSatisfy {
      switch $0.content {
      case .fill, .border, .image: true
      case .shadow, .sublist, .projected, .backdrop: false
      }
    }
  }

  /// Retains a backing store for the next frame, if the sub-list is configured to.
  func retain(_ store: BackingStore) { if keepsStore { self.store = store } }
}

extension SubList {
  /// Returns whether another sub-list has the same size, place and way of painting.
  package func hasShape(of other: SubList) -> Bool {
    width == other.width && height == other.height && scale == other.scale
      && origin == other.origin && cornerRadius == other.cornerRadius
      && keepsStore == other.keepsStore && mask == other.mask && isSum == other.isSum
  }
}

extension SubList {
  /// The boxes of pixels that opaque colors cover, unless the shape of the image clips them.
  private var opaqueBoxes: some Sequence<PixelRect> {
    zip(list.items, list.places).lazy.compactMap { item, place in
      item.isOpaqueColor && place?.placement != .rotated ? place?.bounds : nil
    }
  }

  /// The largest of the boxes that opaque colors cover.
  var opaqueBox: PixelRect {
    opaqueBoxes.max { $0.area < $1.area } ?? PixelRect(width: 0, height: 0)
  }

  /// Returns whether an opaque color certainly covers some of its pixels.
  package func isOpaque(in part: PixelRect) -> Bool {
    guard cornerRadius <= 0, mask == nil, !isSum else { return false }
    return opaqueBoxes.contains { $0.contains(part) }
  }
}

extension SubList: Equatable {
  package static func == (left: SubList, right: SubList) -> Bool { left === right }
}
