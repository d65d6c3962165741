// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A part of a transform in space, named as key paths name it.
struct SpatialPart {
  enum Kind { case rotation, scale, translation }

  let kind: Kind
  /// The axes: 0 is x, 1 is y, 2 is z.
  let axes: Range<Int>

  private init(_ kind: Kind, _ axes: Range<Int>) { (self.kind, self.axes) = (kind, axes) }

  /// Creates the part of a name, such as "rotation.y"; `nil` for another name.
  init?(named name: Substring) {
    guard let part = Self.named[String(name)] else { return nil }
    self = part
  }

  private static let named: [String: SpatialPart] = [
    "rotation": SpatialPart(.rotation, 2..<3),
    "rotation.x": SpatialPart(.rotation, 0..<1),
    "rotation.y": SpatialPart(.rotation, 1..<2),
    "rotation.z": SpatialPart(.rotation, 2..<3),
    "scale": SpatialPart(.scale, 0..<3),
    "scale.x": SpatialPart(.scale, 0..<1),
    "scale.y": SpatialPart(.scale, 1..<2),
    "scale.z": SpatialPart(.scale, 2..<3),
    "translation": SpatialPart(.translation, 0..<2),
    "translation.x": SpatialPart(.translation, 0..<1),
    "translation.y": SpatialPart(.translation, 1..<2),
    "translation.z": SpatialPart(.translation, 2..<3),
  ]

  /// Converts an animation's value: a number for all axes, or a size for x and y.
  func numbers(of value: Any?) -> SIMD3<Double>? {
    switch value {
    case let number as Double: SIMD3(repeating: number)
    case let number as CGFloat: SIMD3(repeating: Double(number))
    case let number as Float: SIMD3(repeating: Double(number))
    case let number as Int: SIMD3(repeating: Double(number))
    case let number as NSNumber: SIMD3(repeating: number.doubleValue)
    case let size as CGSize: SIMD3(Double(size.width), Double(size.height), 0)
    case let point as CGPoint: SIMD3(Double(point.x), Double(point.y), 0)
    default: nil
    }
  }
}

extension SpatialParts {
  /// The numbers of a part; 0 for other axes.
  subscript(part: SpatialPart) -> SIMD3<Double> {
    get {
      var numbers = SIMD3<Double>.zero
      for axis in part.axes { numbers[axis] = self[part.kind, axis] }
      return numbers
    }
    set { for axis in part.axes { self[part.kind, axis] = newValue[axis] } }
  }
}
