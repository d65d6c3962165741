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
  /// The content's rectangle in its own points.
  private(set) var rect = CGRect.zero
  /// From the content's points to pixels.
  private(set) var transform: CGAffineTransform
  /// Pixels per point, of turned content by its area.
  private(set) var scale: CGFloat = 1

  /// Finds where an item of a list lands, or returns `nil` where it touches nothing.
  init?(_ item: DisplayList.Item) {
    transform = item.transform
    guard transform.isUsable else { return nil }
    scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch item.content {
    case .fill(let rect, let cornerRadius, _):
      guard place(rect, corner: cornerRadius) else { return nil }
    case .border(let rect, let cornerRadius, let width, _):
      guard place(rect, corner: max(cornerRadius, width)) else { return nil }
    case .image(let image, let rect, _, _):
      guard place(rect, width: image.width, height: image.height, corner: 0) else { return nil }
    case .shadow(let rect, let cornerRadius, let offset, let blur, _):
      let rect = rect.offsetBy(dx: offset.width, dy: offset.height)
      guard place(rect, corner: max(cornerRadius, blur)) else { return nil }
      spread(Shadow.spread(ofBlur: blur * scale))
    case .sublist(let list, _):
      let scale = list.scale
      guard scale > 0, scale.isFinite else { return nil }
      let size = CGSize(width: CGFloat(list.width) / scale, height: CGFloat(list.height) / scale)
      let rect = CGRect(origin: list.origin, size: size)
      let corner = list.cornerRadius
      guard place(rect, width: list.width, height: list.height, corner: corner) else {
        return nil
      }
    }
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
    moved.transform.tx += CGFloat(x)
    moved.transform.ty += CGFloat(y)
    return moved
  }

  /// The transform from the pixels of a picture of `width` by `height` stretched over the
  /// rectangle.
  func transform(fromPicture width: Int, _ height: Int) -> CGAffineTransform {
    guard placement != .upright else {
      return CGAffineTransform(
        a: CGFloat(box.width) / CGFloat(width),
        b: 0,
        c: 0,
        d: CGFloat(box.height) / CGFloat(height),
        tx: CGFloat(box.left),
        ty: CGFloat(box.top)
      )
    }
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    return CGAffineTransform(
      a: transform.a * x,
      b: transform.b * x,
      c: transform.c * y,
      d: transform.d * y,
      tx: transform.a * rect.minX + transform.c * rect.minY + transform.tx,
      ty: transform.b * rect.minX + transform.d * rect.minY + transform.ty
    )
  }

  // MARK: Placing

  /// Places a picture; one whose every pixel lands within half a pixel of where it would be copied
  /// to is copied.
  private mutating func place(
    _ rect: CGRect,
    width: Int,
    height: Int,
    corner: CGFloat
  )
    -> Bool
  {
    guard width > 0, height > 0, rect.isFinite else { return false }
    let (wide, high) = (rect.width, rect.height)
    guard abs(transform.a * wide - CGFloat(width)) < 0.5, abs(transform.b * wide) < 0.5,
      abs(transform.d * high - CGFloat(height)) < 0.5, abs(transform.c * high) < 0.5,
      !(corner * scale > Self.largestCorner)
    else { return place(rect, corner: corner) }
    placement = .exact
    self.rect = rect
    let left = Box.round(transform.a * rect.minX + transform.c * rect.minY + transform.tx)
    let top = Box.round(transform.b * rect.minX + transform.d * rect.minY + transform.ty)
    box = Box(PixelRect(x: left, y: top, width: width, height: height))
    bounds = box
    return true
  }

  /// Places a rectangle; round corners stay circles, and borders as wide as they are high, only
  /// where both axes have the same scale.
  private mutating func place(_ rect: CGRect, corner: CGFloat) -> Bool {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return false }
    self.rect = rect
    let keepsShape =
      abs(transform.a - transform.d) < 1e-3 * transform.a && corner * scale <= Self.largestCorner
    guard transform.isUpright, !(corner > 0) || keepsShape else { return placeTurned(rect) }
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

  private mutating func placeTurned(_ rect: CGRect) -> Bool {
    let around = rect.applying(transform)
    // Cairo and pixman compute with 24 and 16 bits before the point.
    let limit = CGFloat(1 << 22)
    guard around.isFinite, scale > 1e-6, around.minX > -limit, around.minY > -limit,
      around.maxX < limit, around.maxY < limit
    else { return false }
    box = Box(
      left: Box.clamp(around.minX.rounded(.down)),
      top: Box.clamp(around.minY.rounded(.down)),
      right: Box.clamp(around.maxX.rounded(.up)),
      bottom: Box.clamp(around.maxY.rounded(.up))
    )
    // Filtering reaches one pixel further.
    bounds = box.inset(x: -1, y: -1)
    return true
  }

  /// Grows the bounds by the reach of a blur, in pixels of an upright box.
  private mutating func spread(_ pixels: Int) {
    guard placement == .turned else {
      bounds = box.inset(x: -pixels, y: -pixels)
      return
    }
    let points = CGFloat(pixels) / scale
    let around = rect.insetBy(dx: -points, dy: -points).applying(transform)
    bounds = Box(
      left: Box.clamp(around.minX.rounded(.down)),
      top: Box.clamp(around.minY.rounded(.down)),
      right: Box.clamp(around.maxX.rounded(.up)),
      bottom: Box.clamp(around.maxY.rounded(.up))
    ).inset(x: -1, y: -1)
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
