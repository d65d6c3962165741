// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The view of a navigation controller: pages below, bars above.
@preconcurrency @MainActor
class UILayoutContainerView: UIView {
  weak var owner: UINavigationController?

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
class UIViewControllerWrapperView: UIView {}
