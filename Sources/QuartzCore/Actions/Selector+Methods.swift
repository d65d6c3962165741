// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Selector {
  /// Creates a selector of a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "close".
  ///   - method: The method: `Page.close`.
  public init<Target: AnyObject>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, _, _ in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      method(target)()
    }
  }

  /// Creates a selector of a method with one argument.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "tapped:".
  ///   - method: The method: `Page.tapped(_:)`.
  public init<Target: AnyObject, First>(
    _ name: String,
    _ method: @escaping (Target) -> (First) -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, first, _ in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      method(target)(unrecognized.argument(first, of: target))
    }
  }

  /// Creates a selector of a method with two arguments.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "tapped:event:".
  ///   - method: The method: `Page.tapped(_:event:)`.
  public init<Target: AnyObject, First, Second>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second) -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, first, second in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      method(target)(
        unrecognized.argument(first, of: target),
        unrecognized.argument(second, of: target)
      )
    }
  }

  /// Creates a selector of a main actor method without arguments.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "close".
  ///   - method: The method: `Page.close`.
  public init<Target: AnyObject>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor () -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, _, _ in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      MainActor.assumeIsolated(method(target))
    }
  }

  /// Creates a selector of a main actor method with one argument.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "tapped:".
  ///   - method: The method: `Page.tapped(_:)`.
  public init<Target: AnyObject, First>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (First) -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, first, _ in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      let call = method(target)
      nonisolated(unsafe) let first: First = unrecognized.argument(first, of: target)
      MainActor.assumeIsolated { call(first) }
    }
  }

  /// Creates a selector of a main actor method with two arguments.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C: "tapped:event:".
  ///   - method: The method: `Page.tapped(_:event:)`.
  public init<Target: AnyObject, First, Second>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Void
  ) {
    let unrecognized = Selector(name)
    self.init(name, Target.self) { target, first, second in
      guard let target = target as? Target else { unrecognized.unrecognized(by: target) }
      let call = method(target)
      nonisolated(unsafe) let first: First = unrecognized.argument(first, of: target)
      nonisolated(unsafe) let second: Second = unrecognized.argument(second, of: target)
      MainActor.assumeIsolated { call(first, second) }
    }
  }

  /// Casts an argument to the type of the parameter; Objective-C would pass anything.
  private func argument<Value>(_ value: Any?, of target: AnyObject) -> Value {
    if let value, let value = value as? Value { return value }
    // An optional parameter accepts nil, which `Optional<Any>.none as? Value` finds out.
    if value == nil, let none = Optional<Any>.none as? Value { return none }
    misuse(
      "NSInvalidArgumentException: -[\(type(of: target)) \(name)]: the argument is of type "
        + "\(value.map { String(describing: type(of: $0)) } ?? "nil"), not \(Value.self)"
    )
  }
}
