// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides which callbacks an app receives when its window gains or loses focus, is minimized,
/// restored or closed.
///
/// Pure: no window, no clock, no globals. One event makes at most one callback: a window that is
/// minimized while it has the focus resigns first, then enters the background.
///
/// ```
///              launch     connect   resign    minimise    restore   activate  terminate
///  active      launching  trap      inactive  trap        -         -         trap
///  launching   trap       inactive  -         -           -         -         trap
///  inactive    trap       trap      -         background  -         active    trap
///  background  trap       trap      -         -           inactive  trap      terminated
///  terminated  trap       trap      trap      trap        trap      trap      trap
/// ```
///
/// `-` has no effect: a window may gain a focus that it has, or be restored from full screen.
package struct ActivationStateMachine {
  /// The state of the app.
  package enum State: CaseIterable, Sendable {
    /// On screen, receiving events; also the state of an interface that no app was launched in.
    case active
    /// Calling the launch callbacks; its scene is not connected.
    case launching
    /// On screen without the focus.
    case inactive
    /// Minimized.
    case background
    /// Ended.
    case terminated
  }

  /// The callback that an event makes.
  package enum Callback: Sendable {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate
  }

  package private(set) var state = State.active

  /// Creates the machine of an interface that no app was launched in.
  package init() {}

  /// Starts the launch.
  package mutating func launch() {
    guard state == .active else { impossible() }
    state = .launching
  }

  /// Connects the scene, after the launch callbacks.
  package mutating func connect() -> Callback {
    guard state == .launching else { impossible() }
    state = .inactive
    return .willEnterForeground
  }

  /// Handles a window that loses the focus.
  package mutating func resign() -> Callback? {
    switch state {
    case .active:
      state = .inactive
      return .willResignActive
    case .launching, .inactive, .background: return nil
    case .terminated: impossible()
    }
  }

  /// Handles a window that is minimized; it resigned before.
  package mutating func minimize() -> Callback? {
    switch state {
    case .inactive:
      state = .background
      return .didEnterBackground
    case .launching, .background: return nil
    case .active, .terminated: impossible()
    }
  }

  /// Handles a window that is restored.
  package mutating func restore() -> Callback? {
    switch state {
    case .background:
      state = .inactive
      return .willEnterForeground
    case .active, .launching, .inactive: return nil
    case .terminated: impossible()
    }
  }

  /// Handles a window that gains the focus; it was restored before.
  package mutating func activate() -> Callback? {
    switch state {
    case .inactive:
      state = .active
      return .didBecomeActive
    case .active, .launching: return nil
    case .background, .terminated: impossible()
    }
  }

  /// Ends the app; it entered the background before.
  package mutating func terminate() -> Callback {
    guard state == .background else { impossible() }
    state = .terminated
    return .willTerminate
  }

  private func impossible(_ event: StaticString = #function) -> Never {
    preconditionFailure("\(event) while \(state)")
  }
}
