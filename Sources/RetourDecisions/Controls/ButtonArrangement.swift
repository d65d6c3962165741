// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The places of a button's image, title and subtitle, left to right.
package struct ButtonArrangement {
  /// An edge of the texts.
  package enum Edge: Sendable { case top, leading, bottom, trailing }

  /// The sizes in points; zero for a part that is not shown.
  package var image = CGSize.zero
  package var title = CGSize.zero
  package var subtitle = CGSize.zero
  /// The edge of the texts at which the image is.
  package var edge = Edge.leading
  /// The distance of the image from the texts.
  package var imagePadding: CGFloat = 0
  /// The distance of the title from the subtitle.
  package var titlePadding: CGFloat = 0
  /// The place of the shorter text along the longer one: 0 leading, 0.5 centered, 1 trailing.
  package var textAlignment: CGFloat = 0

  package init() {}

  private var isBeside: Bool { edge == .leading || edge == .trailing }
  private var hasText: Bool { title != .zero || subtitle != .zero }

  /// The length that the image takes from the texts, in the direction of the edge.
  package var imageLength: CGFloat {
    guard image != .zero else { return 0 }
    return (isBeside ? image.width : image.height) + (hasText ? imagePadding : 0)
  }

  /// The width that remains for texts in a width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The width in points, not negative.
  package func textRoom(in width: CGFloat) -> CGFloat {
    max(0, width - (isBeside ? imageLength : 0))
  }

  private var textSize: CGSize {
    let gap = title != .zero && subtitle != .zero ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + gap + subtitle.height
    )
  }

  /// The size of all parts.
  package var size: CGSize {
    let text = textSize
    return isBeside
      ? CGSize(width: text.width + imageLength, height: max(text.height, image.height))
      : CGSize(width: max(text.width, image.width), height: text.height + imageLength)
  }

  /// The frames of the parts in a room.
  package struct Frames: Equatable {
    package var image = CGRect.zero
    package var title = CGRect.zero
    package var subtitle = CGRect.zero
  }

  /// Returns the frames of the parts.
  ///
  /// - Parameters:
  ///   - room: The rectangle for all parts.
  ///   - x: The place of the parts in the room: 0 leading, 0.5 centered, 1 trailing.
  ///   - y: The place of the parts in the room: 0 top, 0.5 centered, 1 bottom.
  /// - Returns: The frames.
  package func frames(in room: CGRect, x: CGFloat, y: CGFloat) -> Frames {
    let (size, text) = (size, textSize)
    let all = CGRect(
      x: room.minX + (room.width - size.width) * x,
      y: room.minY + (room.height - size.height) * y,
      width: size.width,
      height: size.height
    )
    var origin = all.origin
    if isBeside {
      origin.y += (all.height - text.height) / 2
    } else {
      origin.x += (all.width - text.width) * x
    }
    if edge == .leading { origin.x += imageLength }
    if edge == .top { origin.y += imageLength }
    var frames = Frames()
    frames.image = CGRect(origin: imageOrigin(in: all, x), size: image)
    frames.title = CGRect(
      x: origin.x + (text.width - title.width) * textAlignment,
      y: origin.y,
      width: title.width,
      height: title.height
    )
    frames.subtitle = CGRect(
      x: origin.x + (text.width - subtitle.width) * textAlignment,
      y: origin.y + text.height - subtitle.height,
      width: subtitle.width,
      height: subtitle.height
    )
    return frames
  }

  private func imageOrigin(in all: CGRect, _ x: CGFloat) -> CGPoint {
    switch edge {
    case .leading: CGPoint(x: all.minX, y: all.midY - image.height / 2)
    case .trailing: CGPoint(x: all.maxX - image.width, y: all.midY - image.height / 2)
    case .top: CGPoint(x: all.minX + (all.width - image.width) * x, y: all.minY)
    case .bottom:
      CGPoint(x: all.minX + (all.width - image.width) * x, y: all.maxY - image.height)
    }
  }
}
