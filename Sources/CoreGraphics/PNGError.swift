// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why a PNG could not be read or written.
package enum PNGError: Error, Equatable {
  /// The bytes do not begin as a PNG does.
  case notAPNG
  /// The bytes end before the picture does.
  case truncated
  /// The bytes contradict themselves; says how.
  case damaged(String)
  /// The picture would not fit: more than 32,767 pixels a side, or more than 1 GB.
  case tooLarge(width: Int, height: Int)
  /// The file could not be read; says why.
  case cannotRead(path: String, reason: String)
  /// The file could not be written; says why.
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
