// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A change of a view's property that an animation block animates.
///
/// It keeps neither the view nor its layer, which may be gone before the animation ends. The layer
/// knows its view: a weak reference to the view itself would slow down all that refers to it.
@MainActor
final class AnimatedChange {
  private(set) weak var layer: CALayer?
  let property: AnimatedProperty
  /// The key of its animation.
  let key: String
  private let former: Any?
  private let now: Any?
  private let restored: Any?
  /// The values of an additive animation; `nil` where the property has no differences.
  private let difference: AdditiveDifference?
  /// The way through several values; `nil` for a straight one.
  private let keyframes: ViewKeyframes.Track?

  /// Creates the record of a change that was made.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - property: The property.
  ///   - former: The value before the change.
  ///   - restored: What restores that value.
  ///   - numbers: Makes the numbers of keys that no other animation has.
  init(
    _ view: UIView,
    _ property: AnimatedProperty,
    from former: Any?,
    restoring restored: Any?,
    numbers: AnimationContext
  ) {
    (layer, self.property) = (view.storedLayer, property)
    (self.former, self.restored) = (former, restored)
    now = property.value(of: view)
    difference = AdditiveDifference.between(former, now)
    keyframes = nil
    let name = property.rawValue
    key = difference == nil ? name : "\(name)-\(numbers.nextNumber())"
  }

  /// Creates the record of the changes of keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: The way through the values.
  ///   - view: The view.
  ///   - numbers: Makes the numbers of keys that no other animation has.
  init(_ keyframes: ViewKeyframes.Track, of view: UIView, numbers: AnimationContext) {
    (layer, property) = (view.storedLayer, keyframes.property)
    (former, restored, self.keyframes) = (keyframes.former, keyframes.restored, keyframes)
    now = property.value(of: view)
    difference = nil
    key = "\(property.rawValue)-\(numbers.nextNumber())"
  }

  private var view: UIView? { layer?.delegate as? UIView }

  /// Returns the animation of the change.
  ///
  /// - Parameter paced: An animation of the same property that has its time.
  /// - Returns: The animation.
  func makeAnimation(paced: CABasicAnimation) -> CAPropertyAnimation {
    if let keyframes { return keyframes.makeAnimation(paced: paced, finalValue: now) }
    paced.isAdditive = difference != nil
    paced.fromValue = difference?.from ?? former
    paced.toValue = difference?.to ?? now
    return paced
  }

  /// Reverts the change.
  func revert() {
    if let view { property.restore(restored, of: view) }
  }

  /// Captures the value that is on screen.
  ///
  /// - Returns: A closure that makes it the model value; `nil` where the view is gone.
  func keeper() -> (@MainActor () -> Void)? { view.map { property.keeper(of: $0) } }

  /// Removes its animation.
  func stop() { layer?.removeAnimation(forKey: key) }
}
