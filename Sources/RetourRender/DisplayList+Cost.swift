// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension DisplayList {
  /// How many items a cheap list may have (our decision).
  private static let mostItems = 128
  /// How much of its area a cheap list may blend: blending a pixel costs two to three times what
  /// copying one does, filling it half (measured).
  private static let mostBlended: CGFloat = 0.25

  /// Whether painting the list is at most as much work as copying a picture of it.
  ///
  /// So are the pages of most apps: an opaque colour with small texts and pictures on it. They need
  /// no store, which is memory as large as the window, and writing it. Only a list whose bottom
  /// covers everything comes out the same to the bit.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  /// - Returns: Whether it is.
  func isCheap(width: Int, height: Int) -> Bool {
    guard items.count <= Self.mostItems, let bottom = items.first, let place = places[0],
      bottom.isOpaqueColor, place.placement != .turned,
      place.bounds.contains(Box(width: width, height: height))
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
  /// Whether the item is a colour without corners that lets nothing shine through.
  var isOpaqueColor: Bool {
    guard case .fill(_, let cornerRadius, let color) = content else { return false }
    return cornerRadius <= 0 && color.pixel >> 24 == 255
  }

  /// The pixels that are mixed with what lies below; `nil` for what is better painted once.
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
