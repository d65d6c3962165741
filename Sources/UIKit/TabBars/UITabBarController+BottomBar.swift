// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The bar of a tab whose stack hides it: it goes and comes with the page that has it.
extension UITabBarController {
  /// How much of the window's bottom the bar covers when it is seen, in points.
  var heightOfBar: CGFloat {
    TabBarFigures.height + (storedView?.computedSafeAreaInsets.bottom ?? 0)
  }

  /// How much of a page's bottom the bar takes where it is in its place, in points.
  var roomForBar: CGFloat { bar.isHiddenByClient ? 0 : heightOfBar }

  /// Whether the selected tab hides the bar, or a page carries it away or back.
  var leavesBarOut: Bool { carriesBar || selection?.hidesBottomBar == true }

  /// Whether a page on its way has the bar.
  var carriesBar: Bool { bar.storedSuperview !== storedView && bar.storedSuperview != nil }

  /// Lets the bar travel with a page of a stack, above it and below what slides over it.
  ///
  /// The stack calls this for the one page of its two that shows the bar, when they are in place
  /// for the start; whatever moves, dims or turns the page round does the same with the bar. The
  /// pages' own safe areas are the stack's business meanwhile: the bar covers `heightOfBar` of that
  /// page, and nothing of the other.
  ///
  /// - Parameter wrapper: What holds the page and is moved in its place; it fills its superview at
  ///   rest.
  func carryBar(in wrapper: UIView) {
    guard let container = storedView, let room = wrapper.storedSuperview else { return }
    UIView.performWithoutAnimation {
      bar.sendAway(false)
      bar.setStoredFrame(room.convert(placeOfBar, from: container))
      if bar.storedSuperview !== wrapper { wrapper.addSubview(bar) }
      layOutContainer()
      bar.layoutIfNeeded()
    }
  }

  /// Puts the bar back into its place, seen or not as the selected tab says: the transition of the
  /// pages is over, or the tab has other pages.
  func settleBar() {
    guard let container = storedView else { return }
    UIView.performWithoutAnimation {
      if bar.storedSuperview !== container { container.addSubview(bar) }
      layOutContainer()
    }
  }

  /// Where the bar lies in the controller's view when it is seen.
  var placeOfBar: CGRect {
    let bounds = storedView?.storedLayer.bounds ?? .zero
    return CGRect(
      x: 0,
      y: bounds.height - heightOfBar,
      width: bounds.width,
      height: heightOfBar
    )
  }
}
