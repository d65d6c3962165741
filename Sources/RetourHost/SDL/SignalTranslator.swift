// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Translates a window's signals to input events, and numbers the fingers that are down.
///
/// Pure: no window, no clock. It ignores changes of size, which have to be read from the window.
struct SignalTranslator {
  /// A finger or the mouse while it is down.
  private struct Contact {
    var id: Int
    var location: CGPoint
  }

  private var mouse: Contact?
  private var fingers: [WindowSignal.Finger: Contact] = [:]

  /// Returns the input event of a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal of SDL.
  ///   - geometry: The window's geometry.
  /// - Returns: The event, or `nil` for a signal without one.
  mutating func translate(
    _ signal: WindowSignal.Kind,
    in geometry: WindowGeometry
  ) -> InputEvent.Kind? {
    switch signal {
    case .mouse(let action, let x, let y):
      let location = geometry.point(unitX: x, unitY: y)
      let id = InputEvent.Touch.mouseID
      return Self.follow(&mouse, id: id, action, at: location, device: .mouse)
    case .finger(let action, let finger, let x, let y):
      let location = geometry.point(partX: x, partY: y)
      let id = freeID
      return Self.follow(&fingers[finger], id: id, action, at: location, device: .touch)
    case .sizeChanged:
      return nil
    case .exposed:
      return .exposed
    case .closeRequested:
      return .closeRequested
    case .focusGained:
      return .activated
    case .focusLost:
      mouse = nil
      fingers = [:]
      return .deactivated
    }
  }

  /// The smallest identifier that no finger has.
  private var freeID: Int {
    var id = InputEvent.Touch.mouseID + 1
    while fingers.values.contains(where: { $0.id == id }) {
      id += 1
    }
    return id
  }

  private static func follow(
    _ contact: inout Contact?,
    id: Int,
    _ action: WindowSignal.Action,
    at location: CGPoint,
    device: InputEvent.Touch.Device
  ) -> InputEvent.Kind? {
    let touch: InputEvent.Touch
    switch (action, contact) {
    case (.down, nil):
      contact = Contact(id: id, location: location)
      touch = .init(id: id, phase: .began, location: location, device: device)
    case (.motion, let known?):
      // SDL repeats the location when the button is released outside the window, and drivers do
      // when the pressure changes: a move without a distance would look like a finger
      // that has stopped.
      guard known.location != location else { return nil }
      contact?.location = location
      touch = .init(id: known.id, phase: .moved, location: location, device: device)
    case (.up, let known?):
      contact = nil
      touch = .init(id: known.id, phase: .ended, location: location, device: device)
    case (.down, _?), (.motion, nil), (.up, nil):
      return nil
    }
    return .touch(touch)
  }
}
