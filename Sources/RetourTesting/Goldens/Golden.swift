// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// An image or a text that a test compares with a file.
enum Golden {
  /// An image, compared pixel by pixel.
  case picture(CGImage, scale: CGFloat)
  /// A text, compared word by word.
  ///
  /// Numbers may differ by `tolerance` where it was recorded with other fonts.
  case text(String, tolerance: Double)

  /// The suffix of the file's name.
  var ending: String {
    switch self {
    case .picture(_, let scale): scale == 1 ? ".png" : String(format: "@%gx.png", scale)
    case .text: ".txt"
    }
  }

  /// A description of why it cannot be a golden, if it cannot.
  var defect: String? {
    switch self {
    case .picture(let image, _) where image.width < 1 || image.height < 1:
      "the picture has no pixels: \(image.width) x \(image.height)"
    case .text(let text, _) where text.isEmpty: "the text is empty"
    case .picture, .text: nil
    }
  }

  /// The bytes of the file.
  ///
  /// - Returns: The bytes; a text ends with a line break.
  /// - Throws: The error of encoding the image.
  func data() throws -> Data {
    switch self {
    case .picture(let image, _): try image.pngData()
    case .text(let text, _): Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }
  }

  /// Compares with the bytes of a file.
  ///
  /// - Parameters:
  ///   - reference: The bytes.
  ///   - isForeign: Whether they were recorded with other fonts or libraries.
  /// - Returns: A description of the difference, or `nil` if there is none.
  func difference(from reference: Data, isForeign: Bool) -> String? {
    switch self {
    case .picture(let image, _):
      do {
        return image.difference(from: try CGImage(png: reference))
      } catch {
        return "the golden cannot be read: \(error)"
      }
    case .text(let text, let tolerance):
      return TextComparison(tolerance: isForeign ? tolerance : 0)
        .difference(of: text, from: String(decoding: reference, as: UTF8.self))
    }
  }
}
