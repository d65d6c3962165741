// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func attach(_ animation: CAAnimation, _ key: String?) {
    let session = Session.current
    if let key { detachAnimation(key) }
    let copy = animation.duplicate()
    if copy.timing.duration == 0 { copy.timing.duration = session.transactions.duration }
    if copy.timingFunction == nil, !copy.pacesItself {
      copy.timingFunction = session.transactions.timingFunction
    }
    if copy.timing.beginTime == 0 { copy.timing.beginTime = localTime(atClock: session.clock.now) }
    let new = AttachedAnimation(
      copy,
      key: key,
      layer: self,
      timing: copy.timing,
      groups: session.transactions.openGroups,
      running: session.animations
    )
    attached.append(new)
    session.animations.add(new)
    markAnimated(new)
  }

  func detachAnimation(_ key: String) {
    guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
    let removed = attached.remove(at: index)
    removed.running?.end(removed, finished: false)
    markAnimated(removed)
  }

  func detachAllAnimations() {
    let removed = attached
    attached = []
    for animation in removed {
      animation.running?.end(animation, finished: false)
      markAnimated(animation)
    }
  }

  /// Lets go of an animation that has ended.
  func drop(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    markAnimated(animation)
  }

  func attachedAnimation(_ key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  func attachedKeys() -> [String]? {
    attached.isEmpty ? nil : attached.compactMap(\.key)
  }

  /// Marks what an animation changes: the place of the layer, or the picture inside it.
  private func markAnimated(_ animation: AttachedAnimation) {
    guard let effect = animation.effect else { return }
    if effect.property.key.leavesPictureAlone { markShown() } else { markPicture() }
  }

  /// Whether time stands still in the layer, because its own or that of one above is stopped.
  var isTimeStopped: Bool {
    timing.speed == 0 || parent?.isTimeStopped ?? false
  }

  /// The values at a moment of the layer's own time, animations included.
  func values(at layerTime: Double) -> LayerValues {
    var values = values
    for animation in attached { animation.apply(to: &values, at: layerTime) }
    return values
  }

  /// The values that show now.
  func presentedValues() -> LayerValues {
    attached.isEmpty ? values : values(at: localTime(atClock: Session.current.clock.now))
  }

  func makePresentation() -> CALayer {
    let copy = CALayer(layer: self)
    copy.values = presentedValues()
    copy.modelLayer = model()
    copy.switches.insert(.isPresentation)
    return copy
  }
}
