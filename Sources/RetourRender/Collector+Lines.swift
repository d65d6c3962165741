// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// Images of a single row or column: gradients, and the stretched parts of resizable images.
extension Collector {
  /// Returns the painting of an upright image whose only row or column is repeated; `nil` for
  /// another image, or where memory is short.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - box: The box that it is stretched over.
  ///   - tint: The premultiplied color that replaces the image's own.
  /// - Returns: The painting, which includes the tint.
  mutating func line(of image: CGImage, over box: PixelRect, _ tint: UInt32?) -> Work.Paint? {
    guard let line = Bitmap(lineOf: image) else { return nil }
    let isRow = image.height == 1
    let length = isRow ? box.width : box.height
    guard let fitting = tint == nil && line.width == length ? line : copy(of: line, length, tint)
    else { return nil }
    return isRow
      ? .bitmap(fitting.repeated(box.height), x: box.left, y: box.top)
      : .stripes(Stripes(fitting, top: box.top))
  }

  /// Returns a row of another length, tinted.
  private func copy(of line: Bitmap, _ length: Int, _ tint: UInt32?) -> Bitmap? {
    guard let memory = BackingStore.makeMemory(width: length, height: 2) else { return nil }
    memory.withPixels { pixels in
      let target = Target(pixels)
      line.scale(into: target, on: compositor.processors)
      if let tint { retour_recolour(target.pixels(target.whole), tint) }
    }
    let store = BackingStore(memory, opaquePart: PixelRect(width: 0, height: 2))
    return Bitmap(pass.retain(store))
  }

  /// Returns an image of a single row or column with two of them, between which it is sampled where
  /// it is rotated; `nil` for another image, or where memory is short.
  func doubled(_ image: CGImage) -> Bitmap? {
    guard let line = Bitmap(lineOf: image) else { return nil }
    guard image.height > 1 else { return line }
    guard let memory = BackingStore.makeMemory(width: 2, height: image.height) else { return nil }
    memory.withPixels { pixels in
      let target = Target(pixels)
      Stripes(line, top: 0).paint(target.pixels(target.whole), target.whole)
    }
    let opaquePart = PixelRect(width: image.isOpaque ? 2 : 0, height: image.height)
    return Bitmap(pass.retain(BackingStore(memory, opaquePart: opaquePart)))
  }
}

extension Bitmap {
  /// Creates two rows of the pixels of an image of a single row or column, in the same memory;
  /// `nil` for another image.
  fileprivate init?(lineOf image: CGImage) {
    let isRow = image.height == 1
    guard isRow || image.width == 1 && image.bytesPerRow == 4 else { return nil }
    let length = isRow ? image.width : image.height
    guard length > 1 else { return nil }
    self.init(image.base, bytesPerRow: 0, PixelRect(width: length, height: 2))
  }

  /// Returns the first row as often as given.
  fileprivate func repeated(_ rows: Int) -> Bitmap {
    Bitmap(base, bytesPerRow: 0, PixelRect(width: width, height: rows))
  }
}
