// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import Testing
public import UIKit

/// A `UIImage` as an attachment of a test's results: a PNG file.
///
/// A class that can be subclassed cannot be attachable itself. Apple's overlay goes through
/// `AttachableAsImage`, which Swift Testing does not offer on Linux.
public struct AttachableImage: AttachableWrapper {
  /// The image.
  public let wrappedValue: UIImage

  /// Calls a closure with the bytes of the PNG; none for an image of nothing.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<AttachableImage>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try (wrappedValue.pngData() ?? Data()).withUnsafeBytes(body)
  }

  /// Returns the name of the file, with ".png" at its end.
  ///
  /// - Parameters:
  ///   - attachment: The attachment that asks.
  ///   - suggestedName: The name that the test gave.
  /// - Returns: The name.
  public func preferredName(
    for attachment: borrowing Attachment<AttachableImage>,
    basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

extension Attachment where AttachableValue == AttachableImage {
  /// Makes an attachment of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file; ".png" may be left out.
  ///   - sourceLocation: Where the test is.
  public init(
    _ image: UIImage,
    named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      AttachableImage(wrappedValue: image),
      named: preferredName,
      sourceLocation: sourceLocation
    )
  }

  /// Attaches an image to the running test's results.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file; ".png" may be left out.
  ///   - sourceLocation: Where the test is.
  public static func record(
    _ image: UIImage,
    named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(
      Self(image, named: preferredName, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation
    )
  }
}
