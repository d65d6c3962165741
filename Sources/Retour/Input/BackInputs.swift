// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The keys and the buttons of the mouse with which a user goes back and forward in a stack.
///
/// Each way back makes one ``BackRequest``; forward leads to the page that was popped last, as far
/// as the stack keeps it. Where there is no such page, and while the stack presents another view
/// controller, they are left to other responders.
@MainActor
final class BackInputs: NSObject, UIGestureRecognizerDelegate {
  /// The direction of an input.
  enum Direction: Int, CaseIterable {
    /// The mouse button that X11 numbers 8.
    case back = 4
    /// The mouse button that X11 numbers 9.
    case forward = 5

    /// The button of the mouse; its number is that of USB.
    var button: UIEvent.ButtonMask { .button(rawValue) }

    @MainActor fileprivate var action: Selector {
      switch self {
      case .back: BackNavigationController.goBackAction
      case .forward: BackNavigationController.goForwardAction
      }
    }
  }

  private unowned let stack: BackNavigationController
  /// The key commands: for back Esc, Alt and the left arrow, Command and the opening bracket; for
  /// forward Alt and the right arrow, Command and the closing bracket.
  let keyCommands: [UIKeyCommand]

  init(_ stack: BackNavigationController) {
    self.stack = stack
    keyCommands = [
      Self.command(.back, UIKeyCommand.inputEscape, []),
      Self.command(.back, UIKeyCommand.inputLeftArrow, .alternate),
      Self.command(.back, "[", .command),
      Self.command(.forward, UIKeyCommand.inputRightArrow, .alternate),
      Self.command(.forward, "]", .command),
    ]
  }

  private static func command(
    _ direction: Direction,
    _ input: String,
    _ modifiers: UIKeyModifierFlags
  ) -> UIKeyCommand {
    let command = UIKeyCommand(
      title: direction == .back ? SystemStrings.back : "",
      action: direction.action,
      input: input,
      modifierFlags: modifiers
    )
    // The keys are the same ones in right-to-left interfaces.
    command.allowsAutomaticMirroring = false
    return command
  }

  /// Adds the recognizers of the mouse buttons to the stack's view.
  func install() {
    for direction in Direction.allCases {
      let click = UITapGestureRecognizer(target: stack, action: direction.action)
      click.buttonMaskRequired = direction.button
      // Keys go back by commands, where they do.
      click.allowedPressTypes = []
      click.delegate = self
      stack.view.addGestureRecognizer(click)
    }
  }

  /// Returns whether there is a page to go to, and nothing in front of the stack.
  func canGo(_ direction: Direction) -> Bool {
    guard stack.presentedViewController == nil else { return false }
    return switch direction {
    case .back: stack.viewControllers.count > 1
    case .forward: !stack.kit.history.forward.isEmpty
    }
  }

  /// Returns whether an action can be performed; `nil` for one of others.
  func canPerform(_ action: Selector) -> Bool? {
    Direction.allCases.first { $0.action == action }.map(canGo)
  }

  /// Goes in a direction, for a key command or the mouse.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - sender: The key command or the gesture recognizer.
  func go(_ direction: Direction, from sender: Any?) {
    guard canGo(direction) else { return }
    let trigger: BackRequest.Trigger = sender is UIGestureRecognizer ? .pointer : .keyboard
    switch direction {
    case .back: stack.kit.requestBack(trigger)
    case .forward: stack.kit.goForward(trigger)
    }
  }

  /// Makes the request of a device's Back key, if it is among presses.
  ///
  /// - Parameter presses: Presses that ended.
  /// - Returns: Whether it is.
  func goBack(for presses: Set<UIPress>) -> Bool {
    takes(presses) && stack.kit.requestBack(.hardwareKey)
  }

  /// Returns whether a device's Back key is among presses, and there is a page to go back to.
  ///
  /// Its presses are of the type `menu`. The Esc key can be of that type as well, but is a key of a
  /// keyboard.
  func takes(_ presses: Set<UIPress>) -> Bool {
    canGo(.back) && presses.contains { $0.type == .menu && $0.key == nil }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    // A finger has no buttons, and would make the tap as well.
    event.buttonMask == (gestureRecognizer as? UITapGestureRecognizer)?.buttonMaskRequired
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let button = (gestureRecognizer as? UITapGestureRecognizer)?.buttonMaskRequired
    return Direction.allCases.first { $0.button == button }.map(canGo) ?? false
  }
}
