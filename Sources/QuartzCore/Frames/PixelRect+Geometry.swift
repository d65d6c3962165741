// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

extension PixelRect {
  static let nowhere = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A box that holds everything; its edges stay small enough to be added up.
  static let everywhere = PixelRect(
    x: -(1 << 20),
    y: -(1 << 20),
    width: 1 << 21,
    height: 1 << 21
  )

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The box of an upright rectangle whose edges lie at the nearest pixels, as the renderer lays it.
  init(nearest rect: CGRect) {
    self.init(
      left: Self.whole((rect.minX + 0.5).rounded(.down)),
      top: Self.whole((rect.minY + 0.5).rounded(.down)),
      right: Self.whole((rect.maxX + 0.5).rounded(.down)),
      bottom: Self.whole((rect.maxY + 0.5).rounded(.down))
    )
  }

  /// The box of an upright rectangle as the renderer lays it: at least a pixel, and that of a
  /// picture which fits the pixels as large as the picture.
  init(nearest rect: CGRect, ofPicture size: (width: Int, height: Int)) {
    self.init(nearest: rect)
    guard rect.width > 0, rect.height > 0 else { return }
    let fits =
      abs(rect.width - CGFloat(size.width)) < 0.5 && abs(rect.height - CGFloat(size.height)) < 0.5
    width = Swift.max(width, fits ? size.width : 1)
    height = Swift.max(height, fits ? size.height : 1)
  }

  /// The box around a rectangle, a pixel wider on each side: what rounding and filtering may touch.
  init(around rect: CGRect) {
    self.init(
      left: Self.whole(rect.minX.rounded(.down)) - 1,
      top: Self.whole(rect.minY.rounded(.down)) - 1,
      right: Self.whole(rect.maxX.rounded(.up)) + 1,
      bottom: Self.whole(rect.maxY.rounded(.up)) + 1
    )
  }

  /// As far as coordinates go, in pixels.
  private static let farthest: CGFloat = 1_048_576

  private static func whole(_ number: CGFloat) -> Int {
    number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -farthest), farthest))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: Swift.max(x, other.x),
      top: Swift.max(y, other.y),
      right: Swift.min(x + width, other.x + other.width),
      bottom: Swift.min(y + height, other.y + other.height)
    )
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: Swift.min(x, other.x),
      top: Swift.min(y, other.y),
      right: Swift.max(x + width, other.x + other.width),
      bottom: Swift.max(y + height, other.y + other.height)
    )
  }

  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
