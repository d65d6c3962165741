// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The running app: its scenes, its delegate, and the dispatch of events to its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// On screen, receiving events.
    case active
    /// On screen without the focus, or being launched.
    case inactive
    /// Not on screen.
    case background
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value in Apple's headers.
    public let rawValue: String
    /// Creates a key from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private unowned(unsafe) var interface: UserInterface?

  /// The app of the current interface.
  ///
  /// Each session has an app: in a test with several worlds, this is the one of the world that runs
  /// code at the moment.
  public class var shared: UIApplication { Stage.current.application }

  /// The delegate of the app.
  ///
  /// Unlike in Apple's UIKit, the app retains it: `main()` creates it, and nothing else does.
  open var delegate: (any UIApplicationDelegate)?
  /// The state of the app.
  ///
  /// A callback that announces a change, a "will" method, sees the state before it.
  open var applicationState: State {
    switch interface?.life.state {
    case nil, .active: .active
    case .launching, .inactive: .inactive
    case .background, .terminated: .background
    }
  }
  /// The scenes of the app: one for each desktop window.
  open var connectedScenes: Set<UIScene> { Set(stages.map(\.scene)) }
  /// The sessions of the app: those of its scenes.
  open var openSessions: Set<UISceneSession> { Set(stages.map(\.scene.session)) }
  /// Whether the app can have several windows, each with a scene.
  ///
  /// There is no Info.plist: it can wherever there is a desktop.
  open var supportsMultipleScenes: Bool { interface?.opener != nil }
  /// The windows of the app, scene by scene, the backmost first.
  open var windows: [UIWindow] {
    stages.count == 1 ? stages[0].scene.storedWindows : stages.flatMap(\.scene.storedWindows)
  }
  /// The key window of the scene that had the focus last.
  open var keyWindow: UIWindow? { front?.scene.keyWindow }
  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    front?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The frame of the key window scene's status bar, in points.
  @available(
    iOS,
    introduced: 2.0,
    deprecated: 13.0,
    message: "Use the statusBarManager property of the window scene instead."
  )
  open var statusBarFrame: CGRect { front?.scene.statusBar.statusBarFrame ?? .zero }
  /// The size of text that the user prefers.
  ///
  /// In a window it is the environment variable `RETOUR_CONTENT_SIZE`; tests set it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    front?.screen.traitCollection.preferredContentSizeCategory ?? .large
  }

  /// Returns the orientations of the controllers in a window that do not choose their own.
  ///
  /// - Parameter window: The window.
  /// - Returns: The orientations that the delegate returns; all without a delegate.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// Sends an event to the windows whose touches or presses it holds.
  ///
  /// Events of the display arrive here first. An override calls `super` to deliver them.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.concerns(window) { window.sendEvent(event) }
  }

  /// Calls an action method of a target.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object to call it on. With `nil` it is the first that accepts the method in
  ///     the responder chain of the key window's first responder; in that of the sender if there is
  ///     none; of the view that was touched if the sender is no responder; of the key window
  ///     without either.
  ///   - sender: The first argument.
  ///   - event: The second argument.
  /// - Returns: Whether there was a target.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  )
    -> Bool
  {
    let starts = [sender as? UIResponder, event?.storedTouches.first?.storedView, keyWindow, self]
    guard
      let target = target as AnyObject?
        ?? UIResponder.target(of: action, from: sender, startingAt: starts)
    else { return false }
    action.perform(on: target, with: sender, event)
    return true
  }

  /// Shows the scene of a session, or a new one.
  ///
  /// It comes to the front with the focus, after the method has returned.
  ///
  /// - Parameters:
  ///   - sceneSession: The session; `nil` opens a window with a new scene.
  ///   - userActivity: The task for the scene: in the `userActivities` of a new one's connection
  ///     options, else given to `scene(_:continue:)`.
  ///   - options: The scene that asks, which has no effect.
  ///   - errorHandler: Called with a `UISceneError` if that fails.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { interface?.activate(sceneSession, with: userActivity, errorHandler: errorHandler) }

  /// Closes the window of a session, whose scene disconnects.
  ///
  /// The app ends with its last window.
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: There are none.
  ///   - errorHandler: Called with a `UISceneError` if the session is not open.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { interface?.destroy(sceneSession, errorHandler: errorHandler) }

  /// The delegate, if it is a responder that is neither a view nor a view controller.
  open override var next: UIResponder? {
    guard !(delegate is UIView), !(delegate is UIViewController), delegate !== self else {
      return nil
    }
    return delegate as? UIResponder
  }

  // MARK: The interface

  /// The stages of the scenes, the first opened first.
  private var stages: [Stage] { interface?.stages ?? [] }

  /// The stage of the scene that had the focus last; `nil` once the interface has ended.
  private var front: Stage? { stages.isEmpty ? nil : interface?.front }

  /// Adds the app to its interface.
  func attach(to interface: UserInterface) { self.interface = interface }

  /// Removes the app from an interface that is deallocated.
  func detach() { interface = nil }
}
