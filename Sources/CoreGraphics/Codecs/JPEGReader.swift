// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Foundation

/// Reads the size of a JPEG at once, and its pixels whenever they are needed.
///
/// The orientation is not applied.
struct JPEGReader: Sendable {
  /// The fewest pixels of a JPEG that is decoded later: fewer take less than a millisecond, our
  /// decision.
  private static let fewestPixelsLater = 1 << 16

  private let width: Int
  private let height: Int
  private let data: Data

  /// Reads the size.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Throws: `ImageCodecError` when they do not begin as a JPEG does, when no image has its size,
  ///   or when nothing reads them.
  init(_ data: Data) throws(ImageCodecError) {
    let functions = try CodecLibraries.jpeg.get()
    let header = Self.read(data, functions, nil, bytesPerRow: 0)
    if let failure = header.failure { throw .damaged(failure) }
    try CGImage.check(header.width, header.height)
    (width, height, self.data) = (header.width, header.height, data)
  }

  /// Returns the image: a large one is decoded when its pixels are first read, by the thread that
  /// reads them.
  ///
  /// - Parameter isWhole: Whether the file has the picture's end: it is then taken for granted that
  ///   a large one can be decoded, and what cannot be is black.
  /// - Returns: The image.
  /// - Throws: `ImageCodecError` when it is decoded at once, and is no valid JPEG.
  func image(isWhole: Bool) throws(ImageCodecError) -> CGImage {
    let isLarge = width * height >= Self.fewestPixelsLater
    guard isWhole, isLarge, CGImage.canDefer(width: width, height: height) else {
      let (image, failure) = decode()
      if let failure { throw .damaged(failure) }
      return image
    }
    let draw: @Sendable () -> CGImage = {
      let (image, failure) = decode()
      if let failure {
        let message = "a JPEG is shown as far as it can be read: \(failure)"
        RetourLog.once("JPEG \(failure)", message)
      }
      return image
    }
    return CGImage(width: width, height: height, isOpaque: true, drawnLater: draw)
  }

  /// Returns the pixels, and why they end early.
  private func decode() -> (image: CGImage, failure: String?) {
    guard case .success(let functions) = CodecLibraries.jpeg else {
      preconditionFailure("the library that read the size is never unloaded")
    }
    var failure: String?
    let image = CGImage(width: width, height: height, isOpaque: true) { buffer in
      failure = Self.read(data, functions, buffer.base, bytesPerRow: buffer.bytesPerRow).failure
    }
    return (image, failure)
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
