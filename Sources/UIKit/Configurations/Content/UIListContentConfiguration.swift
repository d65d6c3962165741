// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// The content of an element of a list: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The least height of the content, in points: that of a row; 0 for headers and footers.
  let leastHeight: CGFloat

  private init(
    text: TextProperties,
    secondary: TextProperties,
    leastHeight: CGFloat = TableFigures.rowHeight
  ) {
    (textProperties, secondaryTextProperties, self.leastHeight) = (text, secondary, leastHeight)
  }

  // MARK: Creating list content configurations

  /// Returns the content of a row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondary: TextProperties(.caption1, .label)
    )
  }
  /// Returns the content of a row with a text below the other.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a row with a text beside the other.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondary: TextProperties(.body, .secondaryLabel)
    )
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// Returns the content of a header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    header(TextProperties(.headline, .label), .body)
  }
  /// Returns the content of a footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration {
    header(TextProperties(.footnote, .secondaryLabel), .footnote)
  }
  /// Returns the content of a header of a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return header(text, .footnote)
  }
  /// Returns the content of a footer of a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(TextProperties(.footnote, .secondaryLabel), .footnote)
  }

  private static func header(
    _ text: TextProperties,
    _ secondary: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      text: text,
      secondary: TextProperties(secondary, .secondaryLabel),
      leastHeight: 0
    )
    content.directionalLayoutMargins.top = TableFigures.titleMargin
    content.directionalLayoutMargins.bottom = TableFigures.titleMargin
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  // MARK: Configuring the content

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// The text with attributes, in place of the plain one.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  /// The secondary text with attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties

  // MARK: Configuring the layout

  /// The axes on which margins of the superview that are larger take the place of the content's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: TableFigures.contentMargin,
    leading: 0,
    bottom: TableFigures.contentMargin,
    trailing: 0
  )
  /// Whether the texts are side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the image from the texts, in points.
  public var imageToTextPadding: CGFloat = TableFigures.imageGap
  /// The least distance of texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = TableFigures.detailGap
  /// The distance of a text below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  // MARK: UIContentConfiguration

  /// Creates a view of the content.
  ///
  /// - Returns: A `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the content in a state: texts of a disabled view are gray, unless their color was set.
  ///
  /// - Parameter state: The state.
  /// - Returns: The content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var copy = self
    copy.textProperties.isDisabled = isDisabled
    copy.secondaryTextProperties.isDisabled = isDisabled
    return copy
  }
}
