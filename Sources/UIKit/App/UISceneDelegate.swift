// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that receive the events of a scene's life.
///
/// Every method is optional: an extension implements it to do nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  // MARK: Connecting and disconnecting the scene

  /// Called once for each scene, the first one's after the launch; its window is shown here.
  ///
  /// - Parameters:
  ///   - scene: The scene, a `UIWindowScene`.
  ///   - session: The session of the scene.
  ///   - connectionOptions: The tasks for the scene.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the window was closed, after the scene entered the background.
  func sceneDidDisconnect(_ scene: UIScene)

  // MARK: Continuing user activities

  /// Called before `scene(_:continue:)`.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The type of the activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when the app asks for a scene that is open, and has a task for it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The task.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  // MARK: Transitioning to the foreground

  /// Called after the scene connected, and when its window is restored.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the window gained the focus.
  func sceneDidBecomeActive(_ scene: UIScene)

  // MARK: Transitioning to the background

  /// Called when the window loses the focus; the scene is still active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the window was minimized, and when it is closed.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// The default implementation; it has no effect.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation; it has no effect.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation; it has no effect.
  public func scene(
    _ scene: UIScene,
    willContinueUserActivityWithType userActivityType: String
  ) {}
  /// The default implementation; it has no effect.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default implementation; it has no effect.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation; it has no effect.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation; it has no effect.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation; it has no effect.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The methods that receive the events of a scene that has windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }

  /// Called when the window's size or traits changed, after its controllers were notified.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: The area of the screen before.
  ///   - previousInterfaceOrientation: The orientation before.
  ///   - previousTraitCollection: The traits before.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// `nil`; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default implementation; it has no effect.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
