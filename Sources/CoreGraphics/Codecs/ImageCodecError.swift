// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The reason why an image file cannot be read.
package enum ImageCodecError: Error, Equatable {
  /// The bytes are in no format that is read.
  case unknownFormat
  /// The library of a format is not installed, or too old.
  case noLibrary(name: String, reason: String)
  /// The bytes contradict themselves; the value explains it.
  case damaged(String)
  /// The image would not fit: more than 32,767 pixels a side, or more than 1 GB.
  case tooLarge(width: Int, height: Int)
}

extension ImageCodecError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat: "neither PNG, JPEG, WebP nor SVG"
    case .noLibrary(let name, let reason):
      "\(name) cannot be loaded: \(reason)\(CodecLibraries.hint(for: name))"
    case .damaged(let reason): "it is damaged: \(reason)"
    case .tooLarge(let width, let height):
      "it is too large: \(width) x \(height) pixels; at most \(PixelSize.maximumSide) pixels a side "
        + "and 1 GB are read"
    }
  }
}
