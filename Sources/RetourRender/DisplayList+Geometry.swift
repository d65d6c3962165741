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

extension DisplayList.Content {
  /// The rectangle in its own points; for a shadow, that of its unblurred shape.
  var rect: CGRect {
    switch self {
    case .fill(let rect, _, _), .border(let rect, _, _, _), .image(_, let rect, _, _),
      .backdrop(let rect, _, _, _, _):
      rect.standardized
    case .shadow(let rect, _, let offset, _, _):
      rect.offsetBy(dx: offset.width, dy: offset.height).standardized
    case .sublist(let list, _): list.rect
    case .projected(let list, let projection, _): projection.bounds(of: list.rect)
    }
  }
}

extension DisplayList.Item {
  /// The content's rectangle in its own points; for a shadow, that of its unblurred shape.
  package var rect: CGRect { content.rect }

  /// Pixels per point; for rotated content, by its area.
  var scale: CGFloat { transform.scale }
}

extension CGAffineTransform {
  /// The length of a unit; where it is not the same in all directions, the root of its area.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Returns the transform to the pixels of the frame in which a list lies.
  func moved(to position: Position) -> CGAffineTransform {
    var moved = self
    moved.tx += CGFloat(position.x)
    moved.ty += CGFloat(position.y)
    return moved
  }
}
