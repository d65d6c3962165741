// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The places of the image and the texts of a list's element, left to right.
package struct ListContentArrangement {
  /// The sizes in points, as measured in ``textWidth``; zero for a part that is not shown.
  package var text = CGSize.zero
  package var secondary = CGSize.zero
  private let image: CGSize
  private let width: CGFloat
  private let imagePadding: CGFloat
  private let gaps: CGSize

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - image: The size that is reserved for the image; zero without one.
  ///   - width: The width inside of the margins.
  ///   - imagePadding: The distance of the image from the texts.
  ///   - gaps: The distances of the texts side by side, and one below the other.
  package init(image: CGSize, width: CGFloat, imagePadding: CGFloat, gaps: CGSize) {
    (self.image, self.width) = (image, max(0, width))
    (self.imagePadding, self.gaps) = (imagePadding, gaps)
  }

  private var textStart: CGFloat { image == .zero ? 0 : min(width, image.width + imagePadding) }

  /// The width for the texts.
  package var textWidth: CGFloat { width - textStart }

  private var hasBoth: Bool { text != .zero && secondary != .zero }

  /// Returns whether two texts of one line fit side by side.
  ///
  /// - Parameters:
  ///   - text: The whole size of the text.
  ///   - secondary: The whole size of the secondary text.
  /// - Returns: Whether they fit.
  package func fitsSideBySide(_ text: CGSize, _ secondary: CGSize) -> Bool {
    text.width + gaps.width + secondary.width <= textWidth
  }

  /// Returns the height of all parts.
  ///
  /// - Parameter isSideBySide: Whether the texts are side by side.
  /// - Returns: The height in points.
  package func height(isSideBySide: Bool) -> CGFloat {
    let gap = hasBoth ? gaps.height : 0
    let texts =
      isSideBySide
      ? max(text.height, secondary.height) : text.height + gap + secondary.height
    return max(texts, image.height)
  }

  /// Returns the frames of the parts, vertically centered.
  ///
  /// - Parameters:
  ///   - height: The height inside of the margins.
  ///   - isSideBySide: Whether the texts are side by side.
  /// - Returns: The frames of the image's room, the text and the secondary text.
  package func frames(
    height: CGFloat,
    isSideBySide: Bool
  ) -> (image: CGRect, text: CGRect, secondary: CGRect) {
    let place = CGRect(
      x: 0,
      y: (height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    guard isSideBySide else {
      let gap = hasBoth ? gaps.height : 0
      let top = (height - text.height - gap - secondary.height) / 2
      return (
        place, CGRect(x: textStart, y: top, width: textWidth, height: text.height),
        CGRect(
          x: textStart,
          y: top + text.height + gap,
          width: textWidth,
          height: secondary.height
        )
      )
    }
    return (
      place,
      CGRect(
        x: textStart,
        y: (height - text.height) / 2,
        width: text.width,
        height: text.height
      ),
      CGRect(
        x: width - secondary.width,
        y: (height - secondary.height) / 2,
        width: secondary.width,
        height: secondary.height
      )
    )
  }
}
