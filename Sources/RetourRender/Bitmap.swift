// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Pixels to paint from, kept alive by their owner.
struct Bitmap {
  enum Format {
    /// Premultiplied `0xAARRGGBB`.
    case argb
    /// A byte of coverage.
    case mask
  }

  let owner: AnyObject
  let base: UnsafeRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: Format
  /// Whether no pixel lets anything shine through.
  let isOpaque: Bool

  init(_ image: CGImage) {
    owner = image
    (base, bytesPerRow) = (image.base, image.bytesPerRow)
    (width, height) = (image.width, image.height)
    isOpaque = image.isOpaque
    format = .argb
  }

  init(_ store: Store) {
    owner = store
    (base, bytesPerRow) = (UnsafeRawPointer(store.base), store.bytesPerRow)
    (width, height) = (store.width, store.height)
    isOpaque = store.isOpaque
    format = .argb
  }

  /// Coverage that `owner` keeps.
  init(mask base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject) {
    (self.owner, self.base, self.bytesPerRow) = (owner, base, bytesPerRow)
    (self.width, self.height) = (width, height)
    isOpaque = false
    format = .mask
  }

  /// The pixel in a column and row.
  func pixels(x: Int, y: Int) -> UnsafePointer<UInt32> {
    (base + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
  }
}
