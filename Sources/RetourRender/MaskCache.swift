// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The masks that were made so far, by shape.
final class MaskCache {
  /// The memory above which all masks are purged, in bytes: a few dozen of the largest common
  /// ones, since the shadow of a page at 3x takes 60 KB.
  private static let mostBytes = 2 << 20

  private var masks: [Mask.Shape: Mask] = [:]
  private var byteCount = 0

  /// Returns the mask of a shape, made once, and counts what is allocated.
  func mask(_ shape: Mask.Shape, counting counts: inout Counts) -> Mask {
    if let mask = masks[shape] { return mask }
    let mask = Mask(shape)
    counts.masksMade += 1
    counts.bytesAllocated += mask.byteCount
    if byteCount + mask.byteCount > Self.mostBytes {
      masks.removeAll()
      byteCount = 0
    }
    byteCount += mask.byteCount
    masks[shape] = mask
    return mask
  }
}
