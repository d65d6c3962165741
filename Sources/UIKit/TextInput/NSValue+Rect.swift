// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSValue {
  /// Creates a value of a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}

/// The conversion by `as` that Apple's compilers have built in.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Boxes the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unboxes a rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Unboxes a rectangle, if the value is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    // `objCType` would tell, but Foundation leaks a string at each call; and `rectValue` stops the
    // program for a value of another type.
    let content = Mirror(reflecting: source).children.lazy.compactMap { $0.value as? CGRect }.first
    guard let content else { return false }
    result = content
    return true
  }

  /// Unboxes a rectangle; `nil` is the empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
