// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of a tab's image, title and badge, in its button's coordinates.
///
/// Pure: no views, no clock, no globals.
package struct TabButtonLayout: Equatable {
  /// The sizes that a layout depends on, in points.
  package struct Input: Equatable {
    package var arrangement: TabBarArrangement
    package var size: CGSize
    package var image = CGSize.zero
    package var title = CGSize.zero
    package var badge = CGSize.zero
    package var isRightToLeft = false

    package init(_ arrangement: TabBarArrangement, size: CGSize) {
      (self.arrangement, self.size) = (arrangement, size)
    }
  }

  /// The gap between an image and the title beside it (our decision).
  private static let imageGap: CGFloat = 6
  /// The part of a badge that covers an image without a title (our decision).
  private static let badgeOverlap: CGFloat = 8
  /// The gap between a title and the badge at its end (our decision).
  private static let badgeGap: CGFloat = 2
  /// The part of such a badge above the image (our decision).
  private static let badgeRise: CGFloat = 5

  package private(set) var image: CGRect
  package private(set) var title: CGRect
  package private(set) var badge: CGRect

  package init(_ input: Input) {
    switch input.arrangement {
    case .stacked: (image, title, badge) = Self.stacked(input)
    case .inline, .compactInline: (image, title, badge) = Self.inline(input)
    }
    func mirrored(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: input.size.width - rect.maxX - rect.minX, dy: 0)
    }
    if input.isRightToLeft {
      badge = mirrored(badge)
      if input.arrangement != .stacked { (image, title) = (mirrored(image), mirrored(title)) }
    }
    badge.origin.x.round()
  }

  private static func stacked(_ input: Input) -> (CGRect, CGRect, CGRect) {
    let (width, gap) = (input.size.width, TabBarFigures.titleGap)
    let image = CGRect(
      x: ((width - input.image.width) / 2).rounded(),
      y: (TabBarFigures.imageMiddle - input.image.height / 2).rounded(),
      width: input.image.width,
      height: input.image.height
    )
    let title = CGRect(
      x: gap / 2,
      y: TabBarFigures.titleTop,
      width: max(0, width - gap),
      height: TabBarFigures.titleHeight
    )
    let start = width / 2 + TabBarFigures.badgeStart
    return (image, title, badge(input, from: start, top: TabBarFigures.badgeTop))
  }

  private static func inline(_ input: Input) -> (CGRect, CGRect, CGRect) {
    let (width, height) = (input.size.width, input.size.height)
    let shown = shrunk(input.image, to: input.arrangement.greatestImage)
    let gap = shown.width > 0 && input.title.width > 0 ? imageGap : 0
    let marked = input.badge.width > 0 && input.title.width > 0
    let badgeRoom = marked ? badgeGap + input.badge.width : 0
    let room = max(0, width - TabBarFigures.titleGap - shown.width - gap - 2 * badgeRoom)
    let titleWidth = min(input.title.width, room)
    let start = ((width - shown.width - gap - titleWidth) / 2).rounded()
    let image = CGRect(
      x: start,
      y: ((height - shown.height) / 2).rounded(),
      width: shown.width,
      height: shown.height
    )
    let title = CGRect(
      x: image.maxX + gap,
      y: ((height - input.title.height) / 2).rounded(),
      width: titleWidth,
      height: input.title.height
    )
    let corner = title.width > 0 ? title.maxX + badgeGap : image.maxX - badgeOverlap
    return (image, title, badge(input, from: corner, top: max(0, image.minY - badgeRise)))
  }

  /// Returns a badge's frame: a long text covers the image rather than the next tab.
  private static func badge(_ input: Input, from start: CGFloat, top: CGFloat) -> CGRect {
    CGRect(
      x: max(0, min(start, input.size.width - input.badge.width)),
      y: top,
      width: input.badge.width,
      height: input.badge.height
    )
  }

  private static func shrunk(_ size: CGSize, to side: CGFloat) -> CGSize {
    let scale = min(1, side / max(size.width, size.height, 1))
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }
}
