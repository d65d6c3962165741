// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The use of an image's own colors.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the context that shows the image.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// A template, drawn in the tint color.
    case alwaysTemplate = 2
  }

  /// The resizing of the center of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// Tiling.
    case tile = 0
    /// Stretching.
    case stretch = 1
  }

  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    /// The first row of pixels is the top.
    case up = 0
    /// The first row is the bottom: half a turn.
    case down = 1
    /// A quarter turn to the left is upright.
    case left = 2
    /// A quarter turn to the right is upright.
    case right = 3
    /// Upright, mirrored from left to right.
    case upMirrored = 4
    /// Half a turn, mirrored: the first row is the bottom.
    case downMirrored = 5
    /// Mirrored along the diagonal from the top left.
    case leftMirrored = 6
    /// Mirrored along the other diagonal.
    case rightMirrored = 7

    init(_ orientation: PixelOrientation) {
      self =
        switch orientation {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }

    var ofPixels: PixelOrientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// The configuration of a symbol: its size, weight and scale.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(style: SymbolStyle) {
      self.style = style
      super.init()
    }

    /// Creates a configuration with a size.
    ///
    /// - Parameter pointSize: The size of the text beside the symbol, in points.
    public convenience init(pointSize: CGFloat) { self.init(style: SymbolStyle(size: pointSize)) }

    /// Creates a configuration with a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the strokes.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(style: SymbolStyle(size: pointSize, weight: weight))
    }

    /// Creates a configuration with a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the strokes.
    ///   - scale: The scale relative to the text.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(style: SymbolStyle(size: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    ///
    /// - Parameter scale: The scale relative to the text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(style: SymbolStyle(scale: scale))
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified: regular.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// Thin, heavier than ultra light.
    case thin
    /// Light, heavier than thin.
    case light
    /// Regular, the weight of body text.
    case regular
    /// Medium, heavier than regular.
    case medium
    /// Semibold, the weight of titles.
    case semibold
    /// Bold, the weight of large titles.
    case bold
    /// Heavy, heavier than bold.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The scale of a symbol relative to text of its size.
  public enum SymbolScale: Int, Sendable {
    /// The default: medium.
    case `default` = -1
    /// Unspecified: medium.
    case unspecified = 0
    /// Smaller than capitals with their margins.
    case small
    /// A little taller than capitals.
    case medium
    /// Larger than medium.
    case large
  }
}
