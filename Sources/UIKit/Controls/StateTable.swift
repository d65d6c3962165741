// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Values for the states of a control; a state without one takes that of the normal state.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that a state shows.
  subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
