// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The look of a tab bar: its background and its tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private lazy var stacked = watched(UITabBarItemAppearance(style: .stacked))
  private lazy var inline = watched(UITabBarItemAppearance(style: .inline))
  private lazy var compactInline = watched(UITabBarItemAppearance(style: .compactInline))

  // MARK: Configuring the tabs

  /// The look of tabs whose titles are below their images.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { change { stacked = watched(newValue.copied()) } }
  }
  /// The look of tabs whose titles are beside their images, in a wide bar.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { change { inline = watched(newValue.copied()) } }
  }
  /// The look of tabs whose titles are beside their images, in a low bar.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { change { compactInline = watched(newValue.copied()) } }
  }

  // MARK: Configuring the selection

  /// The color of a template image behind the selected tab; `nil` is the tint color.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { onChange?() }
  }
  /// The image behind the selected tab, stretched to its size.
  open var selectionIndicatorImage: UIImage? {
    didSet { onChange?() }
  }

  // MARK: Configuring stacked tabs

  /// The distribution of stacked tabs.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { onChange?() }
  }
  /// The width of centered stacked tabs, in points; 0 is the system's.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { onChange?() }
  }
  /// The space between centered stacked tabs, in points; 0 is the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { onChange?() }
  }

  /// Returns the look of the tabs in an arrangement.
  func tabs(in arrangement: TabBarArrangement) -> UITabBarItemAppearance {
    switch arrangement {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }

  private func watched(_ part: UITabBarItemAppearance) -> UITabBarItemAppearance {
    part.onChange = { [weak self] in self?.onChange?() }
    return part
  }

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stacked = watched(other.stacked.copied())
    inline = watched(other.inline.copied())
    compactInline = watched(other.compactInline.copied())
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
