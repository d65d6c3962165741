// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing
import UIKit

/// A trait with which a test fails if a view controller that it created is alive at its end.
///
/// The variables of the test and its suite are released by then: a controller that is alive is part
/// of a reference cycle, or retained by an object that outlives the test.
public struct FreesControllers: SuiteTrait, TestTrait, TestScoping {
  /// The number of jobs of the main actor that may run before a controller is released.
  private static let maximumYields = 100

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
    let births = ControllerBirths()
    try await ControllerBirths.$current.withValue(births) { try await function() }
    await expectNone(of: births, at: test.sourceLocation)
  }

  /// Records an issue for each controller that is alive.
  @MainActor
  private func expectNone(of births: ControllerBirths, at location: SourceLocation) async {
    // The world of a trait around this one is released after the test.
    ScopedWorld.world?.window.rootViewController = nil
    // A test's world may be released off the main actor, which then runs its deinitializer later.
    for _ in 0..<Self.maximumYields where !births.living.isEmpty { await Task.yield() }
    for controller in births.living {
      Issue.record(
        "\(controller) \(controller.title ?? "") is still alive",
        sourceLocation: location
      )
    }
  }
}

extension Trait where Self == FreesControllers {
  /// Expects all view controllers that a test creates to be deallocated at its end.
  public static var freesControllers: Self { Self() }
}
