// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIToolbar {
  /// The views of the items; during a transition, of the old ones.
  var content: _UIToolbarContentView { engine.content }
  /// The running change of items.
  var transition: ToolbarTransition? { engine.transition }

  /// The position: the delegate's answer, else at the bottom.
  var position: UIBarPosition { storedPosition == .any ? .bottom : storedPosition }

  /// Applies all appearance values.
  func applyAppearance() {
    background.lineIsBelow = position == .top || position == .topAttached
    background.show(
      BarBackgroundBlend(
        standard: backgroundOfContent(isAtEdge: false),
        edge: backgroundOfContent(isAtEdge: looksAtEdge),
        progress: edgeProgress
      )
    )
    setNeedsLayout()
  }

  /// Applies all appearance values, also to the items.
  func appearanceDidChange() {
    applyAppearance()
    content.install()
  }

  /// Whether the look depends on the place of the page's content: never without a controller.
  var looksAtEdge: Bool {
    managingController != nil && (design == .glass || !appearances.isEmpty)
  }

  /// Whether the items look as they do while the page's content is at the bar's edge.
  var isAtEdge: Bool { BarEdge.isAtEdge(progress: edgeProgress) }

  private var edgeProgress: CGFloat {
    looksAtEdge ? BarEdge.progress(distance: edgeDistance) : 1
  }

  /// Returns the look of an item's button; `nil` is the system's.
  func buttons(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    chosenAppearance(isAtEdge: isAtEdge)?.appearance.buttons(of: item)
  }

  private func chosenAppearance(
    isAtEdge: Bool
  ) -> (appearance: UIToolbarAppearance, losesBackground: Bool)? {
    appearances.chosen(isCompact: computedTraits.hasCompactBars, isAtEdge: isAtEdge)
  }

  private func backgroundOfContent(isAtEdge: Bool) -> BarBackground {
    guard let chosen = chosenAppearance(isAtEdge: isAtEdge) else {
      let metrics = UIBarMetrics(isCompact: computedTraits.hasCompactBars)
      return .plain(
        design,
        color: appearance.barTintColor,
        image: appearance.backgroundImages.image(at: position, in: metrics),
        shadow: appearance.shadowImages[position] ?? appearance.shadowImages[.any],
        effect: isAtEdge ? nil : scrollView?.bottomEdgeEffect
      )
    }
    return chosen.losesBackground ? .none : chosen.appearance.background
  }

  /// The height of the bar, in points.
  var fittingHeight: CGFloat { barFigures.toolbarHeight(isCompact: computedTraits.hasCompactBars) }

  /// Lays out the background and the items.
  func layOutContent() {
    let bounds = storedLayer.bounds
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + reachBelow
    )
    engine.layOut()
  }

  /// Replaces the items.
  func replaceItems(with items: [UIBarButtonItem], animated: Bool) {
    engine.setItems(items, animated: animated)
  }

  /// Starts a transition to other items, for the caller to drive; `nil` if they are the same.
  func makeTransition(to items: [UIBarButtonItem]) -> ToolbarTransition? {
    engine.startTransition(to: items)
  }
}
