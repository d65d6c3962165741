// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A part of a display's pixels that changed.
package struct DamageRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns what of this rectangle lies in a memory of a size, or `nil` when nothing does.
  ///
  /// - Parameters:
  ///   - width: The width of the memory, in pixels.
  ///   - height: The height of the memory, in pixels.
  /// - Returns: The common part.
  func clipped(toWidth width: Int, height: Int) -> DamageRect? {
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(x.addingClamped(self.width), width)
    let bottom = min(y.addingClamped(self.height), height)
    guard left < right, top < bottom else { return nil }
    return DamageRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Int {
  /// Returns the sum, or the largest or smallest number when it does not fit.
  ///
  /// - Parameter other: The number to add.
  /// - Returns: The sum.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
