// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UITabBar {
  /// A distribution of tabs.
  public enum ItemPositioning: Int, Sendable {
    /// Over the width of the bar, or in the middle of one with the regular width.
    case automatic = 0
    /// Over the width of the bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }

  /// The arrangement of images and titles.
  var arrangement: TabBarArrangement {
    let traits = computedTraits
    return TabBarArrangement(
      isWide: traits.horizontalSizeClass == .regular,
      isLow: traits.verticalSizeClass == .compact
    )
  }

  /// The height of the bar without the safe area, in points.
  var barHeight: CGFloat { arrangement.height(in: design) }

  /// Whether the look depends on the place of the page's content: never without a controller.
  var looksAtEdge: Bool { isManaged && (design == .glass || hasAppearances) }

  private var hasAppearances: Bool {
    !appearances.isEmpty || storedSelectedItem?.appearances.isEmpty == false
  }

  private var edgeProgress: CGFloat {
    looksAtEdge ? BarEdge.progress(distance: edgeDistance) : 1
  }

  /// Whether the tabs look as they do while the page's content is at the bar's edge.
  var isAtEdge: Bool { BarEdge.isAtEdge(progress: edgeProgress) }

  /// The appearance of the tabs; `nil` is the system's.
  var shownAppearance: UITabBarAppearance? { chosenAppearance(isAtEdge: isAtEdge)?.appearance }

  private func chosenAppearance(
    isAtEdge: Bool
  ) -> (appearance: UITabBarAppearance, losesBackground: Bool)? {
    appearances.chosen(
      isCompact: false,
      isAtEdge: isAtEdge,
      item: storedSelectedItem?.appearances
    )
  }

  private func background(isAtEdge: Bool) -> BarBackground {
    guard let chosen = chosenAppearance(isAtEdge: isAtEdge) else {
      let effect = isAtEdge ? nil : scrollView?.bottomEdgeEffect
      return .plain(
        design,
        color: values.barTintColor,
        image: values.backgroundImage,
        shadow: values.shadowImage,
        effect: effect
      )
    }
    return chosen.losesBackground ? .none : chosen.appearance.background
  }

  /// Shows the background of the selected tab.
  func updateBackground() {
    background.show(
      BarBackgroundBlend(
        standard: background(isAtEdge: false),
        edge: background(isAtEdge: looksAtEdge),
        progress: edgeProgress
      )
    )
  }

  /// Shows the look of the selected tab on the bar and on all its buttons.
  func applyAppearance() {
    updateBackground()
    let (look, arrangement) = (shownAppearance, arrangement)
    for button in buttons { button.show(look?.tabs(in: arrangement), in: arrangement) }
    showIndicator(of: look)
    setNeedsLayout()
  }

  /// Returns the frames of the buttons.
  func frames(in room: CGRect) -> [CGRect] {
    guard let group = group(in: room) else {
      return TabBarLayout.frames(count: buttons.count, in: room, isRightToLeft: isRightToLeft)
    }
    return TabBarLayout.frames(
      count: buttons.count,
      grouped: group,
      in: room,
      isRightToLeft: isRightToLeft
    )
  }

  /// The distribution of the tabs, and the width and space of centered ones.
  private var distribution: (positioning: ItemPositioning, width: CGFloat, spacing: CGFloat) {
    guard let look = shownAppearance else {
      return (values.itemPositioning, values.itemWidth, values.itemSpacing)
    }
    guard arrangement == .stacked else { return (.automatic, 0, 0) }
    return (look.stackedItemPositioning, look.stackedItemWidth, look.stackedItemSpacing)
  }

  /// The group of the buttons in the middle of the bar; `nil` if they fill it.
  private func group(in room: CGRect) -> TabBarLayout.Group? {
    let (positioning, width, spacing) = distribution
    switch positioning {
    case .fill: return nil
    case .automatic where arrangement != .inline: return nil
    case .automatic, .centered: break
    }
    let widths =
      arrangement == .stacked ? [] : buttons.map { $0.sizeThatFits(room.size).width }
    return TabBarLayout.Group(
      width: max(width > 0 ? width : TabBarFigures.centeredWidth, widths.max() ?? 0),
      spacing: spacing > 0 ? spacing : TabBarFigures.centeredSpacing
    )
  }
}
