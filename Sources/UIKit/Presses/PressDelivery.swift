// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delivery of one window's presses: to key commands first, then to the first responder.
@MainActor
final class PressDelivery {
  /// The window; it clears this when it is deallocated.
  private unowned(unsafe) var window: UIWindow?
  private weak var responder: UIResponder?

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
    responder = nil
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
      case .ended: press.storedResponder?.pressesEnded([press], with: event)
      case .cancelled: press.storedResponder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    if let menu = window?.openMenu {
      press.key.map(menu.press)
      return
    }
    guard let start = responderInFront else { return }
    if let key = press.key, perform(key, from: start) { return }
    if press.key?.keyCode == .keyboardApplication, window?.openMenu(byKeyAt: start) == true {
      return
    }
    press.begin(at: start)
    start.pressesBegan([press], with: event)
  }

  /// The first responder, or the responder that stands for it.
  var responderInFront: UIResponder? { firstResponder ?? deepestResponder }

  /// The view controller in front whose only visible child is none, or the window.
  ///
  /// It stands for the first responder while there is none (our decision, see Parity).
  private var deepestResponder: UIResponder? {
    guard var controller = window?.storedRoot?.controllersOnScreen.last else { return window }
    while controller.childrenThatAppear.count == 1, let child = controller.childrenThatAppear.first
    {
      controller = child
    }
    return controller
  }

  /// Performs the first key command in a responder chain that a key matches and a target accepts.
  ///
  /// - Returns: Whether there was one.
  private func perform(_ key: UIKey, from start: UIResponder) -> Bool {
    let isMirrored = window?.layoutDirection == .rightToLeft
    var responder: UIResponder? = start
    while let owner = responder {
      for command in owner.keyCommands ?? [] where command.matches(key, isMirrored: isMirrored) {
        if command.perform(from: start) { return true }
      }
      responder = owner.next
    }
    return false
  }
}
