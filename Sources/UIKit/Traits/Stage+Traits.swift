// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension Stage {
  /// Changes the size of text that the user prefers, and tells views, controllers and observers.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category.known != nil,
      category != screen.traitCollection.preferredContentSizeCategory
    else { return }
    let former = screen.traitCollection.preferredContentSizeCategory
    for stage in interface.stages {
      stage.scene.update { stage.screen.setContentSizeCategory(category) }
    }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
    )
    if former.isAccessibilityCategory != category.isAccessibilityCategory {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
        object: application
      )
    }
    session.clock.requestFrame()
  }

  /// Returns the layout direction of an interface in a language.
  ///
  /// - Parameter language: The language, such as "ar".
  /// - Returns: Right to left for Arabic, Hebrew, Persian and Urdu, else left to right.
  package static func layoutDirection(
    of language: String
  ) -> UITraitEnvironmentLayoutDirection {
    ["ar", "fa", "he", "ur"].contains(language.prefix { $0 != "-" && $0 != "_" })
      ? .rightToLeft : .leftToRight
  }
}
