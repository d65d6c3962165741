// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The layout of the buttons of a tab bar.
///
/// Pure: lengths are points, the result is in the order of the items.
package enum TabBarLayout {
  /// The width of buttons and the space between them, for buttons in the middle of the bar.
  package struct Group: Equatable {
    package var width: CGFloat
    package var spacing: CGFloat

    package init(width: CGFloat, spacing: CGFloat) {
      (self.width, self.spacing) = (width, spacing)
    }
  }

  /// Returns frames of buttons in the middle of the bar; in all of it if there is no room for that.
  ///
  /// - Parameters:
  ///   - count: The number of buttons.
  ///   - group: The width and the space.
  ///   - rect: The area of all buttons.
  ///   - isRightToLeft: Whether the first button is on the right.
  /// - Returns: The frames.
  package static func frames(
    count: Int,
    grouped group: Group,
    in rect: CGRect,
    isRightToLeft: Bool
  ) -> [CGRect] {
    let width = CGFloat(count) * (group.width + group.spacing) - group.spacing
    guard width <= rect.width else {
      return frames(count: count, in: rect, isRightToLeft: isRightToLeft)
    }
    let start = (rect.midX - width / 2).rounded()
    return (0..<count).map { index in
      let place = CGFloat(isRightToLeft ? count - 1 - index : index)
      return CGRect(
        x: start + (place * (group.width + group.spacing)).rounded(),
        y: rect.minY,
        width: group.width,
        height: rect.height
      )
    }
  }

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
