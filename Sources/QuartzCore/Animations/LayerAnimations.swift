// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animations that a layer runs, in the order in which they were added.
struct LayerAnimations {
  private(set) var list: [AttachedAnimation] = []

  mutating func add(_ animation: AttachedAnimation) { list.append(animation) }

  /// Removes the animation of a key and returns it.
  mutating func remove(forKey key: String) -> AttachedAnimation? {
    list.firstIndex { $0.key == key }.map { list.remove(at: $0) }
  }

  mutating func remove(_ animation: AttachedAnimation) { list.remove(same: animation) }

  /// The transition that is under way, and the share of its time.
  func transition(at layerTime: Double) -> (effect: TransitionEffect, share: Double)? {
    for animation in list {
      if case .transition(let effect)? = animation.effect,
        let share = animation.share(at: layerTime)
      {
        return (effect, share)
      }
    }
    return nil
  }

  /// Removes all animations and returns them.
  mutating func removeAll() -> [AttachedAnimation] {
    defer { list = [] }
    return list
  }
}
