// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import CoreGraphics

/// Where an item lands on the pixels, and how.
///
/// Our decision: content that fits the pixels one to one lies on whole pixels, and upright
/// rectangles have their edges rounded to whole pixels, so that a page in motion is copied and not
/// resampled (thirty times the cost, and blurred text). What is turned or sheared is not rounded.
struct Footprint {
  enum Placement {
    /// One pixel of the content on one pixel of the list.
    case exact
    /// Stretched without being turned.
    case upright
    /// Turned, mirrored or sheared.
    case turned
  }

  /// The largest corner, border or blur, in pixels, whose mask is kept; larger ones are drawn each
  /// time, like turned ones.
  private static let largestCorner: CGFloat = 1024

  private(set) var placement = Placement.turned
  /// Where the content lies; of turned content, the box around it.
  private(set) var box = Box(width: 0, height: 0)
  /// What painting may touch: the box, and what blurs out of it, within all clips.
  private(set) var bounds = Box(width: 0, height: 0)

  /// Finds where an item of a list lands, or returns `nil` where it touches nothing.
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
      }
    guard isPlaced else { return nil }
    if case .shadow(_, _, _, let blur, _) = item.content { spread(item, blur) }
    bounds = bounds.intersection(Box(item.clip))
    guard !bounds.isEmpty else { return nil }
  }

  /// Where the item lands when its list does not lie at the origin; `nil` where it touches nothing.
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

  /// Places a picture; one whose every pixel lands within half a pixel of where it would be copied
  /// to is copied.
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
    let left = Box.round(transform.a * rect.minX + transform.c * rect.minY + transform.tx)
    let top = Box.round(transform.b * rect.minX + transform.d * rect.minY + transform.ty)
    box = Box(PixelRect(x: left, y: top, width: width, height: height))
    bounds = box
    return true
  }

  /// Places a rectangle; round corners stay circles, and borders as wide as they are high, only
  /// where both axes have the same scale.
  private mutating func place(_ item: DisplayList.Item, corner: CGFloat) -> Bool {
    let (transform, rect) = (item.transform, item.rect)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return false }
    let keepsShape =
      abs(transform.a - transform.d) < 1e-3 * transform.a
      && corner * item.scale <= Self.largestCorner
    guard transform.isUpright, !(corner > 0) || keepsShape else { return placeTurned(item) }
    placement = .upright
    let left = Box.round(transform.a * rect.minX + transform.tx)
    let top = Box.round(transform.d * rect.minY + transform.ty)
    // However thin a line is, it keeps a pixel: it must not vanish at some positions.
    box = Box(
      left: left,
      top: top,
      right: max(Box.round(transform.a * rect.maxX + transform.tx), left + 1),
      bottom: max(Box.round(transform.d * rect.maxY + transform.ty), top + 1)
    )
    bounds = box
    return true
  }

  private mutating func placeTurned(_ item: DisplayList.Item) -> Bool {
    let around = item.rect.applying(item.transform)
    // Cairo and pixman compute with 24 and 16 bits before the point.
    let limit = CGFloat(1 << 22)
    guard around.isFinite, item.scale > 1e-6, around.minX > -limit, around.minY > -limit,
      around.maxX < limit, around.maxY < limit
    else { return false }
    box = Box(around: around)
    // Filtering reaches one pixel further.
    bounds = box.inset(x: -1, y: -1)
    return true
  }

  /// Grows the bounds by the reach of a blur.
  private mutating func spread(_ item: DisplayList.Item, _ blur: CGFloat) {
    let pixels = Shadow.spread(ofBlur: blur * item.scale)
    if placement == .turned {
      let points = CGFloat(pixels) / item.scale
      let around = item.rect.insetBy(dx: -points, dy: -points).applying(item.transform)
      bounds = Box(around: around).inset(x: -1, y: -1)
    } else {
      bounds = box.inset(x: -pixels, y: -pixels)
    }
  }
}

extension Box {
  /// The whole pixels that a rectangle touches.
  fileprivate init(around rect: CGRect) {
    self.init(
      left: Self.clamp(rect.minX.rounded(.down)),
      top: Self.clamp(rect.minY.rounded(.down)),
      right: Self.clamp(rect.maxX.rounded(.up)),
      bottom: Self.clamp(rect.maxY.rounded(.up))
    )
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
