// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Makes input events of a window's signals: who is down, under which number, and where.
///
/// Pure: no window, no clock. Sizes are not its matter, because the window has to be asked for them.
struct SignalTranslator {
  private var mouseIsDown = false
  private var numbers: [WindowSignal.Finger: Int] = [:]

  /// Returns what a signal means for who listens.
  ///
  /// - Parameters:
  ///   - signal: What SDL said.
  ///   - geometry: The window's measures.
  /// - Returns: The event, or `nil` when there is nothing to tell.
  mutating func translate(
    _ signal: WindowSignal.Kind,
    in geometry: WindowGeometry
  ) -> InputEvent.Kind? {
    switch signal {
    case .mouse(let action, let x, let y):
      guard let phase = phase(ofMouse: action) else { return nil }
      return .touch(
        InputEvent.Touch(
          id: InputEvent.Touch.mouseID,
          phase: phase,
          location: geometry.point(unitX: x, unitY: y),
          device: .mouse
        )
      )
    case .finger(let action, let finger, let x, let y):
      guard let (id, phase) = follow(finger, action) else { return nil }
      return .touch(
        InputEvent.Touch(
          id: id,
          phase: phase,
          location: geometry.point(partX: x, partY: y),
          device: .touch
        )
      )
    case .sizeChanged:
      return nil
    case .exposed:
      return .exposed
    case .closeRequested:
      return .closeRequested
    case .focusGained:
      return .activated
    case .focusLost:
      mouseIsDown = false
      numbers = [:]
      return .deactivated
    }
  }

  private mutating func phase(ofMouse action: WindowSignal.Action) -> InputEvent.Touch.Phase? {
    switch (action, mouseIsDown) {
    case (.down, false):
      mouseIsDown = true
      return .began
    case (.motion, true):
      return .moved
    case (.up, true):
      mouseIsDown = false
      return .ended
    case (.down, true), (.motion, false), (.up, false):
      return nil
    }
  }

  /// Numbers a finger while it is down with the smallest number that is free.
  private mutating func follow(
    _ finger: WindowSignal.Finger,
    _ action: WindowSignal.Action
  ) -> (id: Int, phase: InputEvent.Touch.Phase)? {
    switch (action, numbers[finger]) {
    case (.down, nil):
      var id = InputEvent.Touch.mouseID + 1
      while numbers.values.contains(id) {
        id += 1
      }
      numbers[finger] = id
      return (id, .began)
    case (.motion, let id?):
      return (id, .moved)
    case (.up, let id?):
      numbers[finger] = nil
      return (id, .ended)
    case (.down, _?), (.motion, nil), (.up, nil):
      return nil
    }
  }
}
