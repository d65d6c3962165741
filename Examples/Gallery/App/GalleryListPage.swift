// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A list that opens pages of the gallery.
class GalleryListPage: ListPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    resetSettings()
  }

  /// Pushes a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: Whether the push is animated.
  func open(_ page: any GalleryPage, animated: Bool) {
    guard let stack = navigationController as? BackNavigationController else { return }
    resetSettings()
    page.prepare(self, on: stack)
    stack.pushViewController(page.make(), animated: animated)
  }

  /// Resets the global settings of the last page.
  private func resetSettings() {
    guard let stack = navigationController as? BackNavigationController,
      stack.topViewController === self
    else { return }
    customBackBarButtonItem = nil
    stack.backButton = nil
    stack.forwardBudget = 0
    stack.swipeDelegate = nil
    stack.swipeDrivesAnimators = false
    stack.showsSwipeVerdicts = false
    stack.delegate = nil
    BackButton.default = .system
    stack.view.semanticContentAttribute = .unspecified
    stack.navigationBar.semanticContentAttribute = .unspecified
  }
}
