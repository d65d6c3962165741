// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a PNG cannot be read or written.
package enum PNGError: Error, Equatable {
  /// The bytes do not begin with the signature of a PNG.
  case notAPNG
  /// The bytes end before the image does.
  case truncated
  /// The bytes contradict themselves; the value explains it.
  case damaged(String)
  /// The image would not fit: more than 32,767 pixels a side, or more than 1 GB.
  case tooLarge(width: Int, height: Int)
  /// The file cannot be read; the value explains it.
  case cannotRead(path: String, reason: String)
  /// The file cannot be written; the value explains it.
  case cannotWrite(path: String, reason: String)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPNG: "not a PNG"
    case .truncated: "the PNG is cut off"
    case .damaged(let reason): "the PNG is damaged: \(reason)"
    case .tooLarge(let width, let height):
      "the PNG is too large: \(width) x \(height) pixels; at most \(PixelSize.maximumSide) pixels "
        + "a side and 1 GB are read"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
