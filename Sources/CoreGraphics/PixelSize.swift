// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The width and height of a picture in pixels, known to be something that memory can hold.
struct PixelSize {
  /// The longest side, the limit of Cairo's image surfaces.
  static let maximumSide = 32_767
  /// The most memory one picture may take: 1 GB (our decision).
  static let maximumBytes = 1 << 30

  let width: Int
  let height: Int

  /// Takes a width and a height that are positive and within the limits, else fails.
  init?(width: Int, height: Int) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width * height * 4 <= Self.maximumBytes
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Takes a width and a height; what cannot be becomes a single pixel.
  ///
  /// A picture of no size is nothing worth a word; one too large is logged once per size.
  init(fitting width: Int, _ height: Int) {
    if let size = PixelSize(width: width, height: height) {
      self = size
      return
    }
    if width > 0 && height > 0 {
      RetourLog.once(
        "picture \(width) x \(height)",
        "a picture of \(width) x \(height) pixels is too large (at most "
          + "\(Self.maximumSide) pixels a side and 1 GB): a single pixel stands in for it"
      )
    }
    (self.width, self.height) = (1, 1)
  }
}
