// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// An object that tells observers about changes of its traits.
///
/// Views, view controllers and window scenes do; see Parity.md for the order of the calls.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that is called after traits changed, with the object and its former traits.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UITraitChangeObservable {
  private var object: any TraitObject {
    guard let object = self as? any TraitObject else {
      misuse("\(self) is no view, view controller or window scene")
    }
    return object
  }

  /// Calls a closure after each change of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits; changes of others do not count.
  ///   - handler: The closure, which the object retains; the object is its first argument.
  /// - Returns: The registration, which ends with the object.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    object.register(traits) { object, former in
      guard let object = object as? Environment else {
        misuse("A handler for changes of traits of \(Environment.self) was given to \(object)")
      }
      handler(object, former)
    }
  }
  /// Calls a method after each change of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits; changes of others do not count.
  ///   - target: The object of the method, which is not retained.
  ///   - action: The method, with up to two arguments: the object and its former traits.
  /// - Returns: The registration, which ends with the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return object.register(traits) { [weak target] object, former in
      if let target { action.perform(on: target, with: object, former) }
    }
  }
  /// Calls a method of the object itself after each change of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits; changes of others do not count.
  ///   - action: The method, with up to two arguments: the object and its former traits.
  /// - Returns: The registration, which ends with the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    object.register(traits) { action.perform(on: $0, with: $0, $1) }
  }
  /// Ends a registration.
  ///
  /// - Parameter registration: The registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    object.traitSettings?.unregister(registration)
  }
}
