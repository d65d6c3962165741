// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Identifies a running test of Swift Testing.
struct TestIdentity: Hashable, Sendable {
  let location: SourceLocation
  /// The scope of the trait that counts view controllers; every run of a test has another one.
  let scope: ObjectIdentifier?

  /// The identity of the test that the running task belongs to, if it belongs to one.
  static var current: TestIdentity? {
    guard let test = Test.current else { return nil }
    return TestIdentity(
      location: test.sourceLocation,
      scope: ControllerBirths.current.map(ObjectIdentifier.init)
    )
  }

  /// The arguments of the running case of a parameterized test, where they tell it from the others.
  ///
  /// They are those that reflection describes, as Swift Testing does not publish the identifiers of
  /// cases. It takes some microseconds.
  var arguments: String? {
    guard scope == nil, let test = Test.Case.current, test.isParameterized else { return nil }
    return String(reflecting: test)
  }
}
