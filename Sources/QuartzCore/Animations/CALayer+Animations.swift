// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func attach(_ animation: CAAnimation, _ key: String?) {
    onMainActor((self, animation, key)) { layer, animation, key in
      layer.start(animation, key, in: .current)
    }
  }

  /// Starts a copy of an animation, which takes missing parameters from the transaction.
  @MainActor
  private func start(_ animation: CAAnimation, _ key: String?, in session: Session) {
    let key = animation is CATransition ? kCATransition : key
    let copy = animation.duplicate()
    if let copy = copy as? CATransition {
      copy.capture(self, at: session.clock.now, scale: max(contentsScale, root.flattened.scale))
    }
    if let key { detachAnimation(key) }
    let transactions = session.transactions
    copy.resolve(
      duration: transactions.duration,
      timingFunction: transactions.timingFunction,
      beginTime: localTime(atClock: session.clock.now)
    )
    let new = AttachedAnimation(
      copy,
      key: key,
      layer: self,
      groups: transactions.openGroups,
      running: session.animations
    )
    animations.add(new)
    session.animations.add(new)
    markAnimated(new)
  }

  func detachAnimation(_ key: String) {
    guard let removed = animations.remove(forKey: key) else { return }
    removed.layerIsGone()
    markAnimated(removed)
  }

  func detachAllAnimations() {
    for animation in animations.removeAll() {
      animation.layerIsGone()
      markAnimated(animation)
    }
  }

  /// Removes an animation that has ended.
  func drop(_ animation: AttachedAnimation) {
    animations.remove(animation)
    markAnimated(animation)
  }

  func attachedAnimation(_ key: String) -> CAAnimation? {
    animations.list.first { $0.key == key }?.animation
  }

  func attachedKeys() -> [String]? {
    animations.list.isEmpty ? nil : animations.list.compactMap(\.key)
  }

  /// Marks what an animation changes: the layer's place, or its content.
  private func markAnimated(_ animation: AttachedAnimation) {
    guard let effect = animation.effect else { return }
    if effect.keepsContent { markShown() } else { markContent() }
  }

  /// Whether the layer's time is stopped, by its own speed or that of a layer above.
  var isTimeStopped: Bool {
    timing.speed == 0 || parent?.isTimeStopped ?? false
  }

  /// The values at a moment of the layer's own time, animations included.
  func values(at layerTime: Double) -> LayerValues {
    var values = values
    for animation in animations.list { animation.apply(to: &values, at: layerTime) }
    return values
  }

  /// The values at this moment, animations included.
  func presentedValues() -> LayerValues {
    animations.list.isEmpty
      ? values : values(at: localTime(atClock: onMainActor(()) { Session.current.clock.now }))
  }
}
