// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views of presentations.
extension PresentationEngine {
  /// Puts the container into its place in a window, and the presented view into it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - prepare: Called when the container is in the window and the view is not yet.
  func fill(_ window: UIWindow, prepare: () -> Void = {}) {
    place.put(stage, in: window)
    prepare()
    guard exists else { return }
    stage.fill(
      over: presenting,
      isCustom: isCustom,
      recognizer: drag.recognizer
    )
  }

  /// The views under which everything that a transition moves lies.
  var movingViews: [UIView] { chain.map(\.stage.container) + stage.cardViews }

  /// The views that fade in behind the presented views.
  var backdrops: [UIView] { chain.compactMap(\.controller.backdrop) }

  /// The lowest container that is in a window.
  var lowestContainer: UIView? {
    chain.first { $0.stage.container.storedWindow != nil }?.stage.container
  }
}
