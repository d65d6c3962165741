// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import CoreGraphics

/// The destination of an item in pixels, and its kind.
///
/// Our decision: content that fits the pixels one to one lies on whole pixels, and upright
/// rectangles have their edges rounded to whole pixels, so that a page in motion is copied and not
/// resampled (thirty times the cost, and blurred text). Rotated or sheared content is not rounded.
struct Footprint: Equatable {
  enum Placement {
    /// One pixel of the content on one pixel of the list.
    case exact
    /// Scaled, not rotated.
    case upright
    /// Rotated, mirrored or sheared.
    case rotated
  }

  /// The largest corner, border or blur, in pixels, whose mask is cached; larger ones are drawn
  /// each time, like rotated ones.
  private static let largestCorner: CGFloat = 1024

  private(set) var placement = Placement.rotated
  /// The box of the content; of rotated content, the box around it.
  private(set) var box = PixelRect(width: 0, height: 0)
  /// The bounds of painting: the box and its blur, within all clips.
  private(set) var bounds = PixelRect(width: 0, height: 0)

  /// Computes the footprint of an item, or returns `nil` where it has no pixels.
  init?(_ item: DisplayList.Item) {
    guard item.transform.isUsable else { return nil }
    let isPlaced =
      switch item.content {
      case .fill(_, let cornerRadius, _): place(item, corner: cornerRadius)
      case .border(_, let cornerRadius, let width, _): place(item, corner: max(cornerRadius, width))
      case .image(let image, _, _, _):
        place(item, width: image.width, height: image.height, corner: 0)
      case .shadow(_, let cornerRadius, _, let blur, _):
        place(item, corner: max(cornerRadius, blur))
      case .sublist(let list, _):
        list.scale > 0 && list.scale.isFinite
          && place(item, width: list.width, height: list.height, corner: list.cornerRadius)
      case .projected(let list, _, _):
        list.scale > 0 && list.scale.isFinite && item.rect.isFinite && placeRotated(item)
      case .backdrop(_, let cornerRadius, _, _, _): place(item, corner: cornerRadius)
      }
    guard isPlaced else { return nil }
    if case .shadow(_, _, _, let blur, _) = item.content { spread(item, blur) }
    bounds = bounds.intersection(item.clip)
    guard !bounds.isEmpty else { return nil }
  }

  /// Returns the footprint for another position of the list; `nil` where it has no pixels.
  func moved(to position: Position) -> Footprint? {
    let (x, y) = (position.x, position.y)
    let bounds = bounds.moved(x: x, y: y).intersection(position.clip)
    guard !bounds.isEmpty else { return nil }
    var moved = self
    moved.bounds = bounds
    moved.box = box.moved(x: x, y: y)
    return moved
  }

  // MARK: Placing

  /// Places an image; it is copied if every pixel would land within half a pixel of the copy's.
  private mutating func place(
    _ item: DisplayList.Item,
    width: Int,
    height: Int,
    corner: CGFloat
  ) -> Bool {
    let (transform, rect) = (item.transform, item.rect)
    guard width > 0, height > 0, rect.isFinite else { return false }
    let (wide, high) = (rect.width, rect.height)
    guard abs(transform.a * wide - CGFloat(width)) < 0.5, abs(transform.b * wide) < 0.5,
      abs(transform.d * high - CGFloat(height)) < 0.5, abs(transform.c * high) < 0.5,
      !(corner * item.scale > Self.largestCorner)
    else { return place(item, corner: corner) }
    placement = .exact
    let left = PixelRect.round(transform.a * rect.minX + transform.c * rect.minY + transform.tx)
    let top = PixelRect.round(transform.b * rect.minX + transform.d * rect.minY + transform.ty)
    box = PixelRect(x: left, y: top, width: width, height: height)
    bounds = box
    return true
  }

  /// Places a rectangle; rounded corners and borders keep their shape only
  /// where both axes have the same scale.
  private mutating func place(_ item: DisplayList.Item, corner: CGFloat) -> Bool {
    let (transform, rect) = (item.transform, item.rect)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return false }
    let keepsShape =
      abs(transform.a - transform.d) < 1e-3 * transform.a
      && corner * item.scale <= Self.largestCorner
    guard transform.isUpright, !(corner > 0) || keepsShape else { return placeRotated(item) }
    placement = .upright
    let left = PixelRect.round(transform.a * rect.minX + transform.tx)
    let top = PixelRect.round(transform.d * rect.minY + transform.ty)
    // A line keeps at least one pixel: it must not vanish at some positions.
    box = PixelRect(
      left: left,
      top: top,
      right: max(PixelRect.round(transform.a * rect.maxX + transform.tx), left + 1),
      bottom: max(PixelRect.round(transform.d * rect.maxY + transform.ty), top + 1)
    )
    bounds = box
    return true
  }

  private mutating func placeRotated(_ item: DisplayList.Item) -> Bool {
    let around = item.rect.applying(item.transform)
    // Cairo and pixman compute with 24 and 16 bits before the binary point.
    let limit = CGFloat(1 << 22)
    guard around.isFinite, item.scale > 1e-6, around.minX > -limit, around.minY > -limit,
      around.maxX < limit, around.maxY < limit
    else { return false }
    box = PixelRect(touchedBy: around)
    // Filtering reaches one pixel further.
    bounds = box.inset(x: -1, y: -1)
    return true
  }

  /// Grows the bounds by the reach of a blur.
  private mutating func spread(_ item: DisplayList.Item, _ blur: CGFloat) {
    let pixels = Shadow.spread(ofBlur: blur * item.scale)
    if placement == .rotated {
      let points = CGFloat(pixels) / item.scale
      let around = item.rect.insetBy(dx: -points, dy: -points).applying(item.transform)
      bounds = PixelRect(touchedBy: around).inset(x: -1, y: -1)
    } else {
      bounds = box.inset(x: -pixels, y: -pixels)
    }
  }
}

extension CGAffineTransform {
  /// Whether every component is a number.
  fileprivate var isUsable: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay upright and keep their sides' order.
  fileprivate var isUpright: Bool {
    a > 0 && d > 0 && abs(b) < 1e-6 * a && abs(c) < 1e-6 * d
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
