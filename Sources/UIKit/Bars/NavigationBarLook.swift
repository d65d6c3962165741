// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The look of a navigation bar while it shows one item.
@MainActor
struct NavigationBarLook {
  let background: BarBackground
  let titleStyle: TextStyle?
  let largeTitleStyle: TextStyle
  let subtitleStyle: TextStyle?
  let largeSubtitleStyle: TextStyle?
  /// The offset of the title, in points.
  let titleOffset: UIOffset
  /// The app's image of the back indicator.
  let indicator: UIImage?
  /// Whether the bar has its compact height.
  let isCompact: Bool
  let design: InterfaceDesign
  private let appearance: UINavigationBarAppearance?

  /// Creates a look of an appearance.
  init(
    _ appearance: UINavigationBarAppearance,
    losesBackground: Bool,
    isCompact: Bool,
    _ design: InterfaceDesign
  ) {
    (self.isCompact, self.design) = (isCompact, design)
    background = losesBackground ? .none : appearance.background
    titleStyle = appearance.titleStyle
    largeTitleStyle = appearance.largeTitleStyle
    subtitleStyle = appearance.subtitleStyle
    largeSubtitleStyle = appearance.largeSubtitleStyle
    titleOffset = appearance.titlePositionAdjustment
    indicator = appearance.customIndicator?.inBar
    self.appearance = appearance
  }

  /// Creates a look of the properties before iOS 13.
  ///
  /// - Parameters:
  ///   - legacy: The properties.
  ///   - position: The position of the bar.
  ///   - metrics: The height of the bar.
  ///   - design: The design of the bar.
  ///   - effect: The effect of the edge of what scrolls below; `nil` at its edge.
  init(
    _ legacy: NavigationBarAppearance,
    at position: UIBarPosition,
    _ metrics: UIBarMetrics,
    _ design: InterfaceDesign,
    effect: UIScrollEdgeEffect?
  ) {
    self.design = design
    isCompact = metrics == .compact || metrics == .compactPrompt
    background = .plain(
      design,
      color: legacy.barTintColor,
      image: legacy.backgroundImages.image(at: position, in: metrics),
      shadow: legacy.shadowImage,
      effect: effect
    )
    titleStyle = legacy.titleStyle
    largeTitleStyle = legacy.largeTitleStyle ?? TextStyle([:])
    (subtitleStyle, largeSubtitleStyle) = (nil, nil)
    titleOffset = UIOffset(horizontal: 0, vertical: legacy.titleOffsets.value(in: metrics) ?? 0)
    indicator = legacy.backIndicatorMask == nil ? nil : legacy.backIndicatorImage?.inBar
    appearance = nil
  }

  /// Returns the look of an item's button; `nil` is the system's.
  func buttons(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    item.storedStyle == .prominent
      ? appearance?.prominentButtonAppearance : appearance?.buttonAppearance
  }

  /// The surface of back buttons.
  var backGround: BarButtonGround { design == .glass ? .glass : .bar }

  /// The look of back buttons; `nil` is the system's.
  var backButtons: UIBarButtonItemAppearance? { appearance?.backButtonAppearance }
}

extension UINavigationBar {
  /// Returns the look of the bar with an item.
  ///
  /// Without any appearance set, on the bar or on the item, the properties before iOS 13 apply.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` for an empty bar.
  ///   - isAtEdge: Whether the page's content is scrolled to the bar's edge.
  /// - Returns: The look.
  func look(of item: UINavigationItem?, isAtEdge: Bool) -> NavigationBarLook {
    let isCompact = computedTraits.hasCompactBars
    let metrics = UIBarMetrics(isCompact: isCompact, hasPrompt: item?.shownPrompt != nil)
    let design = design
    var plain: NavigationBarLook {
      let effect = isAtEdge ? nil : item?.scrollView?.topEdgeEffect
      return NavigationBarLook(appearance, at: position, metrics, design, effect: effect)
    }
    if appearances.isEmpty, item?.appearances.isEmpty != false {
      return plain
    }
    let chosen = appearances.chosen(
      isCompact: isCompact,
      isAtEdge: isAtEdge,
      item: item?.appearances
    )
    guard let (look, losesBackground) = chosen else { return plain }
    return NavigationBarLook(look, losesBackground: losesBackground, isCompact: isCompact, design)
  }

  /// Whether an item's look depends on the place of the page's content.
  func looksAtEdge(of item: UINavigationItem?) -> Bool {
    guard managingController != nil else { return false }
    return design == .glass || !(appearances.isEmpty && item?.appearances.isEmpty != false)
  }

  /// Returns how far the look of an item has changed from that at the edge; 1 in bars without a
  /// controller, which never are at an edge (Apple documentation).
  func edgeProgress(of item: UINavigationItem?) -> CGFloat {
    looksAtEdge(of: item) ? BarEdge.progress(distance: item?.edgeDistance) : 1
  }

  /// Returns the background of the bar with an item.
  func background(of item: UINavigationItem?) -> BarBackgroundBlend {
    let standard = look(of: item, isAtEdge: false).background
    guard looksAtEdge(of: item) else { return BarBackgroundBlend(standard) }
    return BarBackgroundBlend(
      standard: standard,
      edge: look(of: item, isAtEdge: true).background,
      progress: edgeProgress(of: item)
    )
  }
}
