// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The running app: its scene, its delegate, and the way events take to the windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What the app is doing as a whole.
  public enum State: Int, Sendable {
    /// In front and taking events.
    case active
    /// In front without taking events.
    case inactive
    /// Not on the screen.
    case background
  }

  /// A key of the options that the app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value that Apple's headers give it.
    public let rawValue: String
    /// Creates it from the value that Apple's headers give it.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A stage clears this when it goes.
  unowned(unsafe) var stage: Stage?
  var storedDelegate: (any UIApplicationDelegate)?
  var storedState = State.active

  /// The app of the running interface.
  public class var shared: UIApplication { Stage.current.application }

  /// The object that the app tells of its launch and its end; kept alive here, as `main()` makes it.
  open var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// What the app is doing as a whole.
  open var applicationState: State { storedState }
  /// The scenes of the app: one.
  open var connectedScenes: Set<UIScene> { stage.map { [$0.scene] } ?? [] }
  /// The windows of the app, the backmost first.
  open var windows: [UIWindow] { stage?.scene.storedWindows ?? [] }
  /// The window that takes events without a place.
  open var keyWindow: UIWindow? { stage?.scene.storedWindows.last { $0.isKeyWindow } }
  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stage?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends an event to the windows whose touches it holds.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where !(event.touches(for: window) ?? []).isEmpty {
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target.
  ///
  /// - Parameters:
  ///   - action: The method to call.
  ///   - target: The object to call it on.
  ///   - sender: What it gets as its first argument.
  ///   - event: What it gets as its second argument.
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
    guard let target = target as AnyObject? else { return false }
    action.perform(on: target, with: sender, event)
    return true
  }
}
