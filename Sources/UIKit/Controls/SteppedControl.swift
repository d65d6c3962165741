// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A control whose value the arrow keys to its sides change while it has the keyboard focus (our
/// decision, see Parity).
@MainActor
protocol SteppedControl: UIControl {
  /// Whether the keys have a use for the control now.
  var takesSteps: Bool { get }
  /// Changes the value as the user, and calls the actions if it changed.
  ///
  /// - Parameter steps: The number of steps towards the trailing side.
  func step(by steps: Int)
}

extension SteppedControl {
  var takesSteps: Bool { true }
}
