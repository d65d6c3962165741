// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A container view controller that lays out bars and pages in its view.
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
  /// The page of a navigation or tab bar controller that the view was made for; it may be
  /// deallocated first.
  weak var page: UIViewController?
  /// The page's content, if a bar follows it.
  private var scroll: PageScroll?
  /// The distance of its top at rest below that of its superview, in points.
  var topOffset: CGFloat = 0
  /// The distance of its bottom at rest below that of its superview, in points; negative above it.
  var overhang: CGFloat = 0

  /// Moves the bars with the page's content.
  func followContent() {
    guard let page else { return }
    let scroll = scroll ?? PageScroll(of: page)
    self.scroll = scroll
    scroll.find()
  }

  /// Returns the insets at rest, which do not change during a transition.
  override func safeAreaInsets(
    inheriting outer: UIEdgeInsets,
    from superview: UIView
  ) -> UIEdgeInsets {
    var insets = outer
    insets.top = max(0, outer.top - topOffset)
    insets.bottom = max(0, outer.bottom + overhang)
    return insets
  }
}
