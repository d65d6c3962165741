// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The placement of contents whose size differs from the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public var rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the layer, with their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the layer, with their aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
