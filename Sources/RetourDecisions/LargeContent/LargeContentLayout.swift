// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The layout of the large content viewer: an image above a title, in a box in the middle of a room
/// that it does not leave.
///
/// Pure: lengths are points. Nothing leaves the box.
package struct LargeContentLayout: Equatable {
  /// The frame of the box, in the coordinates of the room.
  package let box: CGRect
  /// The frame of the image, in the box.
  package let image: CGRect
  /// The frame of the title, in the box.
  package let title: CGRect

  /// Lays out the viewer.
  ///
  /// - Parameters:
  ///   - room: The area that the box is in the middle of.
  ///   - image: The size of the image; zero without one.
  ///   - scalesImage: Whether the image grows, or shrinks, to the viewer's size.
  ///   - shift: The distance of the image from its place.
  ///   - titleSize: Returns the size of the title in a width; zero without one.
  package init(
    room: CGRect,
    image: CGSize,
    scalesImage: Bool,
    shift: CGPoint = .zero,
    titleSize: (CGFloat) -> CGSize
  ) {
    typealias Figures = LargeContentFigures
    let room = room.insetBy(
      dx: min(Figures.margin, room.width / 2),
      dy: min(Figures.margin, room.height / 2)
    )
    let widest = min(room.width, Figures.widest)
    let inside = CGSize(
      width: max(0, widest - 2 * Figures.padding),
      height: max(0, room.height - 2 * Figures.padding)
    )
    let natural = titleSize(inside.width)
    let hasBoth = image.width > 0 && natural.width > 0
    let picture = Self.fit(
      image,
      in: CGSize(width: inside.width, height: hasBoth ? inside.height / 2 : inside.height),
      scales: scalesImage
    )
    let gap = hasBoth ? min(Figures.gap, inside.height - picture.height) : 0
    let text = CGSize(
      width: min(natural.width, inside.width),
      height: min(natural.height, max(0, inside.height - picture.height - gap))
    )
    let content = CGSize(
      width: max(picture.width, text.width),
      height: picture.height + gap + text.height
    )
    let size = CGSize(
      width: min(widest, max(Figures.leastSide, content.width + 2 * Figures.padding)).rounded(
        .down
      ),
      height: min(room.height, max(Figures.leastSide, content.height + 2 * Figures.padding))
        .rounded(.down)
    )
    box = CGRect(
      x: (room.midX - size.width / 2).rounded(),
      y: (room.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
    let top = (size.height - content.height) / 2
    let place = CGPoint(x: (size.width - picture.width) / 2 + shift.x, y: top + shift.y)
    self.image = CGRect(
      x: min(max(0, place.x), size.width - picture.width),
      y: min(max(0, place.y), size.height - picture.height),
      width: picture.width,
      height: picture.height
    )
    title = CGRect(
      x: (size.width - text.width) / 2,
      y: top + picture.height + gap,
      width: text.width,
      height: text.height
    )
  }

  /// Returns the size of an image in a room: no image grows beyond its own size unless it scales.
  private static func fit(_ image: CGSize, in room: CGSize, scales: Bool) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let side = LargeContentFigures.imageSide
    let limit =
      scales ? CGSize(width: min(side, room.width), height: min(side, room.height)) : room
    let factor = min(limit.width / image.width, limit.height / image.height)
    let used = scales ? factor : min(1, factor)
    return CGSize(width: image.width * used, height: image.height * used)
  }
}
