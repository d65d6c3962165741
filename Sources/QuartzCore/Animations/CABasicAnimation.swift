// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An animation of a property from one value to another.
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CGPath`, `CATransform3D` or
/// `CGAffineTransform`. A missing one is the layer's value without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between start and end.
  open var byValue: Any?
  /// The part of the way that is played.
  package var part = AnimationPart.whole

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    copy.part = part
  }

  override func makeEffect() -> LayerEffect? {
    guard let keyPath else { return nil }
    if let key = LayerKey(rawValue: keyPath), key.isList {
      let from = fromValue.flatMap { ListValue($0, for: key) }
      let to = toValue.flatMap { ListValue($0, for: key) }
      return .list(ListEffect(key: key, from: from, to: to, pacing: pacing, part: part))
    }
    let flat = flatEffect(keyPath)
    guard let property = SpatialProperty(keyPath: keyPath) else { return flat.map { .numbers($0) } }
    let (from, to, by) = (
      property.frame(of: fromValue), property.frame(of: toValue), property.frame(of: byValue)
    )
    let isFlat = [from, to, by].allSatisfy { $0?.isFlat ?? true }
    return .spatial(
      SpatialEffect(
        property: property,
        from: from,
        to: to,
        by: by,
        isAdditive: isAdditive,
        flat: isFlat ? flat : nil,
        pacing: pacing,
        part: part
      )
    )
  }

  /// The effect on a property whose numbers are interpolated one by one.
  private func flatEffect(_ keyPath: String) -> AnimationEffect? {
    guard let property = AnimatedProperty(keyPath: keyPath) else { return nil }
    return AnimationEffect(
      property: property,
      isAdditive: isAdditive,
      from: property.lanes(of: fromValue),
      to: property.lanes(of: toValue),
      by: property.lanes(of: byValue),
      pacing: pacing,
      part: part
    )
  }

  var pacing: AnimationEffect.Pacing { timingFunction.map { .curve($0.curve) } ?? .even }
}
