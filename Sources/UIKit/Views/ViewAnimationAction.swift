// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The action that animates one change of a view's layer, as part of an animation block.
///
/// It is created before the change, with the old value, and runs after it. The animation is
/// additive, as UIKit's are since iOS 8: it leads from the difference to zero, so that a change
/// during an animation continues without a jump.
final class ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let property: AnimatedProperty
  private let former: Any?
  private let restored: Any?
  private let view: UIView

  @MainActor
  init(animation: ViewAnimation, property: AnimatedProperty, view: UIView) {
    (self.animation, self.property, self.view) = (animation, property, view)
    former = property.value(of: view)
    restored = property.restorableValue(of: view)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    // Layers of views are used on the main thread only, which the protocol does not express.
    onMainActor(self) {
      $0.animation.animate($0.view, $0.property, from: $0.former, restoring: $0.restored)
    }
  }
}
