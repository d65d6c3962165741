// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension AppFuzzer {
  /// The result of a run.
  public struct Result: Sendable, CustomStringConvertible {
    /// The number of steps that were played before the failure, or in all.
    public let steps: Int
    /// The first failure; `nil` if everything held.
    public let failure: Failure?

    /// The number of steps, and the failure if there is one.
    public nonisolated var description: String {
      failure.map { "\($0)" } ?? "\(steps) steps, everything held"
    }
  }

  /// A violated invariant, and the sequence of steps that reproduces it.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The name of the invariant.
    public let invariant: String
    /// A description of the violation.
    public let message: String
    /// The steps up to the violation, for ``AppFuzzer/replay(_:)``.
    public let replay: String

    init(_ failure: FuzzFailure) {
      (invariant, message) = (failure.invariant, failure.message)
      replay = failure.plan.userDescription
    }

    init(invariant: String, message: String, replay: String) {
      (self.invariant, self.message, self.replay) = (invariant, message, replay)
    }

    /// The invariant, the violation and the steps.
    public nonisolated var description: String { "\(invariant): \(message)\n  replay: \(replay)" }
  }
}
