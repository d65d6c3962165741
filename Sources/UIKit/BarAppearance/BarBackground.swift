// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The background of a bar: an effect, a color above it, an image above both, and the shadow at the
/// bar's edge.
@MainActor
struct BarBackground {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var contentMode = UIView.ContentMode.scaleToFill
  /// The color of the line of one pixel, or of a template image in its place; `nil` is no line.
  var shadowColor: UIColor?
  /// The color that fades away from the bar's edge.
  var fade: UIColor?
  /// The image in place of the line.
  var shadowImage: UIImage?

  /// No background.
  static let none = BarBackground()

  /// Returns the background that the properties before iOS 13 describe.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` is the system's.
  ///   - image: The image in place of the color.
  ///   - shadow: The image in place of the line; it requires `image`.
  /// - Returns: The background.
  static func legacy(color: UIColor?, image: UIImage?, shadow: UIImage?) -> BarBackground {
    var background = BarBackground()
    background.color = image == nil ? color ?? _UINavigationBarBackground.standardColor : nil
    background.image = image
    background.shadowColor = _UINavigationBarBackground.lineColor
    background.shadowImage = image == nil ? nil : shadow
    return background
  }

  /// Returns the background of a bar without an appearance.
  ///
  /// In glass it is none, but for the effect on content that scrolls below.
  ///
  /// - Parameters:
  ///   - design: The design of the bar.
  ///   - color: The color; `nil` is the system's.
  ///   - image: The image in place of the color.
  ///   - shadow: The image in place of the line; it requires `image`.
  ///   - effect: The effect of the edge of what scrolls below; `nil` at its edge.
  /// - Returns: The background.
  static func plain(
    _ design: InterfaceDesign,
    color: UIColor?,
    image: UIImage? = nil,
    shadow: UIImage? = nil,
    effect: UIScrollEdgeEffect?
  ) -> BarBackground {
    design == .glass && color == nil && image == nil
      ? .scrollEdge(effect) : .legacy(color: color, image: image, shadow: shadow)
  }

  /// Returns what a scroll view wants to be seen of content below a bar without a background.
  ///
  /// - Parameter effect: The effect of the scroll view's edge; `nil` if nothing scrolls.
  /// - Returns: The background.
  private static func scrollEdge(_ effect: UIScrollEdgeEffect?) -> BarBackground {
    guard let effect, !effect.isHidden else { return .none }
    var background = BarBackground()
    if effect.style === UIScrollEdgeEffect.Style.hard {
      background.effect = UIBlurEffect(style: .systemChromeMaterial)
      background.shadowColor = _UINavigationBarBackground.lineColor
    } else {
      background.fade = effect.pageColor
    }
    return background
  }

  /// Whether nothing of it is visible.
  var isInvisible: Bool {
    effect == nil && image == nil && fade == nil && (color?.cgColor.alpha ?? 0) == 0
      && shadowImage == nil
      && (shadowColor?.cgColor.alpha ?? 0) == 0
  }

  /// Whether nothing behind it is visible.
  var isOpaque: Bool { color.map { $0.cgColor.alpha == 1 } ?? false }

  /// Whether it looks as another one does.
  func matches(_ other: BarBackground) -> Bool {
    effect == other.effect && color == other.color && fade == other.fade && image === other.image
      && contentMode == other.contentMode && shadowColor == other.shadowColor
      && shadowImage === other.shadowImage
  }
}
