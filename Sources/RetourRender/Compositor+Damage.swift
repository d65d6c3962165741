// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// MARK: Finding out what has changed

extension Compositor {
  /// How many boxes a damage may have; beyond, it is rounded up to tiles.
  ///
  /// Two pages in motion come to half as many, which pays in pixels not painted (measured).
  private static let mostBoxes = 256

  /// Finds the pixels in which one list can look different from another.
  ///
  /// What has changed damages where it was and where it is, as far as that shows.
  ///
  /// - Parameters:
  ///   - old: What was painted last, or `nil` when nothing was.
  ///   - new: What is to be painted.
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  /// - Returns: A region of the caller's own, within the picture.
  package func damage(
    from old: DisplayList?,
    to new: DisplayList,
    width: Int,
    height: Int
  ) -> Region {
    let whole = Box(width: width, height: height)
    guard let old else { return Region(whole.rect) }
    let region = Region()
    region.pixels.set(Differences(from: old, to: new, in: whole).boxes)
    if region.count > Self.mostBoxes { region.pixels.roundUp(to: whole) }
    return region
  }
}
