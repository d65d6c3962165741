// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

/// A property of a layer, or a part of one, as numbers that can be interpolated.
struct AnimatedProperty: Equatable {
  /// Up to eight numbers.
  typealias Lanes = SIMD8<Double>

  let key: LayerKey
  /// The first of the key's numbers that is animated, and their count.
  let offset: Int
  let count: Int
  /// Whether the key is the transform, and its numbers are translation, scale, rotation and shear.
  let isTaken: Bool
  /// Whether the one animated number sets the next lane too: both scales.
  let isDoubled: Bool

  private init(
    _ key: LayerKey,
    _ offset: Int,
    _ count: Int,
    isTaken: Bool = false,
    isDoubled: Bool = false
  ) {
    (self.key, self.offset, self.count) = (key, offset, count)
    (self.isTaken, self.isDoubled) = (isTaken, isDoubled)
  }

  /// Creates the property of a key path; nil when a layer has none of that name.
  init?(keyPath: String) {
    if let key = LayerKey(rawValue: keyPath) {
      guard let count = Self.lanes(of: key) else { return nil }
      // A whole transform is decomposed only where it is not additive.
      self.init(key, 0, count, isTaken: false)
      return
    }
    guard let part = Self.parts[keyPath] else { return nil }
    self = part
  }

  private static let parts: [String: AnimatedProperty] = [
    "position.x": AnimatedProperty(.position, 0, 1),
    "position.y": AnimatedProperty(.position, 1, 1),
    "anchorPoint.x": AnimatedProperty(.anchorPoint, 0, 1),
    "anchorPoint.y": AnimatedProperty(.anchorPoint, 1, 1),
    "bounds.origin": AnimatedProperty(.bounds, 0, 2),
    "bounds.origin.x": AnimatedProperty(.bounds, 0, 1),
    "bounds.origin.y": AnimatedProperty(.bounds, 1, 1),
    "bounds.size": AnimatedProperty(.bounds, 2, 2),
    "bounds.size.width": AnimatedProperty(.bounds, 2, 1),
    "bounds.size.height": AnimatedProperty(.bounds, 3, 1),
    "startPoint.x": AnimatedProperty(.startPoint, 0, 1),
    "startPoint.y": AnimatedProperty(.startPoint, 1, 1),
    "endPoint.x": AnimatedProperty(.endPoint, 0, 1),
    "endPoint.y": AnimatedProperty(.endPoint, 1, 1),
    "shadowOffset.width": AnimatedProperty(.shadowOffset, 0, 1),
    "shadowOffset.height": AnimatedProperty(.shadowOffset, 1, 1),
    "transform.translation": AnimatedProperty(.transform, 0, 2, isTaken: true),
    "transform.translation.x": AnimatedProperty(.transform, 0, 1, isTaken: true),
    "transform.translation.y": AnimatedProperty(.transform, 1, 1, isTaken: true),
    "transform.scale": AnimatedProperty(.transform, 2, 1, isTaken: true, isDoubled: true),
    "transform.scale.x": AnimatedProperty(.transform, 2, 1, isTaken: true),
    "transform.scale.y": AnimatedProperty(.transform, 3, 1, isTaken: true),
    "transform.rotation": AnimatedProperty(.transform, 4, 1, isTaken: true),
    "transform.rotation.z": AnimatedProperty(.transform, 4, 1, isTaken: true),
  ]

  /// The count of a value's numbers; nil for one that cannot be interpolated.
  static func lanes(of key: LayerKey) -> Int? {
    switch key {
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius: 1
    case .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: 1
    case .position, .anchorPoint, .shadowOffset, .startPoint, .endPoint: 2
    case .bounds, .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: 4
    case .transform, .backdrop: 6
    default: nil
    }
  }

  /// Converts an animation's value to numbers; nil when there is none or it is of another kind.
  func lanes(of value: Any?) -> Lanes? {
    guard let value else { return nil }
    var lanes = Lanes()
    let found: Int
    switch value {
    case let number as Double: (lanes[0], found) = (number, 1)
    case let number as CGFloat: (lanes[0], found) = (Double(number), 1)
    case let number as Float: (lanes[0], found) = (Double(number), 1)
    case let number as Int: (lanes[0], found) = (Double(number), 1)
    case let number as NSNumber: (lanes[0], found) = (number.doubleValue, 1)
    case let point as CGPoint: (lanes[0], lanes[1], found) = (point.x, point.y, 2)
    case let size as CGSize: (lanes[0], lanes[1], found) = (size.width, size.height, 2)
    case let rect as CGRect: (lanes, found) = (Lanes(rect), 4)
    case let color as CGColor: (lanes, found) = (Lanes(color), 4)
    case let transform as CGAffineTransform: (lanes, found) = (Lanes(transform), 6)
    case let backdrop as Backdrop: (lanes, found) = (Lanes(backdrop), 6)
    case let transform as CATransform3D: (lanes, found) = (Lanes(transform.flat), 6)
    default: found = 0
    }
    guard found == count else {
      RetourLog.once(
        "animation-value-\(key.rawValue)",
        "\(value) is no value for \(key.rawValue); ignored"
      )
      return nil
    }
    return lanes
  }
}
