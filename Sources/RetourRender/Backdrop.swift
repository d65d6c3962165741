// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

/// The changes that what lies behind a translucent material goes through before it is seen.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points of the item.
  package var blur: CGFloat
  /// The factor of the distance of colors from gray; 1 leaves them as they are.
  package var saturation: CGFloat
  /// The color that is laid over.
  package var tint: DisplayList.Color

  package init(blur: CGFloat, saturation: CGFloat, tint: DisplayList.Color) {
    (self.blur, self.saturation, self.tint) = (blur, saturation, tint)
  }

  /// A backdrop that changes nothing.
  package static let none = Backdrop(
    blur: 0,
    saturation: 1,
    tint: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0)
  )

  /// Returns the distance from which the blur takes colors.
  ///
  /// - Parameter scale: The pixels per point.
  /// - Returns: The distance in pixels.
  package func reach(scale: CGFloat) -> Int { Shadow.spread(ofBlur: blur * scale) }

  /// Whether what lies behind would look the same.
  package var isNone: Bool { !(blur > 0) && saturation == 1 && tint.pixel >> 24 == 0 }
}

extension DisplayList.Item {
  /// Whether the item is a backdrop, or a list that has one.
  var hasBackdrop: Bool {
    switch content {
    case .backdrop: true
    case .sublist(let list, _), .projected(let list, _, _): list.list.hasBackdrop
    default: false
    }
  }

  /// The backdrop of the item; `nil` for other content.
  var backdrop: Backdrop? {
    guard case .backdrop(_, _, let backdrop, _, _) = content else { return nil }
    return backdrop
  }
}

extension DisplayList {
  /// Returns the window of a frame on which the pixels of a backdrop depend.
  ///
  /// - Parameters:
  ///   - index: The index of the backdrop.
  ///   - place: The place of the item.
  ///   - whole: The bounds of the list.
  /// - Returns: The bounds of the item, grown by the reach of the blur.
  func window(ofBackdrop index: Int, at place: Footprint, in whole: PixelRect) -> PixelRect {
    let item = items[index]
    let reach = item.backdrop?.reach(scale: item.scale) ?? 0
    return place.bounds.inset(x: -reach, y: -reach).intersection(whole)
  }

  /// Returns the number of items, from the bottom on, that are seen through a backdrop.
  ///
  /// Our decision: a shadow of the same shape directly below, the backdrop's own, is not seen
  /// through it.
  func countOfItems(belowBackdrop index: Int) -> Int {
    index > 0 && items[index - 1].isShadow(of: items[index]) ? index - 1 : index
  }

  /// Returns what lies below a backdrop within its window, from the last item that covers it on.
  ///
  /// - Parameters:
  ///   - index: The index of the backdrop.
  ///   - window: Its window.
  ///   - whole: The bounds of the list.
  /// - Returns: The items, and the pixels that they are looked for in: more than the window where
  ///   another backdrop shows what lies farther away.
  func part(
    below index: Int,
    in window: PixelRect,
    of whole: PixelRect
  ) -> (list: DisplayList, area: PixelRect) {
    var area = window
    var parts: [Int] = []
    for below in (0..<countOfItems(belowBackdrop: index)).reversed() {
      guard let place = places[below], !place.bounds.intersection(area).isEmpty else { continue }
      parts.append(below)
      if items[below].backdrop != nil {
        area = area.union(self.window(ofBackdrop: below, at: place, in: whole))
      } else if items[below].covers(area, at: place) {
        break
      }
    }
    return (DisplayList(self, parts.reversed()), area)
  }
}

extension DisplayList.Item {
  /// Whether the item, a color or a list with one, certainly covers an area opaquely.
  fileprivate func covers(_ area: PixelRect, at place: Footprint) -> Bool {
    guard place.placement != .rotated, place.bounds.contains(area) else { return false }
    guard case .sublist(let list, let opacity) = content else { return isOpaqueColor }
    return place.placement == .exact && byte(opacity) == 255
      && list.isOpaque(in: area.moved(x: -place.box.left, y: -place.box.top))
  }

  /// Whether the item is the shadow of the rectangle of a backdrop.
  fileprivate func isShadow(of other: DisplayList.Item) -> Bool {
    guard case .shadow(let shape, let cornerRadius, _, _, _) = content,
      case .backdrop(let rect, let otherRadius, _, nil, _) = other.content
    else { return false }
    return shape == rect && cornerRadius == otherRadius && transform == other.transform
  }
}
