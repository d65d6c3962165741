// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Animations of one layer that run together, in a time of their own.
///
/// The delegates of the animations are not called, and `isRemovedOnCompletion` of theirs has no
/// effect. What lasts longer than the group is cut off. An animation without a duration lasts as
/// long as the group.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  override func makeEffect() -> LayerEffect? {
    guard let animations, !animations.isEmpty else { return nil }
    let duration = timing.duration
    let effects = animations.map { animation in
      let member = animation.duplicate()
      member.resolve(duration: duration, timingFunction: nil, beginTime: 0)
      return TimedEffect(member.makeEffect(), timing: member.timing)
    }
    return .group(effects, timingFunction.map { .curve($0.curve) } ?? .even)
  }
}
