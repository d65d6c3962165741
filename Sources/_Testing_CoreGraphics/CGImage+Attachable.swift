// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Testing

/// A test that imports Testing and CoreGraphics can attach images to its results, as PNG files:
/// `Attachment.record(image, named: "frame")`.
///
/// Apple's overlay goes through `AttachableAsImage`, which Swift Testing does not offer on Linux.
extension CGImage: Attachable {
  /// Calls a closure with the bytes of the PNG.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws, or why there is no PNG.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CGImage>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try pngData().withUnsafeBytes(body)
  }

  /// Returns the name of the file, with ".png" at its end.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - suggestedName: The name that the test gave.
  /// - Returns: The name.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<CGImage>,
    basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
