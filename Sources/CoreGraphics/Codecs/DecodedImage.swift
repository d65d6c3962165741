// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of an image file, and their orientation.
///
/// Another thread begins at once to decode a large JPEG: who makes the image does not wait for it,
/// and who shows it waits only for what is left.
package struct DecodedImage: Sendable {
  /// The pixels as the file has them.
  package let source: CGImage
  /// The place of their first row and column.
  package let orientation: PixelOrientation
  /// The pixels upright.
  package let upright: CGImage

  /// Decodes an image of any format that is read.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The pixels of a drawing for each of its own.
  /// - Throws: `PNGError` or `ImageCodecError`.
  package init(_ data: Data, scale: CGFloat) throws {
    var orientation = PixelOrientation.up
    switch ImageFormat(data) {
    case .png: source = try CGImage(png: data)
    case .jpeg:
      let header = JPEGHeader(data)
      source = try JPEGReader(data).image(isWhole: header.isWhole)
      orientation = header.orientation
    case .webp: source = try CGImage(webp: data)
    case .svg: source = try CGImage(svg: data, scale: scale > 0 && scale.isFinite ? scale : 1)
    case nil: throw ImageCodecError.unknownFormat
    }
    self.orientation = orientation
    upright = source.upright(from: orientation)
    upright.drawElsewhere()
  }

  /// Reads an image file.
  ///
  /// - Parameters:
  ///   - file: The path of a regular file.
  ///   - scale: The pixels of a drawing for each of its own.
  /// - Throws: `PNGError` or `ImageCodecError`.
  package init(file: String, scale: CGFloat) throws {
    try self.init(CGImage.bytes(ofFile: file), scale: scale)
  }
}
