// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation

// The Swift part of the module: CGFloat and the geometry's Equatable.

@frozen
public struct CGFloat: Sendable, Hashable, Comparable, SignedNumeric, Strideable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public var native: Double
  public init() { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init(_ value: Float) { fatalError() }
  public init(_ value: CGFloat) { fatalError() }
  public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
  public init?<Source: BinaryInteger>(exactly value: Source) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func += (left: inout CGFloat, right: CGFloat) {}
  public static func -= (left: inout CGFloat, right: CGFloat) {}
  public static func *= (left: inout CGFloat, right: CGFloat) {}
  public static func /= (left: inout CGFloat, right: CGFloat) {}
  public static prefix func - (value: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func advanced(by distance: CGFloat) -> CGFloat { fatalError() }
  public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { fatalError() }
  public func rounded() -> CGFloat { fatalError() }
  public func squareRoot() -> CGFloat { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}

extension Float {
  public init(_ value: CGFloat) { fatalError() }
}

extension Int {
  public init(_ value: CGFloat) { fatalError() }
}

extension CGPoint: Equatable {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static func == (left: CGPoint, right: CGPoint) -> Bool { fatalError() }
}

extension CGSize: Equatable {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
}

extension CGRect: Equatable {
  public static var zero: CGRect { fatalError() }
  public static func == (left: CGRect, right: CGRect) -> Bool { fatalError() }
}

extension CGAffineTransform: Equatable {
  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
    fatalError()
  }
}

extension CGVector: Equatable {
  public static var zero: CGVector { fatalError() }
  public static func == (left: CGVector, right: CGVector) -> Bool { fatalError() }
}
