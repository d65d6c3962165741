// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The keys and the buttons of the mouse with which a user goes back in a stack.
///
/// Each of them makes one ``BackRequest``. At the root, and while the stack presents another view
/// controller, they are left to other responders.
@MainActor
final class BackInputs: NSObject, UIGestureRecognizerDelegate {
  /// The number of the mouse button for back in USB's order; X11 numbers it 8.
  private static let backButton = 4

  private unowned let stack: BackNavigationController
  /// The key commands: Esc, Alt and the left arrow, Command and the opening bracket.
  let keyCommands: [UIKeyCommand]

  init(_ stack: BackNavigationController) {
    self.stack = stack
    keyCommands = [
      (UIKeyCommand.inputEscape, UIKeyModifierFlags()), (UIKeyCommand.inputLeftArrow, .alternate),
      ("[", .command),
    ].map { input, modifiers in
      let command = UIKeyCommand(
        title: SystemStrings.back,
        action: BackNavigationController.goBackAction,
        input: input,
        modifierFlags: modifiers
      )
      // The keys are the same ones in right-to-left interfaces.
      command.allowsAutomaticMirroring = false
      return command
    }
  }

  /// Adds the recognizer of the mouse button to the stack's view.
  func install() {
    let click = UITapGestureRecognizer(
      target: stack,
      action: BackNavigationController.goBackAction
    )
    click.buttonMaskRequired = .button(Self.backButton)
    click.delegate = self
    stack.view.addGestureRecognizer(click)
  }

  /// Whether there is a page to go back to, and nothing in front of the stack.
  var canGoBack: Bool {
    stack.viewControllers.count > 1 && stack.presentedViewController == nil
  }

  /// Makes the request of a key command or of the mouse.
  ///
  /// - Parameter sender: The key command or the gesture recognizer.
  func goBack(from sender: Any?) {
    guard canGoBack else { return }
    stack.requestBack(sender is UIGestureRecognizer ? .pointer : .keyboard)
  }

  /// Makes the request of a device's Back key, if it is among presses.
  ///
  /// - Parameter presses: Presses that ended.
  /// - Returns: Whether it is.
  func goBack(for presses: Set<UIPress>) -> Bool {
    canGoBack && Self.areBackKey(presses) && stack.requestBack(.hardwareKey)
  }

  /// Returns whether a device's Back key is among presses.
  ///
  /// Its presses are of the type `menu`. The Esc key can be of that type as well, but is a key of
  /// a keyboard.
  static func areBackKey(_ presses: Set<UIPress>) -> Bool {
    presses.contains { $0.type == .menu && $0.key == nil }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    // A finger has no buttons, and would make the tap as well.
    event.buttonMask.contains(.button(Self.backButton))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canGoBack
  }
}
