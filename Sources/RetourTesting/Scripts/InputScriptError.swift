// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A step of an ``InputScript`` that is not understood.
public struct InputScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The step.
  public let step: String
  /// The words that would be understood.
  public let expected: String

  /// The error as a sentence.
  public var description: String {
    "line \(line) of the input script, \"\(step)\": expected \(expected)"
  }
}
