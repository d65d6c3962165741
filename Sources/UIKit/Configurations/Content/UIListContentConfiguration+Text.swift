// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// That of the layout direction.
      case natural = 0
      /// Centered.
      case center = 1
      /// Justified.
      case justified = 2
    }

    /// The change of the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// Uppercase letters.
      case uppercase = 1
      /// Lowercase letters.
      case lowercase = 2
      /// An uppercase letter at the beginning of each word.
      case capitalized = 3
    }

    private var ownColor: UIColor?
    private let standardColor: UIColor
    /// Whether the view around the text is disabled.
    var isDisabled = false

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      standardColor = color
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : standardColor) }
      set { ownColor = newValue }
    }
    /// The change of the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Returns the color that is shown.
    ///
    /// - Returns: The color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 is any number.
    public var numberOfLines = 0
    /// Whether the font shrinks for text that is too wide; for one line only.
    public var adjustsFontSizeToFitWidth = false
    /// The least size of a shrinking font, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters.
    public var transform = TextTransform.none

    /// Shows a text in a label; attributes take precedence.
    func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
      label.font = font
      label.textColor = resolvedColor()
      label.textAlignment = labelAlignment
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      if let attributed {
        label.attributedText = attributed
      } else {
        label.text = text.map(transformed)
      }
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    private var labelAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
