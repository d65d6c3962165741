// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch

extension UIImage {
  /// Prepares images one after another: many that scroll into view take one thread.
  private static let preparation = DispatchQueue(label: "UIImage.preparation", qos: .userInitiated)

  // MARK: Preparing images for display

  /// Returns the image with its pixels decoded, ready for the first frame that shows it.
  ///
  /// It is this image: other threads begin to decode large JPEGs when they are made, and this waits
  /// for the end; other images are decoded when they are made.
  ///
  /// - Returns: The image; `nil` for an empty one.
  public func preparingForDisplay() -> UIImage? {
    guard let pixels else { return nil }
    pixels.draw()
    return self
  }

  /// Decodes the image on another thread.
  ///
  /// - Parameter completionHandler: Receives the image, or `nil` for an empty one; called on that
  ///   thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Self.preparation.async { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes the image on another thread.
  ///
  /// - Returns: The image; `nil` for an empty one.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// Returns the image scaled to a size, as averages of its pixels where it becomes smaller.
  ///
  /// A photo that is much larger than its view is read whole in the first frame that shows it, and
  /// stays in memory whole; a thumbnail is neither. Meant for another thread than the main one.
  ///
  /// - Parameter size: The size in points, at the image's scale. The image fills it, whatever its
  ///   aspect ratio (our decision: Apple's documentation names no other).
  /// - Returns: The thumbnail, whose orientation is up; `nil` for an empty image, or an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let width = GraphicsStack.pixels(size.width, storedScale)
    let height = GraphicsStack.pixels(size.height, storedScale)
    guard let pixels, width > 0, height > 0 else { return nil }
    let context = CGContext(width: width, height: height, scale: 1, isOpaque: pixels.isOpaque)
    context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
    var attributes = attributes
    (attributes.orientation, attributes.source) = (.up, nil)
    (attributes.isResizable, attributes.caps) = (false, .zero)
    return UIImage(pixels: context.finish(), scale: storedScale, attributes: attributes)
  }

  /// Scales the image to a size on another thread.
  ///
  /// - Parameters:
  ///   - size: The size in points, as in `preparingThumbnail(of:)`.
  ///   - completionHandler: Receives the thumbnail, or `nil` for an empty image or an empty size;
  ///     called on that thread.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    Self.preparation.async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Scales the image to a size on another thread.
  ///
  /// - Parameter size: The size in points, as in `preparingThumbnail(of:)`.
  /// - Returns: The thumbnail; `nil` for an empty image, or an empty size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
