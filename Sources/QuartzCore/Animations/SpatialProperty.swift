// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The transform in space of a layer or of its sublayers, or a part of it, as animations change it.
struct SpatialProperty {
  /// A value of an animation: a whole transform, or the numbers of the part.
  enum Frame {
    case whole(CATransform3D)
    case part(SIMD3<Double>)
  }

  /// `transform` or `sublayerTransform`.
  let key: LayerKey
  /// The part; `nil` for the whole transform.
  private let part: SpatialPart?

  /// Creates the property of a key path; `nil` for one of another property.
  init?(keyPath: String) {
    // Most key paths are of other properties, and splitting them takes longer.
    guard keyPath.hasPrefix("transform") || keyPath.hasPrefix("sublayerTransform") else {
      return nil
    }
    let names = keyPath.split(separator: ".", maxSplits: 1)
    guard let name = names.first, let key = LayerKey(rawValue: String(name)),
      key == .transform || key == .sublayerTransform
    else { return nil }
    self.key = key
    guard names.count == 2 else {
      part = nil
      return
    }
    guard let part = SpatialPart(named: names[1]) else { return nil }
    self.part = part
  }

  /// Converts an animation's value; `nil` when there is none or it is of another kind.
  func frame(of value: Any?) -> Frame? {
    if let part { return part.numbers(of: value).map { .part($0) } }
    return CATransform3D(animated: value).map { .whole($0) }
  }

  /// Changes the property among a layer's values.
  ///
  /// - Parameters:
  ///   - values: The layer's values.
  ///   - isAdditive: Whether the result is added to what is there: numbers by their sum, transforms
  ///     by their product.
  ///   - mix: Returns the new value; gets what is there, or nothing for an additive change.
  func change(_ values: inout LayerValues, isAdditive: Bool, _ mix: (Frame) -> Frame) {
    let base = values[spatial: key]
    guard let part else {
      let before = Frame.whole(isAdditive ? CATransform3DIdentity : base)
      guard case .whole(let mixed) = mix(before) else { return }
      values[spatial: key] = isAdditive ? CATransform3DConcat(mixed, base) : mixed
      return
    }
    guard var parts = SpatialParts(base) else { return }
    let own = parts[part]
    guard case .part(var mixed) = mix(.part(isAdditive ? .zero : own)) else { return }
    if isAdditive { mixed += own }
    parts[part] = mixed
    values[spatial: key] = parts.transform
  }
}

extension SpatialProperty.Frame {
  /// Whether it leaves the layer in its plane.
  var isFlat: Bool {
    if case .whole(let transform) = self { return CATransform3DIsAffine(transform) }
    return true
  }

  /// Returns this value, and then another.
  func adding(_ other: Self) -> Self {
    switch (self, other) {
    case (.whole(let first), .whole(let second)): .whole(CATransform3DConcat(first, second))
    case (.part(let first), .part(let second)): .part(first + second)
    default: self
    }
  }

  /// Returns the value to which another leads back to this one.
  func subtracting(_ other: Self) -> Self {
    switch (self, other) {
    case (.whole(let first), .whole(let second)):
      .whole(CATransform3DConcat(first, CATransform3DInvert(second)))
    case (.part(let first), .part(let second)): .part(first - second)
    default: self
    }
  }

  /// Returns the value on the way to another; the nearer one, where a transform leaves no volume.
  func mixed(with end: Self, at progress: Double) -> Self {
    switch (self, end) {
    case (.part(let from), .part(let to)): return .part(from + (to - from) * progress)
    case (.whole(let from), .whole(let to)):
      guard let start = SpatialParts(from), let parts = SpatialParts(to) else {
        return progress < 0.5 ? self : end
      }
      return .whole(start.mixed(with: parts, at: progress).transform)
    default: return end
    }
  }
}

extension LayerValues {
  /// Whether the layer's transform leads out of its plane.
  var isSpatial: Bool { isSpecial && special.spatial != nil }

  /// The transform of the layer or of its sublayers.
  subscript(spatial key: LayerKey) -> CATransform3D {
    get {
      if key == .transform { return fullTransform.matrix }
      return isSpecial
        ? special.sublayerTransform?.matrix ?? CATransform3DIdentity : CATransform3DIdentity
    }
    set {
      if key == .transform {
        fullTransform = SpatialTransform(matrix: newValue)
      } else {
        special.sublayerTransform =
          CATransform3DIsIdentity(newValue) ? nil : SpatialTransform(matrix: newValue)
      }
    }
  }
}

extension CATransform3D {
  /// Converts a value of an animation.
  fileprivate init?(animated value: Any?) {
    switch value {
    case let transform as CATransform3D: self = transform
    case let transform as CGAffineTransform: self = CATransform3DMakeAffineTransform(transform)
    default: return nil
    }
  }
}
