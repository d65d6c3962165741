// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Turns one change of a view's layer into an animation of the block that it happens in.
///
/// It is made before the change, so that it knows the old value, and run after it. The animation
/// is additive, as UIKit's are since iOS 8: it starts at the difference and fades to nothing, so
/// that a change on the way joins the one that runs without a jump.
final class ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let property: AnimatedProperty
  private let former: Any?
  private let restore: @MainActor () -> Void
  private weak var view: UIView?

  @MainActor
  init(animation: ViewAnimation, property: AnimatedProperty, view: UIView) {
    (self.animation, self.property, self.view) = (animation, property, view)
    former = property.value(of: view)
    restore = property.restorer(of: view)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    // Layers of views belong to the main thread; the compiler cannot see it through the protocol.
    nonisolated(unsafe) let action = self
    MainActor.assumeIsolated {
      guard let view = action.view else { return }
      action.animation.animate(view, action.property, from: action.former, restore: action.restore)
    }
  }
}
