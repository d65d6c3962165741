// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A controller that places bars and pages in its view.
@MainActor
protocol ContainerLayout: AnyObject {
  func layOutContainer()
}

/// The view of a navigation or tab bar controller: pages below, bars above.
@preconcurrency @MainActor
class UILayoutContainerView: UIView {
  weak var owner: (any ContainerLayout)?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutContainer()
  }
}

/// The view that pages move in.
@preconcurrency @MainActor
class UINavigationTransitionView: UIView {}

/// The view that holds one page's view and is moved in its place.
@preconcurrency @MainActor
final class UIViewControllerWrapperView: UIView {
  /// The page in a navigation controller that the view was made for; it may be gone before the view.
  weak var page: UIViewController?
  /// How far it lies at rest below the top of what is around it, in points.
  var topOffset: CGFloat = 0
  /// How far it reaches at rest below the bottom of what is around it, in points.
  var overhang: CGFloat = 0

  /// Returns the insets at rest, which do not change during a transition.
  override func safeAreaInsets(
    inheriting outer: UIEdgeInsets,
    from superview: UIView
  ) -> UIEdgeInsets {
    var insets = outer
    insets.top = max(0, outer.top - topOffset)
    insets.bottom += overhang
    return insets
  }
}
