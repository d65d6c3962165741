// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// An animation from a layer's old content to what it shows after it was added.
///
/// A layer has one transition at a time: it is added with the key `kCATransition`, whatever the
/// key that is given.
open class CATransition: CAAnimation {
  /// The look; `.fade` by default.
  open var type = CATransitionType.fade
  /// The side from which the new content comes; the left side by default.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it begins, 0...1.
  open var startProgress: Float = 0
  /// The share of the way at which it ends, 0...1.
  open var endProgress: Float = 1
  /// The old content.
  private var former: SubList?

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }

  /// Takes the picture of the old content.
  func capture(_ layer: CALayer, at time: Double, scale: CGFloat) {
    former = layer.makeSubList(at: time, scale: scale)
  }

  override func makeEffect() -> LayerEffect? {
    former.map { former in
      .transition(
        TransitionEffect(
          former: former,
          type: type,
          subtype: subtype ?? .fromLeft,
          range: (Double(startProgress), Double(endProgress)),
          pacing: timingFunction.map { .curve($0.curve) } ?? .even
        )
      )
    }
  }
}
