// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The layout of the buttons of a tab bar.
///
/// Pure: lengths are points, the result is in the order of the items.
package enum TabBarLayout {
  /// Returns frames of equal width, at whole points.
  ///
  /// - Parameters:
  ///   - count: The number of buttons.
  ///   - rect: The area of all buttons.
  ///   - isRightToLeft: Whether the first button is on the right.
  /// - Returns: The frames.
  package static func frames(count: Int, in rect: CGRect, isRightToLeft: Bool) -> [CGRect] {
    (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      let start = (rect.minX + rect.width * CGFloat(place) / CGFloat(count)).rounded()
      let end = (rect.minX + rect.width * CGFloat(place + 1) / CGFloat(count)).rounded()
      return CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
    }
  }
}
