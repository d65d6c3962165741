// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing
import UIKit

/// The options of zooms, as Apple declares them.
///
/// The source of each fact is cited above its test. They are newer than what the parity tests may
/// use.
@MainActor @Suite(.freesControllers) struct ZoomOptionsTests {
  // Apple documentation of `preferredTransition`.
  @Test func `no transition is preferred at first`() {
    #expect(UIViewController().preferredTransition == nil)
  }

  // Apple header of UIZoomTransitionOptions.
  @Test func `options are empty at first, and are copied with their values`() throws {
    let options = UIViewController.Transition.ZoomOptions()
    #expect(options.dimmingColor == nil && options.alignmentRectProvider == nil)
    #expect(options.interactiveDismissShouldBegin == nil)
    options.dimmingColor = .red
    let copy = try #require(options.copy() as? UIViewController.Transition.ZoomOptions)
    #expect(copy !== options && copy.dimmingColor == .red)
  }

  // Apple documentation of `preferredTransition`: an object.
  @Test func `a transition is kept as it is`() {
    let (controller, transition) = (
      UIViewController(), UIViewController.Transition.zoom { _ in nil }
    )
    controller.preferredTransition = transition
    #expect(controller.preferredTransition === transition)
  }
}
