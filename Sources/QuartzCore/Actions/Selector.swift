// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The name of a method, with the method itself when it was created from a reference to it.
///
/// Linux has no Objective-C runtime that finds a method by its name. Where Apple has
/// `#selector(Page.tapped(_:))`, write `Selector("tapped:", Page.tapped(_:))`. Two selectors are
/// equal when their names and the types of their targets are.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  /// Calls the method on a target with up to two arguments.
  package typealias Call = (_ target: AnyObject, _ first: Any?, _ second: Any?) -> Void

  let name: String
  private let target: ObjectIdentifier?
  let call: Call?
  /// Returns whether an object is of the type whose method it is.
  private let isTarget: (@Sendable (AnyObject) -> Bool)?

  /// Creates a name without a method; calling it traps, as an unknown name does.
  ///
  /// - Parameter str: The name: "tapped:".
  public init(_ str: String) { (name, target, call, isTarget) = (str, nil, nil, nil) }

  /// Creates a name without a method.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { self.init(value) }

  init<Target: AnyObject>(_ name: String, _ type: Target.Type, _ call: @escaping Call) {
    (self.name, self.call) = (name, call)
    target = ObjectIdentifier(type)
    isTarget = { $0 is Target }
  }

  /// Creates the selector of a protocol's method, which is equal to that of its name alone.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "copy:".
  ///   - isMethod: Returns whether an object has the method.
  ///   - call: Calls the method.
  package init(
    _ name: String,
    isMethod: @escaping @Sendable (AnyObject) -> Bool,
    call: @escaping Call
  ) {
    (self.name, self.call, isTarget) = (name, call, isMethod)
    target = nil
  }

  /// Returns whether two selectors name the same method of the same type.
  ///
  /// - Parameters:
  ///   - left: A selector.
  ///   - right: Another.
  /// - Returns: Whether they are equal.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.target == right.target
  }

  /// Hashes name and type.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(target)
  }

  /// Returns whether an object has the method; false for a name without a method.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether it can be called on the object.
  package func isMethod(of object: AnyObject) -> Bool { isTarget?(object) ?? false }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: The object to call the method on.
  ///   - first: The first argument, when the method has one.
  ///   - second: The second argument, when the method has two.
  package func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) {
    guard let call else { unrecognized(by: target) }
    call(target, first, second)
  }

  /// Traps as the Objective-C runtime does when a target does not respond to a selector.
  func unrecognized(by target: AnyObject) -> Never {
    let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    misuse(
      "NSInvalidArgumentException: -[\(type(of: target)) \(name)]: unrecognized selector sent to "
        + "instance 0x\(String(address, radix: 16))"
    )
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Returns the selector of a name, without a method.
///
/// - Parameter aSelectorName: The name.
/// - Returns: The selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
///
/// - Parameter aSelector: The selector.
/// - Returns: The name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
