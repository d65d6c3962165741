// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

// The Swift part of the module: the bridges of strings and collections, and what the kit and the
// tests use of Foundation itself.

public typealias TimeInterval = Double
public var NSNotFound: Int { fatalError() }

public func NSLog(_ format: String, _ arguments: any CVarArg...) {}

public struct Date: Hashable, Sendable {
  public init() {}
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
}

extension NSRange: Hashable {
  public static func == (left: NSRange, right: NSRange) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public struct IndexPath: Hashable, Comparable, Sendable {
  public init(indexes: [Int]) { fatalError() }
  public var count: Int { fatalError() }
  public static func < (left: IndexPath, right: IndexPath) -> Bool { fatalError() }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath,
    result: inout IndexPath?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    fatalError()
  }
}

extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(floatLiteral value: Double) { fatalError() }
}

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout String?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
    fatalError()
  }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray,
    result: inout Array?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array {
    fatalError()
  }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet,
    result: inout Set?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set {
    fatalError()
  }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary,
    result: inout Dictionary?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary,
    result: inout Dictionary?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDictionary?
  ) -> Dictionary { fatalError() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

public func NSSelectorFromString(_ name: String) -> Selector { fatalError() }
public func NSStringFromSelector(_ selector: Selector) -> String { fatalError() }

public struct AttributedString: Hashable, Sendable {
  public init(_ string: String) { fatalError() }
}

public struct Data: Hashable, Sendable {
  public init() { fatalError() }
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { fatalError() }
  public var count: Int { fatalError() }
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData,
    result: inout Data?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data {
    fatalError()
  }
}
