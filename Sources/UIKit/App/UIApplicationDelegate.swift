// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that receive the events of an app's life.
///
/// Every method is optional: an extension implements it as UIKit behaves without it. The ones of
/// the foreground, the background and of activity are not called while the scene of the app has a
/// delegate; the scene delegate's are called in their place.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without a scene delegate.
  var window: UIWindow? { get set }

  // MARK: Launching

  /// Called at the start of the launch, before anything is on screen.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: The reasons of the launch; `nil` here.
  /// - Returns: Ignored here: there is nothing that an app could refuse to handle.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch; an app without a scene delegate shows its window here.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: The reasons of the launch; `nil` here.
  /// - Returns: Ignored here: there is nothing that an app could refuse to handle.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch of an app that does not implement
  /// `application(_:didFinishLaunchingWithOptions:)`.
  ///
  /// - Parameter application: The app.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Connecting scenes

  /// Returns the configuration of a scene, of the first one after the launch.
  ///
  /// There is no Info.plist here: a scene delegate is named by the `delegateClass` of the result.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - connectingSceneSession: The session of the scene.
  ///   - options: The tasks for the scene.
  /// - Returns: A configuration; one without a delegate class unless implemented.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when a window is closed, after its scene disconnected.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - sceneSessions: The sessions of the scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: Responding to life-cycle events

  /// Called when the window gained the focus.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the window loses the focus; the app is still active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the window was minimized, and when it is closed.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the window is restored, while the app is still in the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends because its window was closed.
  ///
  /// The app is in the background by then.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low; never here, since Linux does not say so.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: Managing interface geometry

  /// Returns the orientations of the controllers that do not choose their own.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - window: The window.
  /// - Returns: The orientations; `.all` unless implemented.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// `nil`; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default implementation; it has no effect.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Returns the session's own configuration, which has no delegate class.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default implementation; it has no effect.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The default implementation; it has no effect.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation; it has no effect.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation; it has no effect.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation; it has no effect.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation; it has no effect.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation; it has no effect.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns all orientations.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Runs the app in a window until it is closed; `@main` on the delegate calls it.
  ///
  /// The delegate is created by its `init()`, which it need not declare; its class must derive from
  /// `NSObject`, as `UIResponder` does.
  public static func main() { AppRunner.run(Self.self) }
}
