// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delivery of one window's presses: to key commands first, then to the first responder.
///
/// Keys that the focus uses are no key commands, unless a command wants priority over the system's
/// behavior; buttons of gamepads and remotes never are. Without a first responder, presses go to
/// the item with the focus while it is shown.
@MainActor
final class PressDelivery {
  /// The window; it clears this when it is deallocated.
  private(set) unowned(unsafe) var window: UIWindow?
  private weak var responder: UIResponder?
  let focusKeys = FocusKeys()
  let scrollKeys = ScrollKeys()
  private let repeater = PressRepeater()

  /// Connects the delivery with its window.
  func connect(to window: UIWindow) { self.window = window }

  /// Disconnects the delivery from its window, which is being deallocated.
  func disconnect() { window = nil }

  // MARK: The first responder

  /// The first responder of the window.
  var firstResponder: UIResponder? {
    responder.flatMap { $0.responderWindow === window ? $0 : nil }
  }

  /// Makes a responder the first, or none.
  func setFirstResponder(_ responder: UIResponder?) { self.responder = responder }

  /// Handles a view that leaves the window: the first responder in it resigns.
  ///
  /// - Parameter view: The view, with its descendants.
  func viewWillBeRemoved(_ view: UIView) {
    guard let first = firstResponder, first.responderView?.isInside(view) == true else { return }
    _ = first.resignFirstResponder()
    removeFirstResponder()
  }

  /// Leaves the window without a first responder, whatever the present one wants.
  func removeFirstResponder() {
    let first = firstResponder
    responder = nil
    (first as? any TextEditor)?.leftWindow()
  }

  // MARK: Events

  /// Delivers the presses of an event that changed.
  ///
  /// - Parameter event: The event.
  func send(_ event: UIPressesEvent) {
    for press in event.storedPresses where press.storedWindow === window {
      switch press.storedPhase {
      case .began: begin(press, event)
      case .changed: press.storedResponder?.pressesChanged([press], with: event)
      case .ended, .cancelled:
        let wasCancelled = press.storedPhase == .cancelled
        window?.touchDelivery.send(press, of: event) { isTaken in
          if isTaken || wasCancelled {
            press.storedResponder?.pressesCancelled([press], with: event)
          } else {
            press.storedResponder?.pressesEnded([press], with: event)
          }
        }
        repeater.end(press)
        focusKeys.cancel([press])
        scrollKeys.end([press])
      case .stationary: break
      }
    }
  }

  /// Repeats the effect of a direction that is held on a gamepad or a remote.
  private func repeatButton(_ press: UIPress) {
    guard let window else { return }
    if let menu = window.openMenu { return menu.press(press) }
    if !focusKeys.repeatPress(press, in: window) { scrollKeys.repeatPress(press, in: window) }
  }

  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    if let clock = window?.session.clock {
      repeater.begin(press, clock) { [weak self] in self?.repeatButton($0) }
    }
    if let menu = window?.openMenu { return menu.press(press) }
    if press.isEscape, let menu = window?.editMenu { return menu.close(animated: true) }
    guard let start = chosenResponder ?? deepestResponder else { return }
    if performsCommand(of: press, from: start) { return }
    if begins(textOf: press, event) { return }
    if press.key?.keyCode == .keyboardApplication, window?.openMenu(byKeyAt: start) == true {
      return
    }
    press.begin(at: start)
    window?.touchDelivery.send(press, of: event, at: chosenResponder?.responderView) { isTaken in
      isTaken ? press.begin(at: nil) : start.pressesBegan([press], with: event)
    }
    focusKeys.forget()
  }

  /// The view of the item with the focus, while it is shown.
  private var focusedView: UIView? {
    guard let focus = window?.storedScene?.focusIfMade, focus.isShown,
      let view = focus.focusedItem?.focusView, view.storedWindow === window
    else { return nil }
    return view
  }

  /// The responder that the user or the app has chosen: the first one, else the item with the focus
  /// while it is shown; not one that stands for it.
  var chosenResponder: UIResponder? { firstResponder ?? focusedView }

  /// The first responder, or the responder that stands for it.
  var responderInFront: UIResponder? { firstResponder ?? deepestResponder }

  /// The view controller in front whose only visible child is none, or the window.
  ///
  /// It stands for the first responder while there is none (our decision, see Parity).
  private var deepestResponder: UIResponder? {
    guard var controller = window?.storedRoot?.controllersOnScreen.last?.front else {
      return window
    }
    while controller.childrenThatAppear.count == 1, let child = controller.childrenThatAppear.first
    {
      controller = child.front
    }
    return controller
  }

  /// Performs the key command of a press, unless the focus uses its key.
  ///
  /// - Returns: Whether a command took the press.
  private func performsCommand(of press: UIPress, from start: UIResponder) -> Bool {
    guard let key = press.key else {
      // No command has a button; the focus acts on it if no responder does.
      _ = focusKeys.prepare(press, in: window)
      return false
    }
    var starts = [start]
    // A bar with the focus is beside the page whose commands its keys are as well.
    if let deepestResponder, deepestResponder !== start { starts.append(deepestResponder) }
    if starts.contains(where: { perform(key, from: $0) { $0.wantsPriorityOverSystemBehavior } }) {
      return true
    }
    return !takesText(key) && !focusKeys.prepare(press, in: window)
      && starts.contains { perform(key, from: $0) { !$0.wantsPriorityOverSystemBehavior } }
  }

  /// Performs the first key command in a responder chain that a key matches and a target accepts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - start: The beginning of the chain.
  ///   - isMeant: Whether a command counts.
  /// - Returns: Whether there was one.
  private func perform(
    _ key: UIKey,
    from start: UIResponder,
    where isMeant: (UIKeyCommand) -> Bool
  ) -> Bool {
    let isMirrored = window?.layoutDirection == .rightToLeft
    var responder: UIResponder? = start
    while let owner = responder {
      for command in owner.keyCommands ?? []
      where isMeant(command) && command.matches(key, isMirrored: isMirrored) {
        if command.perform(from: start) { return true }
      }
      responder = owner.next
    }
    return false
  }
}
