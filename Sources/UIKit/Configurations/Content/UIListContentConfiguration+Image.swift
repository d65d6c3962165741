// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIListContentConfiguration {
  /// The look of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The color of template images; `nil` is the tint color of the view.
    public var tintColor: UIColor?
    /// The change of the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Returns the tint color that is shown.
    ///
    /// - Parameter tintColor: The tint color of the view.
    /// - Returns: The color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let base = self.tintColor ?? tintColor
      return tintColorTransformer?(base) ?? base
    }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; a length of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in which it is centered; a length of 0 is that of
    /// the image.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Returns the size in which an image is shown: it shrinks in proportion to the greatest size.
    func shownSize(of image: UIImage) -> CGSize {
      let size = image.pointSize
      guard size.width > 0, size.height > 0 else { return .zero }
      let horizontal = maximumSize.width > 0 ? maximumSize.width / size.width : 1
      let vertical = maximumSize.height > 0 ? maximumSize.height / size.height : 1
      let factor = min(1, horizontal, vertical)
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the room of an image.
    func room(of image: UIImage) -> CGSize {
      let size = shownSize(of: image)
      return CGSize(
        width: reservedLayoutSize.width > 0 ? reservedLayoutSize.width : size.width,
        height: reservedLayoutSize.height > 0 ? reservedLayoutSize.height : size.height
      )
    }
  }
}
