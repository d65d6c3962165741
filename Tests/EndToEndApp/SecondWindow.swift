// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The delegate of the app's second window, which shows the same pages.
final class SecondWindow: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Second"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = EndToEndApp.makeRoot()
    window.makeKeyAndVisible()
    self.window = window
  }
}
