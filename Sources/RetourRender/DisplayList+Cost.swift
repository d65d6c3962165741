// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension DisplayList {
  /// The largest number of items of a cheap list (our decision).
  private static let mostItems = 128
  /// The largest part of its area that a cheap list blends: blending a pixel costs two to three
  /// times as much as copying one, filling it half (measured).
  private static let mostBlended: CGFloat = 0.25

  /// Returns whether painting the list costs at most as much as copying an image of it.
  ///
  /// The pages of most apps are cheap: an opaque color with small texts and images. They need no
  /// backing store, which is as large as the window. Only a list whose bottom covers everything
  /// gives the same pixels in both ways.
  ///
  /// - Parameters:
  ///   - width: The width of the list in pixels.
  ///   - height: The height of the list in pixels.
  /// - Returns: Whether the list is cheap.
  func isCheap(width: Int, height: Int) -> Bool {
    guard items.count <= Self.mostItems, let bottom = items.first, let place = places[0],
      bottom.isOpaqueColor, place.placement != .rotated,
      place.bounds.contains(PixelRect(width: width, height: height))
    else { return false }
    let area = CGFloat(width) * CGFloat(height)
    var (blended, scaled): (CGFloat, CGFloat) = (0, 0)
    for item in items.dropFirst() {
      guard let cost = item.cost else { return false }
      blended += cost.blended
      scaled += cost.scaled
      // The copies of scaled images take no more memory than the list's store would.
      guard blended <= area * Self.mostBlended, scaled <= area else { return false }
    }
    return true
  }
}

extension DisplayList.Item {
  /// Whether the item is an opaque color without rounded corners.
  var isOpaqueColor: Bool {
    guard case .fill(_, let cornerRadius, let color) = content else { return false }
    return cornerRadius <= 0 && color.pixel >> 24 == 255
  }

  /// The numbers of pixels that are blended, and that copies of scaled images have; `nil` for
  /// content that should be painted only once.
  fileprivate var cost: (blended: CGFloat, scaled: CGFloat)? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    switch content {
    case .fill(let rect, _, _):
      return (isOpaqueColor ? 0 : rect.width * transform.a * rect.height * transform.d, 0)
    case .image(let image, let rect, let opacity, let tint):
      let (width, height) = (rect.width * transform.a, rect.height * transform.d)
      let isCopied = image.isOpaque && tint == nil && byte(opacity) == 255
      let fits =
        image.width == 1 || image.height == 1
        || abs(width - CGFloat(image.width)) < 0.5 && abs(height - CGFloat(image.height)) < 0.5
      return (isCopied ? 0 : width * height, fits ? 0 : width * height)
    case .border(_, let cornerRadius, _, _): return cornerRadius <= 0 ? (0, 0) : nil
    case .shadow, .sublist, .projected, .backdrop: return nil
    }
  }
}
