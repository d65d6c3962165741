// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The conversion of UIKit's events to those of a journal, with numbers for the fingers.
@MainActor
struct BackJournalInput {
  private var fingers: [ObjectIdentifier: Int] = [:]

  /// Returns the changes of an event, each with its time.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The window that receives it.
  /// - Returns: The changes; those of fingers in the order of their numbers.
  mutating func entries(of event: UIEvent, in window: UIWindow) -> [BackJournal.Entry] {
    if let event = event as? UIPressesEvent { return keys(of: event) }
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
    return
      changed
      .sorted { ($0.timestamp, number(of: $0)) < ($1.timestamp, number(of: $1)) }
      .compactMap { touch in
        entry(of: touch, buttons: event.buttonMask.rawValue, in: window)
      }
  }

  private func number(of touch: UITouch) -> Int { fingers[ObjectIdentifier(touch)] ?? .max }

  private mutating func entry(
    of touch: UITouch,
    buttons: Int,
    in window: UIWindow
  ) -> BackJournal.Entry? {
    guard let phase = BackJournal.Phase(touch.phase) else { return nil }
    let key = ObjectIdentifier(touch)
    let isPointer = touch.type == .indirectPointer
    let id = fingers[key] ?? (isPointer ? 0 : firstFreeNumber)
    fingers[key] = phase == .ended || phase == .cancelled ? nil : id
    let point = touch.location(in: nil)
    return BackJournal.Entry(
      time: touch.timestamp,
      event: .touch(
        BackJournal.Touch(
          id: id,
          phase: phase,
          x: window.frame.minX + point.x,
          y: window.frame.minY + point.y,
          buttons: isPointer ? buttons : 0
        )
      )
    )
  }

  private var firstFreeNumber: Int {
    let taken = Set(fingers.values)
    return (1...).first { !taken.contains($0) } ?? 1
  }

  private func keys(of event: UIPressesEvent) -> [BackJournal.Entry] {
    event.allPresses.compactMap { press in
      guard let phase = BackJournal.Phase(press.phase) else { return nil }
      let key = press.key
      let button = BackJournal.Key.Button(press.type)
      guard key != nil || button != nil else { return nil }
      if key != nil, Self.isSecret(press) {
        let secret = BackJournal.Key(usage: BackJournal.Key.secret, phase: phase, characters: "")
        return BackJournal.Entry(time: press.timestamp, event: .key(secret))
      }
      return BackJournal.Entry(
        time: press.timestamp,
        event: .key(
          BackJournal.Key(
            usage: key?.keyCode.rawValue ?? button?.usage,
            phase: phase,
            characters: key?.charactersIgnoringModifiers ?? "",
            modifiers: event.modifierFlags.rawValue
          )
        )
      )
    }
  }

  /// Whether a key goes to a password.
  private static func isSecret(_ press: UIPress) -> Bool {
    (press.responder as? UITextField)?.isSecureTextEntry == true
  }
}

extension BackJournal.Key {
  /// A button of a gamepad or a remote.
  fileprivate struct Button {
    /// The usage on USB's consumer page, with the page's number; `nil` for the one that goes back.
    let usage: Int?

    init?(_ type: UIPress.PressType) {
      switch type {
      case .menu: usage = nil
      case .select: usage = 0x0C_0041
      case .upArrow: usage = 0x0C_0042
      case .downArrow: usage = 0x0C_0043
      case .leftArrow: usage = 0x0C_0044
      case .rightArrow: usage = 0x0C_0045
      case .playPause: usage = 0x0C_00CD
      default: return nil
      }
    }
  }
}

extension BackJournal.Phase {
  fileprivate init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }

  fileprivate init?(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }
}
