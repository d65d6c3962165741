// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Values by control state; a state without a value uses that of the normal state.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value to use in a state.
  subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
