// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Selector {
  /// Makes a selector of a method without arguments.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "close".
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

  /// Makes a selector of a method with one argument.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "tapped:".
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

  /// Makes a selector of a method with two arguments.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "tapped:event:".
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

  /// Makes a selector of a method of the main actor without arguments.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "close".
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

  /// Makes a selector of a method of the main actor with one argument.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "tapped:".
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

  /// Makes a selector of a method of the main actor with two arguments.
  ///
  /// - Parameters:
  ///   - name: Its name, as Objective-C writes it: "tapped:event:".
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

  /// An argument as the type that the method takes; Objective-C would pass anything, Swift cannot.
  private func argument<Value>(_ value: Any?, of target: AnyObject) -> Value {
    if let value, let value = value as? Value { return value }
    // An optional parameter takes nil; `Optional<Any>.none as? Value` says so.
    if value == nil, let none = Optional<Any>.none as? Value { return none }
    misuse(
      "NSInvalidArgumentException: -[\(type(of: target)) \(name)]: the argument is of type "
        + "\(value.map { String(describing: type(of: $0)) } ?? "nil"), not \(Value.self)"
    )
  }
}
