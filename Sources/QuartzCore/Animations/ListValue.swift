// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A value without a fixed count of numbers.
enum ListValue {
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])

  /// Converts an animation's value; nil when it is of another kind.
  init?(_ value: Any, for key: LayerKey) {
    switch key {
    case .path, .shadowPath:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(Self.colors(in: colors))
    default:
      guard let numbers = value as? [Any] else { return nil }
      self = .numbers(
        numbers.compactMap { number in
          switch number {
          case let number as NSNumber: CGFloat(number.doubleValue)
          case let number as CGFloat: number
          case let number as Double: CGFloat(number)
          case let number as Int: CGFloat(number)
          default: nil
          }
        }
      )
    }
  }

  /// Returns the colors among objects.
  static func colors(in objects: [Any]) -> [CGColor] {
    let colors = objects.compactMap { $0 as? CGColor }
    if colors.count < objects.count {
      RetourLog.once(
        "gradient-colors",
        "colors of a gradient layer must be CGColor; others ignored"
      )
    }
    return colors
  }

  /// Returns the value on the way to another; the other one where there is no way.
  func mixed(with other: ListValue, at progress: Double) -> ListValue {
    switch (self, other) {
    case (.path(let from), .path(let to)):
      return .path(from.mixed(with: to, at: progress) ?? to)
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(
        zip(from, to).map { from, to in
          let (start, end) = (AnimatedProperty.Lanes(from), AnimatedProperty.Lanes(to))
          return (start + (end - start) * progress).color
        }
      )
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { $0 + ($1 - $0) * progress })
    default: return other
    }
  }
}

extension LayerValues {
  /// The value of a key; nil when there is none.
  func listValue(_ key: LayerKey) -> ListValue? {
    switch key {
    case .path: special.shape.path.map { .path($0) }
    case .shadowPath: special.shadowPath.map { .path($0) }
    case .colors: .colors(special.gradient.colors)
    case .locations: special.gradient.locations.map { .numbers($0) }
    default: nil
    }
  }

  /// The value of a key in the form of animations.
  func list(_ key: LayerKey) -> Any? {
    switch listValue(key) {
    case .path(let path)?: path
    case .colors(let colors)?: colors
    case .numbers(let numbers)?: numbers
    case nil: nil
    }
  }

  /// Sets the value of a key.
  mutating func setList(_ key: LayerKey, _ value: ListValue) {
    switch (key, value) {
    case (.path, .path(let path)): special.shape.path = path
    case (.shadowPath, .path(let path)): special.shadowPath = path
    case (.colors, .colors(let colors)): special.gradient.colors = colors
    case (.locations, .numbers(let numbers)): special.gradient.locations = numbers
    default: break
    }
  }
}
