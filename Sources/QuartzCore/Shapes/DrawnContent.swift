// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender

/// The pictures that a layer has drawn, for the next frames: a layer that only moves draws none.
final class DrawnContent {
  private struct Key: Equatable {
    let source: PictureSource
    let bounds: CGRect
    let scale: CGFloat
  }

  private struct ShadowKey: Equatable {
    /// The outline; `nil` for the shadow of the picture.
    let path: CGPath?
    let source: PictureSource?
    let blur: CGFloat
    let scale: CGFloat
  }

  /// The grid of points to which what is seen of a large shape grows (our decision): one that moves
  /// is not drawn anew in each frame, and looks the same wherever it came from.
  private static let grid: CGFloat = 64

  private var key: Key?
  private var picture: Picture?
  /// The part of a large shape that the picture shows, in points; `nil` for all of it.
  private var part: CGRect?
  private var shadowKey: ShadowKey?
  private var shadow: Picture?
  /// The picture with round corners.
  private var rounded: SubList?
  /// The mask of the flattened layer.
  private(set) var mask: SubList?
  /// The flattened layer without round corners.
  private(set) var square: SubList?

  /// Returns the picture of a source, drawn if it is another one, and counts that.
  ///
  /// - Parameters:
  ///   - source: The values.
  ///   - bounds: The bounds of the layer, in points.
  ///   - visible: The part of the layer that can be seen, in points.
  ///   - scale: The pixels per point.
  ///   - drawn: Receives the work.
  /// - Returns: The picture, of a large shape the part that is seen; `nil` when there is none.
  func picture(
    of source: PictureSource,
    over bounds: CGRect,
    seenIn visible: CGRect,
    scale: CGFloat,
    drawn: inout Int
  ) -> Picture? {
    let key = Key(source: source, bounds: source.isShape ? .zero : bounds, scale: scale)
    let seen = Self.onGrid(visible)
    guard self.key != key || part.map({ $0 != seen }) == true else { return picture }
    drawn += 1
    self.key = key
    part = seen
    picture = source.draw(key.bounds, scale: scale, within: &part)
    rounded = nil
    return picture
  }

  private static func onGrid(_ rect: CGRect) -> CGRect {
    let (left, top) = ((rect.minX / grid).rounded(.down), (rect.minY / grid).rounded(.down))
    let (right, bottom) = ((rect.maxX / grid).rounded(.up), (rect.maxY / grid).rounded(.up))
    return CGRect(
      x: left * grid,
      y: top * grid,
      width: (right - left) * grid,
      height: (bottom - top) * grid
    )
  }

  /// Returns the picture as an image with round corners.
  func rounded(_ picture: Picture, cornerRadius: CGFloat, scale: CGFloat) -> SubList {
    if let rounded, rounded.cornerRadius == cornerRadius { return rounded }
    let (width, height) = Picture.pixels(of: picture.rect.size, scale: scale)
    let place = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let made = SubList(
      list: DisplayList(items: [
        DisplayList.Item(
          transform: .identity,
          clip: PixelRect(width: width, height: height),
          content: .image(picture.image, place, opacity: 1, tint: nil)
        )
      ]),
      width: width,
      height: height,
      scale: scale,
      origin: picture.rect.origin,
      cornerRadius: cornerRadius,
      keepsStore: false
    )
    rounded = made
    return made
  }

  /// Returns the shadow of an outline, or of a picture, in black.
  func shadow(
    of path: CGPath?,
    or source: PictureSource?,
    blur: CGFloat,
    scale: CGFloat,
    drawn: inout Int
  ) -> Picture? {
    let key = ShadowKey(path: path, source: source, blur: blur, scale: scale)
    guard shadowKey != key else { return shadow }
    drawn += 1
    shadowKey = key
    var outline = ShapeValues()
    outline.path = path
    var whole: CGRect?
    let shape =
      path == nil
      ? source?.draw(.zero, scale: scale, within: &whole)
      : outline.draw(scale: scale, within: &whole)
    shadow = shape.flatMap { shape in
      guard let blurred = ShadowImage(of: shape.image, blur: blur * scale) else { return nil }
      let reach = CGFloat(blurred.reach) / scale
      return Picture(image: blurred.image, rect: shape.rect.insetBy(dx: -reach, dy: -reach))
    }
    return shadow
  }

  /// The old and the new content of a layer that fades from one to the other.
  private(set) var former: SubList?
  private(set) var latter: SubList?

  func keep(former: SubList, latter: SubList) { (self.former, self.latter) = (former, latter) }

  /// The content whose alpha a backdrop is seen through.
  private(set) var backdropMask: SubList?

  func keep(backdropMask: SubList?) { self.backdropMask = backdropMask }

  /// A backdrop above the content of its source.
  private(set) var aboveSource: SubList?

  func keep(aboveSource: SubList?) { self.aboveSource = aboveSource }

  func keep(mask: SubList?) { self.mask = mask }

  func keep(square: SubList?) { self.square = square }
}
