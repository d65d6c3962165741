// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGImage {
  /// Returns the image with one column if all columns are equal, and with one row if all rows are.
  ///
  /// - Parameters:
  ///   - columns: Whether columns are compared.
  ///   - rows: Whether rows are compared.
  /// - Returns: The smaller image, or this one.
  package func withoutEqual(columns: Bool, rows: Bool) -> CGImage {
    let size = (columns && hasEqualColumns ? 1 : width, rows && hasEqualRows ? 1 : height)
    guard size != (width, height) else { return self }
    return CGImage(width: size.0, height: size.1, isOpaque: isOpaque) { pixels in
      for y in 0..<size.1 {
        let row = pixels.base + y * pixels.bytesPerRow
        row.copyMemory(from: base + y * bytesPerRow, byteCount: size.0 * 4)
      }
    }
  }

  private var hasEqualRows: Bool {
    (1..<height).allSatisfy { memcmp(base, base + $0 * bytesPerRow, width * 4) == 0 }
  }

  private var hasEqualColumns: Bool {
    (0..<height).allSatisfy { y in
      // Each pixel of the row equals the next one.
      let row = base + y * bytesPerRow
      return memcmp(row, row + 4, (width - 1) * 4) == 0
    }
  }
}
