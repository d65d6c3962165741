// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

extension UIButton {
  /// The content and the look of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: ConfigurationStyle
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The color of the content in the state that the configuration was updated for.
    private(set) var foreground: UIColor?

    init(_ style: ConfigurationStyle) {
      self.style = style
      background = .clear()
      background.cornerRadius = ButtonFigures.cornerShare * 17
    }

    // MARK: Creating configurations

    /// Returns a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a button with a background of the tint color, which is faint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button with a background of the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a button without a border: here that of `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a button with a border: here that of `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a button with a tinted border: here that of `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button with a prominent border: here that of `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration in the state of a button: what was not set has the values of the
    /// state.
    ///
    /// - Parameter button: The button.
    /// - Returns: The configuration.
    public func updated(for button: UIButton) -> Configuration {
      updated(for: button.condition, tint: button.resolvedTintColor)
    }

    /// Returns the configuration in a state.
    func updated(for state: UIControl.State, tint: UIColor) -> Configuration {
      let colors = style.colors(
        in: state,
        tint: tint,
        foreground: baseForegroundColor,
        background: baseBackgroundColor,
        followsSelection: automaticallyUpdateForSelection
      )
      var copy = self
      copy.foreground = colors.foreground
      copy.background = background.resolved(colors.background)
      return copy
    }

    // MARK: Configuring the title

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The change of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// The change of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance of the title from the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The place of the shorter one of title and subtitle along the longer one.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Configuring the image

    /// The image.
    public var image: UIImage?
    /// The change of the image's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the texts at which the image is; one edge only.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance of the image from the texts, in points.
    public var imagePadding: CGFloat = 0
    /// Whether an activity indicator is shown in place of the image.
    public var showsActivityIndicator = false
    /// The change of the indicator's color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Configuring the look

    /// The background.
    public var background: UIBackgroundConfiguration
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button: its insets and the font of its title.
    public var buttonSize = Size.medium
    /// The color of the content; `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button looks selected.
    public var automaticallyUpdateForSelection = true
    /// The insets of the content, in points; those of the size unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}
