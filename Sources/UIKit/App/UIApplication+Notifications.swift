// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The notifications of an app's life; the object of each is the app, and each is posted after the
/// delegate was called.
extension UIApplication {
  /// Posted after the launch callbacks.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the window gained the focus.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the window loses the focus.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the window was minimized or closed.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the window is restored; of an app with a scene delegate, at the launch too.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is low, as the kernel's pressure stall information says.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}
