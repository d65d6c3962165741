// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation

/// The part of a layer's bounds that its image covers, in pixels of an image of all of them.
///
/// In 12 bytes, since every layer has room for one.
package struct ImagePart: Equatable {
  private let left, top, width, height: Int16
  private let wholeWidth, wholeHeight: Int16

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - area: The pixels of the part, from the top left corner of the bounds.
  ///   - size: The size of an image of all of the bounds, in pixels.
  package init(_ area: PixelRect, ofImage size: (width: Int, height: Int)) {
    func short(_ length: Int) -> Int16 { Int16(clamping: length) }
    (left, top) = (short(area.left), short(area.top))
    (width, height) = (short(area.width), short(area.height))
    (wholeWidth, wholeHeight) = (short(size.width), short(size.height))
  }

  /// Returns the rectangle of the part in bounds, which stretch it when their size has changed.
  func rect(in bounds: CGRect, scale: CGFloat) -> CGRect {
    func fit(_ length: CGFloat, _ pixels: Int16) -> CGFloat {
      abs(length * scale - CGFloat(pixels)) < 1 ? scale : CGFloat(pixels) / length
    }
    let x = fit(bounds.width, wholeWidth), y = fit(bounds.height, wholeHeight)
    return CGRect(
      x: bounds.minX + CGFloat(left) / x,
      y: bounds.minY + CGFloat(top) / y,
      width: CGFloat(width) / x,
      height: CGFloat(height) / y
    )
  }
}
