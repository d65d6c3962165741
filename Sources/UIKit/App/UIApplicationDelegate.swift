// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What an app does at its launch and when it comes and goes.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Creates the delegate; `main()` does.
  init()

  /// The window that the app shows.
  var window: UIWindow? { get set }

  /// Tells the delegate that the app was launched; its window is made here.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: `false` if the app cannot go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app takes events now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app takes no events for a while.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the app in a window until it is closed; `@main` on the delegate calls it.
  public static func main() {
    AppRunner.runUntilClosed { Self() }
  }
}
