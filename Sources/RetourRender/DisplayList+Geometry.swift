// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

extension SubList {
  /// The rectangle of the image, in points of the item that shows it.
  package var rect: CGRect {
    CGRect(
      x: origin.x,
      y: origin.y,
      width: CGFloat(width) / scale,
      height: CGFloat(height) / scale
    )
  }
}

extension DisplayList.Item {
  /// The content's rectangle in its own points; for a shadow, that of its unblurred shape.
  package var rect: CGRect {
    switch content {
    case .fill(let rect, _, _), .border(let rect, _, _, _), .image(_, let rect, _, _),
      .backdrop(let rect, _, _, _, _):
      rect.standardized
    case .shadow(let rect, _, let offset, _, _):
      rect.offsetBy(dx: offset.width, dy: offset.height).standardized
    case .sublist(let list, _): list.rect
    case .projected(let list, let projection, _): projection.bounds(of: list.rect)
    }
  }

  /// Pixels per point; for rotated content, by its area.
  var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// Returns the item in the pixels of the frame that its list lies in.
  func moved(to position: Position) -> DisplayList.Item {
    var moved = self
    moved.transform.tx += CGFloat(position.x)
    moved.transform.ty += CGFloat(position.y)
    return moved
  }

  /// Returns the transform from the pixels of an image of `width` by `height`, stretched over the
  /// rectangle, to its destination.
  func transform(fromImage width: Int, _ height: Int, at place: Footprint) -> CGAffineTransform {
    guard place.placement != .upright else {
      return CGAffineTransform(
        a: CGFloat(place.box.width) / CGFloat(width),
        b: 0,
        c: 0,
        d: CGFloat(place.box.height) / CGFloat(height),
        tx: CGFloat(place.box.left),
        ty: CGFloat(place.box.top)
      )
    }
    let rect = rect
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
}
