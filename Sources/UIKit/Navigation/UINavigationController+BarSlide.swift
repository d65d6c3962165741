// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The bar of a page that shows or hides it as it comes or goes: it slides with that page.
extension UINavigationController {
  /// Puts the bar where its way begins.
  ///
  /// - Parameter isPush: Whether the pages move towards the leading edge.
  /// - Returns: Moves it to the end of its way; `nil` if it stays where it is.
  func prepareBarSlide(isPush: Bool) -> (@MainActor () -> Void)? {
    guard barSlides, let container = storedView else { return nil }
    let bounds = container.storedLayer.bounds
    let width = bounds.width * (container.isRightToLeft ? -1 : 1)
    let height = bar.sizeThatFits(bounds.size).height
    let shown = CGRect(
      x: 0,
      y: container.computedSafeAreaInsets.top,
      width: bounds.width,
      height: height
    )
    // What comes with a push comes from the trailing side, what goes with it leaves to the leading.
    let away = shown.offsetBy(dx: isPush == isBarHidden ? -width : width, dy: 0)
    UIView.performWithoutAnimation { bar.frame = isBarHidden ? shown : away }
    let end = isBarHidden ? away : shown
    return { [bar] in bar.frame = end }
  }

  /// Lets the bar be where it belongs again.
  ///
  /// - Parameter finished: Whether the transition that it slid with stands.
  func endBarSlide(finished: Bool) {
    guard barSlides else { return }
    barSlides = false
    if !finished { isBarHidden.toggle() }
    bar.isHidden = isBarHidden
    UIView.performWithoutAnimation { layOutContainer() }
  }
}
