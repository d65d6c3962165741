// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing
import UIKit

/// A trait with which a test fails if a view controller that it created is alive at its end.
///
/// The variables of the test and its suite are released by then: a controller that is alive is part
/// of a reference cycle, or retained by an object that outlives the test.
public struct FreesControllers: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to the suites inside the suite.
  public var isRecursive: Bool { true }

  /// Runs a test and expects its view controllers to be deallocated.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its arguments.
  ///   - function: The body of the test.
  /// - Throws: The error that the body throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let witnesses = ControllerWitnesses()
    try await ControllerBirths.$listener.withValue({ witnesses.add($0) }) { try await function() }
    await witnesses.expectNone(at: test.sourceLocation)
  }
}

extension Trait where Self == FreesControllers {
  /// Expects all view controllers that a test creates to be deallocated at its end.
  public static var freesControllers: Self { Self() }
}
