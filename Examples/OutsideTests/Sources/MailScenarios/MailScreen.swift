// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Mail
import Retour
import RetourTesting
import UIKit

/// The mail app on a simulated screen.
@MainActor
public final class MailScreen {
  /// The simulated screen.
  public let world: World
  /// The stack that fills the screen.
  public let stack: BackNavigationController
  /// The root of the stack.
  public let inbox = InboxViewController()
  /// The callbacks of the stack's delegate.
  public let log = CallbackLog()
  private let delegate: LoggedDelegate

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in points.
  ///   - direction: The layout direction of the interface.
  public init(width: CGFloat, _ direction: World.Direction) {
    stack = BackNavigationController(rootViewController: inbox)
    delegate = LoggedDelegate(log)
    stack.delegate = delegate
    world = World(direction, size: CGSize(width: width, height: 640), root: stack)
    _ = log.take()
  }

  /// Opens a letter.
  public func open(_ sender: String, animated: Bool = true) {
    inbox.open(sender, animated: animated)
  }

  /// Opens letters, one after the other.
  public func openAll(_ senders: String...) {
    for sender in senders {
      open(sender)
      world.settle()
    }
  }

  /// Swipes back and lifts the finger.
  public func swipe(to share: CGFloat) {
    world.finger.swipeBack(to: share, velocity: 0, in: stack)
    world.settle()
  }

  /// Taps the back button.
  public func tapBack() {
    world.tapBack()
    world.settle()
  }

  /// The titles of the pages.
  public var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }
}
