// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Stage {
  /// The rows of the data-flow table in Documentation/Architecture.md.
  enum FlowStep: Int {
    case touch = 1, window, gesture, navigation, transition, layers, compositor, screen
  }

  /// Writes one line for a value that is passed from one row of the table to the next.
  func trace(_ step: FlowStep, _ value: @autoclosure () -> String) {
    guard let traceSink else { return }
    traceSink("\(step.rawValue) \(step): \(value())")
  }
}
