// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing
import UIKit

/// Lets each test of a suite fail at whose end a controller lives on that it made.
///
/// What the test's own variables and its suite's hold is gone by then, so whatever lives is held by
/// another that nobody holds, or by something that outlives the test.
public struct FreesControllers: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of suites inside the suite are asked, too.
  public var isRecursive: Bool { true }

  /// Runs a test and expects its controllers to be gone.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its arguments.
  ///   - function: The test's body.
  /// - Throws: What the body throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let witnesses = ControllerWitnesses()
    try await ControllerBirths.$listener.withValue({ witnesses.note($0) }) { try await function() }
    await witnesses.expectNone(at: test.sourceLocation)
  }
}

extension Trait where Self == FreesControllers {
  /// Expects all controllers that a test makes to be gone at its end.
  public static var freesControllers: Self { Self() }
}
