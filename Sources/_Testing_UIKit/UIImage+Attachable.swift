// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import Testing
public import UIKit

/// A test that imports Testing and UIKit can attach images to its results, as PNG files:
/// `Attachment.record(image, named: "button")`.
///
/// Apple's overlay goes through `AttachableAsImage`, which Swift Testing does not offer on Linux.
extension UIImage: Attachable {
  /// Calls a closure with the bytes of the PNG; none for an image of nothing.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<UIImage>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try (pngData() ?? Data()).withUnsafeBytes(body)
  }

  /// Returns the name of the file, with ".png" at its end.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - suggestedName: The name that the test gave.
  /// - Returns: The name.
  public func preferredName(
    for attachment: borrowing Attachment<UIImage>,
    basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
