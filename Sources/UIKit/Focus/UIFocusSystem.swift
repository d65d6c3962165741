// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The state of the focus in a scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var engine: FocusEngine?

  init(_ engine: FocusEngine) { self.engine = engine }

  /// Posted after the focus was updated; the object is the focus system.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// Posted after a key could not move the focus; the object is the focus system.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// The key of the `UIFocusUpdateContext` in the notifications.
  public nonisolated class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// The key of the `UIFocusAnimationCoordinator` in the notification of an update.
  public nonisolated class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }

  /// Returns the focus system of an environment's scene.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The focus system; `nil` for an environment that is in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusView?.storedWindow?.storedScene?.focus.system
  }
  /// Returns whether an environment contains another one, at any depth, or is the same.
  ///
  /// - Parameters:
  ///   - environment: The outer environment.
  ///   - otherEnvironment: The inner environment.
  /// - Returns: Whether it does.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { otherEnvironment.focusChain.contains { $0 === environment } }

  /// The item with the focus.
  open var focusedItem: (any UIFocusItem)? { engine?.focusedItem }
  /// Requests that the focus goes to an environment before the next frame.
  ///
  /// The environment may be an item, or contain one. While a transition moves it, the request
  /// waits; below a presented view controller it has no effect.
  ///
  /// - Parameter environment: The environment.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine?.request(environment)
  }
  /// Performs the focus update that was requested now.
  open func updateFocusIfNeeded() { engine?.updateIfNeeded() }
}
