// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

extension CGImage {
  /// Returns the image as small as a transform to pixels makes it, of averages of its pixels.
  ///
  /// Cairo's filter weighs each pixel below each result's: fifteen times as slow for a photo that
  /// is reduced to a thumbnail (measured).
  ///
  /// - Parameter transform: The transform of the image's pixels.
  /// - Returns: The smaller image; `nil` if the transform turns the image, or reduces neither side
  ///   to a half.
  func reduced(by transform: CGAffineTransform) -> CGImage? {
    guard transform.b == 0, transform.c == 0 else { return nil }
    let (across, down) = (abs(transform.a), abs(transform.d))
    guard across <= 1, down <= 1, min(across, down) <= 0.5 else { return nil }
    // A rounding error adds no column and no row.
    func length(_ pixels: Int, _ scale: CGFloat) -> Int {
      max(1, Int((CGFloat(pixels) * scale - 0.001).rounded(.up)))
    }
    return CGImage(
      width: length(width, across),
      height: length(height, down),
      isOpaque: isOpaque
    ) { pixels in
      var reduction = retour_reduction(
        picture: retour_rows(base: base, bytesPerRow: bytesPerRow),
        width: width,
        height: height,
        toWidth: pixels.width,
        toHeight: pixels.height
      )
      let byteCount = retour_reducedMemory(&reduction, pixels.width)
      withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 64) { memory in
        let box = retour_box(
          base: pixels.base,
          bytesPerRow: pixels.bytesPerRow,
          width: pixels.width,
          height: pixels.height
        )
        let columns = retour_coveredColumns(&reduction, 0, pixels.width, memory.baseAddress)
        retour_reduce(box, 0, &reduction, columns, memory.baseAddress)
      }
    }
  }
}
