// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// What happens to the middle of an image that is shown larger.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Which way is up.
  public enum Orientation: Int, Sendable {
    /// The first row of pixels is the top one.
    case up = 0
  }

  /// What an image must suit.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// How a symbol is drawn: its size, weight and scale.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(style: SymbolStyle) {
      self.style = style
      super.init()
    }

    /// Makes a configuration from a size.
    ///
    /// - Parameter pointSize: The size of text that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat) { self.init(style: SymbolStyle(size: pointSize)) }

    /// Makes a configuration from a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of text that the symbol goes with, in points.
    ///   - weight: How heavy its strokes are.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(style: SymbolStyle(size: pointSize, weight: weight))
    }

    /// Makes a configuration from a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of text that the symbol goes with, in points.
    ///   - weight: How heavy its strokes are.
    ///   - scale: How large it is beside the text.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(style: SymbolStyle(size: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration from a scale.
    ///
    /// - Parameter scale: How large the symbol is beside the text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(style: SymbolStyle(scale: scale))
    }
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing was said: regular.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// Heavier than ultra light.
    case thin
    /// Heavier than thin.
    case light
    /// The weight of plain text.
    case regular
    /// Heavier than regular.
    case medium
    /// The weight of titles.
    case semibold
    /// The weight of large titles.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice: medium.
    case `default` = -1
    /// Nothing was said: medium.
    case unspecified = 0
    /// Smaller than capitals with their margins.
    case small
    /// A little taller than capitals.
    case medium
    /// Larger than medium.
    case large
  }
}
