// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The format of an image file, by its first bytes.
package enum ImageFormat: Equatable {
  case png, jpeg, webp, svg

  /// Recognizes a format; `nil` for none that is read.
  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(1024))
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else {
      let text = String(decoding: start, as: UTF8.self)
      guard
        text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<"),
        text.contains("<svg") || text.contains("<?xml") || text.contains("<!DOCTYPE svg")
      else { return nil }
      self = .svg
    }
  }
}
