// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes input events of a window's signals: who is down, under which number, and where.
///
/// Pure: no window, no clock. Sizes are not its matter, because the window has to be asked for them.
struct SignalTranslator {
  /// A finger or the mouse while it is down.
  private struct Contact {
    var id: Int
    var location: CGPoint
  }

  private var mouse: Contact?
  private var fingers: [WindowSignal.Finger: Contact] = [:]

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
      forgetContacts()
      return .deactivated
    case .minimized:
      forgetContacts()
      return .minimized
    case .restored:
      return .restored
    }
  }

  private mutating func forgetContacts() {
    mouse = nil
    fingers = [:]
  }

  /// The smallest number that no finger has.
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
      // SDL repeats the place when the button comes up outside the window, and drivers do when
      // the pressure changes: a move that goes nowhere would pass for a finger that stopped.
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
