// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Foundation

/// Reads the size of a JPEG at once, and its pixels whenever they are needed.
struct JPEGReader: Sendable {
  /// The width in pixels, before the orientation is applied.
  let width: Int
  /// The height in pixels, before the orientation is applied.
  let height: Int
  private let data: Data

  /// Reads the size.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Throws: `ImageCodecError` when they do not begin as a JPEG does, or nothing reads them.
  init(_ data: Data) throws(ImageCodecError) {
    let functions = try CodecLibraries.jpeg.get()
    let header = Self.read(data, functions, nil, bytesPerRow: 0)
    if let failure = header.failure { throw .damaged(failure) }
    (width, height, self.data) = (header.width, header.height, data)
  }

  /// Reads the pixels.
  ///
  /// - Parameter buffer: Receives them; of the file's size.
  /// - Returns: Why they end early; `nil` where all were read.
  func read(into buffer: borrowing PixelBuffer) -> String? {
    guard case .success(let functions) = CodecLibraries.jpeg else { return "no library reads it" }
    return Self.read(data, functions, buffer.base, bytesPerRow: buffer.bytesPerRow).failure
  }

  private static func read(
    _ data: Data,
    _ functions: RetourJPEG,
    _ pixels: UnsafeMutableRawPointer?,
    bytesPerRow: Int
  ) -> (width: Int, height: Int, failure: String?) {
    var (width, height): (Int32, Int32) = (0, 0)
    let failure = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      data.withUnsafeBytes { bytes -> String? in
        guard let base = bytes.baseAddress, let text = message.baseAddress else {
          return "it is empty"
        }
        let count = bytes.count
        let isRead = withUnsafePointer(to: functions) {
          retour_readJPEG($0, base, count, pixels, bytesPerRow, &width, &height, text, 256)
        }
        return isRead == 0 ? String(cString: text) : nil
      }
    }
    return (Int(width), Int(height), failure)
  }
}
