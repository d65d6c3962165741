// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The width and height of an image in pixels, within the limits of memory.
struct PixelSize {
  /// The longest side, the limit of Cairo's image surfaces.
  static let maximumSide = 32_767
  /// The largest memory of one image: 1 GB (our decision).
  static let maximumBytes = 1 << 30

  let width: Int
  let height: Int

  /// Creates a size, or returns `nil` unless both sides are positive and within the limits.
  init?(width: Int, height: Int) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width * height * 4 <= Self.maximumBytes
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Creates a size; an impossible one becomes a single pixel.
  ///
  /// An empty size is not logged; one that is too large is logged once per size.
  init(fitting width: Int, _ height: Int) {
    if let size = PixelSize(width: width, height: height) {
      self = size
      return
    }
    if width > 0 && height > 0 {
      RetourLog.once(
        "image \(width) x \(height)",
        "an image of \(width) x \(height) pixels is too large (at most "
          + "\(Self.maximumSide) pixels a side and 1 GB): a single pixel stands in for it"
      )
    }
    (self.width, self.height) = (1, 1)
  }
}
