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
    let most = CGFloat(width) * CGFloat(height) * Self.mostBlended
    var blended: CGFloat = 0
    for item in items.dropFirst() {
      guard let area = item.blendedArea else { return false }
      blended += area
      guard blended <= most else { return false }
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

  /// The number of blended pixels; `nil` for content that should be painted only once.
  fileprivate var blendedArea: CGFloat? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    switch content {
    case .fill(let rect, _, _):
      return isOpaqueColor ? 0 : rect.width * transform.a * rect.height * transform.d
    case .image(let image, let rect, _, _):
      let fits =
        abs(rect.width * transform.a - CGFloat(image.width)) < 0.5
        && abs(rect.height * transform.d - CGFloat(image.height)) < 0.5
      return fits ? CGFloat(image.width * image.height) : nil
    case .border(_, let cornerRadius, _, _): return cornerRadius <= 0 ? 0 : nil
    case .shadow, .sublist: return nil
    }
  }
}
