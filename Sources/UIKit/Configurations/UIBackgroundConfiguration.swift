// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The background of a button, a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The view whose standard colors the background has.
  private enum Style { case clear, plainCell, groupedCell, plainHeader, groupedHeader }

  private let style: Style
  private var color: UIColor?
  private var hasOwnColor = false

  private init(_ style: Style) {
    self.style = style
    color = Self.color(of: style, isMarked: false)
  }

  // MARK: Creating background configurations

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Returns the background of the rows of a plain table.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// Returns the background of the headers and footers of a plain table.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }
  /// Returns the background of the rows of a grouped table.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// Returns the background of the headers and footers of a grouped table.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }

  /// Returns the background in a state: what was not set has the values of the state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The background.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isMarked =
      cell?.isSelected ?? view?.isSelected ?? false
      || cell?.isHighlighted ?? view?.isHighlighted ?? false
    return resolved(Self.color(of: style, isMarked: isMarked))
  }

  /// Returns the background with a color, unless one was set.
  func resolved(_ color: UIColor?) -> UIBackgroundConfiguration {
    var copy = self
    if !hasOwnColor { copy.color = color }
    return copy
  }

  private static func color(of style: Style, isMarked: Bool) -> UIColor? {
    switch style {
    case .clear, .groupedHeader: .clear
    case .plainCell: isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeader: .systemBackground
    }
  }

  // MARK: Configuring the shape

  /// The view in front of the color, which fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points; at most half of the shorter side.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  // MARK: Configuring the color

  /// The color; `nil` is the tint color of the view.
  public var backgroundColor: UIColor? {
    get { color }
    set { (color, hasOwnColor) = (newValue, true) }
  }
  /// The change of the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Returns the color that is shown.
  ///
  /// - Parameter tintColor: The tint color of the view.
  /// - Returns: The color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let base = color ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }

  // MARK: Configuring the image

  /// The image in front of the color.
  public var image: UIImage?
  /// The placement of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  // MARK: Configuring the stroke

  /// The color of the stroke; `nil` is the tint color of the view.
  public var strokeColor: UIColor?
  /// The change of the stroke's color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Returns the color of the stroke that is shown.
  ///
  /// - Parameter tintColor: The tint color of the view.
  /// - Returns: The color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the edges of the background, outwards, in points.
  public var strokeOutset: CGFloat = 0
}
