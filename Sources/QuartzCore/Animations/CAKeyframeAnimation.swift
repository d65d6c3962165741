// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import RetourDecisions

/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path for a property that is a point; it takes precedence over `values`.
  ///
  /// Its keyframes are the ends of its lines and curves.
  open var path: CGPath?
  /// The times of the keyframes as fractions of the duration; nil spreads them evenly.
  ///
  /// Times of another count, or that decrease, count as nil.
  open var keyTimes: [NSNumber]?
  /// The pace from each keyframe to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension at each keyframe of a cubic way: tighter above 0, rounder below.
  open var tensionValues: [NSNumber]?
  /// The continuity at each keyframe of a cubic way: corners other than at 0.
  open var continuityValues: [NSNumber]?
  /// The bias at each keyframe of a cubic way: before the keyframe above 0, behind it below.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the direction of `path`.
  open var rotationMode: CAAnimationRotationMode?
  /// The part of the way that is played.
  package var part = AnimationPart.whole
  /// The pace of the whole, where it is a spring.
  package var spring: CASpringAnimation?

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    (copy.biasValues, copy.rotationMode) = (biasValues, rotationMode)
    (copy.part, copy.spring) = (part, spring)
  }

  override func makeEffect() -> LayerEffect? {
    guard let keyPath else { return nil }
    if let path, let property = AnimatedProperty(keyPath: keyPath), property.count == 2 {
      return makePathEffect(property, path.segments)
    }
    guard let values, !values.isEmpty else { return nil }
    if let key = LayerKey(rawValue: keyPath), key.isList {
      let lists = values.compactMap { ListValue($0, for: key) }
      guard lists.count == values.count else { return nil }
      return makeEffect(.lists(key, lists), count: lists.count, distances: nil)
    }
    guard let property = SpatialProperty(keyPath: keyPath) else {
      return makeNumbers(keyPath, values) { $0 }
    }
    let frames = values.compactMap { property.frame(of: $0) }
    guard frames.count == values.count else { return nil }
    let flat = makeNumbers(keyPath, values) { .spatial(property, frames, flat: $0) }
    if frames.allSatisfy(\.isFlat), let flat { return flat }
    return makeEffect(.spatial(property, frames, flat: nil), count: frames.count, distances: nil)
  }

  /// Creates the effect of values whose numbers are interpolated one by one.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - values: The values.
  ///   - wrap: Returns the frames of the effect; gets those of the numbers.
  /// - Returns: The effect; `nil` where the values are of another kind.
  private func makeNumbers(
    _ keyPath: String,
    _ values: [Any],
    wrap: (KeyframeEffect.Frames) -> KeyframeEffect.Frames
  ) -> LayerEffect? {
    guard let property = AnimatedProperty(keyPath: keyPath) else { return nil }
    let frames = values.compactMap { property.lanes(of: $0) }
    guard frames.count == values.count else { return nil }
    let distances = zip(frames, frames.dropFirst()).map { from, to in
      let way = to - from
      return (way * way).sum().squareRoot()
    }
    return makeEffect(
      wrap(.numbers(property, frames)),
      count: frames.count,
      distances: distances,
      tangents: isCubic ? tangents.tangents(of: frames) : []
    )
  }

  private func makePathEffect(
    _ property: AnimatedProperty,
    _ segments: [PathSegment]
  ) -> LayerEffect? {
    guard !segments.isEmpty else { return nil }
    let rotation: CGFloat? =
      switch rotationMode {
      case .rotateAuto?: 0
      case .rotateAutoReverse?: .pi
      default: nil
      }
    return makeEffect(
      .path(property, segments, rotation: rotation),
      count: segments.count + 1,
      distances: segments.map { Double($0.length) }
    )
  }

  private func makeEffect(
    _ frames: KeyframeEffect.Frames,
    count: Int,
    distances: [Double]?,
    tangents: [(arriving: AnimatedProperty.Lanes, leaving: AnimatedProperty.Lanes)] = []
  ) -> LayerEffect {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    return .keyframes(
      KeyframeEffect(
        frames: frames,
        times: KeyframeTimes(
          count: count,
          isDiscrete: calculationMode == .discrete,
          times: keyTimes?.map(\.doubleValue),
          distances: isPaced ? distances : nil,
          curves: isPaced ? [] : (timingFunctions ?? []).map(\.curve)
        ),
        tangents: tangents,
        isAdditive: isAdditive,
        pacing: spring?.pacing ?? timingFunction.map { .curve($0.curve) } ?? .even,
        part: part
      )
    )
  }

  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private var tangents: KeyframeTangents {
    func numbers(_ values: [NSNumber]?) -> [Double] { (values ?? []).map(\.doubleValue) }
    return KeyframeTangents(
      tension: numbers(tensionValues),
      continuity: numbers(continuityValues),
      bias: numbers(biasValues)
    )
  }
}
