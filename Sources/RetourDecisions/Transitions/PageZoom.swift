// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The geometry of a page that zooms out of a view, its source, and back into it.
///
/// A card shows the page: at 0 it has the frame of the source, at 1 that of the page. The page in
/// it has a place of its own, at which a part of it, the whole page by default, fills the source.
/// A picture of the source lies over that part and fades out. All lengths are points in the
/// coordinates of the card's superview. Pure: no views, no clock, no globals.
package struct PageZoom: Equatable, Sendable {
  /// The card and its content at a share.
  package struct Pose: Equatable, Sendable {
    /// The frame of the card.
    package var card: CGRect
    package var cornerRadius: CGFloat
    package var alpha: CGFloat
    /// The center of the page in the card.
    package var pageCenter: CGPoint
    /// The scale of the page.
    package var scale: CGFloat
    /// The frame of the picture of the source in the card.
    package var picture: CGRect
    package var pictureAlpha: CGFloat
    /// The share of the color that covers the page below.
    package var dimming: CGFloat
  }

  /// The share at which nothing is left of the picture of the source (our decision).
  package static let pictureEnd: CGFloat = 0.6
  /// The size of what a page without a source begins with, as a share of the page (our decision).
  package static let sizeWithoutSource: CGFloat = 0.5

  /// The frame of the card at 0.
  package let source: CGRect
  /// The frame of the card at 1.
  package let page: CGRect
  private let aligned: CGRect
  private let cornerRadius: CGFloat
  private let fades: Bool

  /// Creates the geometry.
  ///
  /// - Parameters:
  ///   - source: The frame of the source; `nil`, one without a size and one that is not finite make
  ///     the page fade in while it grows in the middle.
  ///   - page: The frame of the page at rest.
  ///   - alignment: The part of the page that fills the source, in the page's coordinates; `nil`,
  ///     or one without a size, for all of it.
  ///   - cornerRadius: The radius of the source's corners.
  ///   - isReduced: Whether the page fades only.
  package init(
    source: CGRect?,
    page: CGRect,
    alignment: CGRect? = nil,
    cornerRadius: CGFloat = 0,
    isReduced: Bool = false
  ) {
    let known = source.flatMap { $0.hasExtent ? $0 : nil }
    let rest = CGRect(origin: .zero, size: page.size)
    self.page = page
    self.cornerRadius = known == nil || isReduced ? 0 : max(0, cornerRadius)
    fades = known == nil || isReduced
    aligned = alignment.flatMap { $0.hasExtent ? $0 : nil } ?? rest
    let (width, height) = (page.width, page.height)
    let less = (1 - Self.sizeWithoutSource) / 2
    self.source = isReduced ? page : known ?? page.insetBy(dx: less * width, dy: less * height)
  }

  /// Returns the frame of the card at a share, without an offset.
  ///
  /// - Parameter share: The share of the way from the source to the page.
  /// - Returns: The frame.
  package func card(at share: CGFloat) -> CGRect { Self.between(source, page, share) }

  /// Returns the pose at a share.
  ///
  /// - Parameters:
  ///   - share: The share of the way from the source to the page.
  ///   - offset: The distance of the card from its way.
  /// - Returns: The pose.
  package func pose(at share: CGFloat, offset: CGPoint = .zero) -> Pose {
    let way = card(at: share)
    let start = fades ? page.width > 0 ? source.width / page.width : 1 : scaleAtSource
    let scale = start + (1 - start) * share
    // The middle of the part that fills the source moves from the source's middle to its place.
    let part = fades ? CGRect(origin: .zero, size: page.size) : aligned
    let middle = CGPoint(x: page.minX + part.midX, y: page.minY + part.midY)
    let x = source.midX + (middle.x - source.midX) * share - way.minX
    let y = source.midY + (middle.y - source.midY) * share - way.minY
    let target = aligned.offsetBy(dx: page.minX, dy: page.minY)
    return Pose(
      card: way.offsetBy(dx: offset.x, dy: offset.y),
      cornerRadius: cornerRadius * max(0, 1 - share),
      alpha: fades ? share : 1,
      pageCenter: CGPoint(
        x: x + scale * (page.width / 2 - part.midX),
        y: y + scale * (page.height / 2 - part.midY)
      ),
      scale: scale,
      picture: picture(filling: Self.between(source, target, share))
        .offsetBy(dx: -way.minX, dy: -way.minY),
      pictureAlpha: fades ? 0 : min(max(0, 1 - share / Self.pictureEnd), 1),
      dimming: share
    )
  }

  /// The scale at which the aligned part of the page fills the source.
  private var scaleAtSource: CGFloat {
    max(source.width / aligned.width, source.height / aligned.height)
  }

  /// Returns the frame with the proportions of the source that fills another one.
  private func picture(filling frame: CGRect) -> CGRect {
    let scale = max(frame.width / source.width, frame.height / source.height)
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    return CGRect(origin: origin, size: size)
  }

  private static func between(_ start: CGRect, _ end: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
      x: start.minX + (end.minX - start.minX) * share,
      y: start.minY + (end.minY - start.minY) * share,
      width: start.width + (end.width - start.width) * share,
      height: start.height + (end.height - start.height) * share
    )
  }
}

extension CGRect {
  /// Whether the rectangle has a size and is finite.
  fileprivate var hasExtent: Bool {
    let isFinite = [minX, minY, width, height].allSatisfy(\.isFinite)
    return isFinite && width > 0 && height > 0
  }
}
