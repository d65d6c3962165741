// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import UIKit

/// At rest every recognizer is possible, no coordinator is alive, nothing is animated, and the time
/// of every layer runs.
package struct NothingIsStuck: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    guard isAtRest else { return nil }
    if !scene.world.isIdle { return "the clock is not idle" }
    if scene.root?.transitionCoordinator != nil { return "the root has a coordinator" }
    for (index, slot) in scene.slots.enumerated()
    where slot.controller?.transitionCoordinator != nil {
      return "stack \(index) has a coordinator"
    }
    let resting = scene.slots.compactMap { slot in
      slot.causes.count == FuzzStep.Cause.allCases.count ? nil : slot.controller?.viewIfLoaded
    }
    return stuck(in: scene.world.window, resting)
  }

  // In the resting views the recognizers that hide bars may be disabled.
  private func stuck(in view: UIView, _ resting: [UIView]) -> String? {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      return "\(type(of: recognizer)) is \(recognizer.state) at rest"
    }
    let mayBeOff = resting.contains(view)
    if !mayBeOff, view.gestureRecognizers?.contains(where: { !$0.isEnabled }) == true {
      return "a recognizer of \(view) is disabled"
    }
    let layer = view.layer
    if layer.speed != 1 || layer.timeOffset != 0 { return "the time of \(view) stands still" }
    if layer.animationKeys()?.isEmpty == false { return "\(view) is animated at rest" }
    for subview in view.subviews {
      if let stuck = stuck(in: subview, resting) { return stuck }
    }
    return nil
  }
}
