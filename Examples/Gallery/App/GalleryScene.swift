// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A window of the gallery.
final class GalleryScene: UIResponder, UIWindowSceneDelegate {
  /// The type of an activity whose title is the name of a page.
  static let showsPage = "retour.gallery.page"

  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let activity = connectionOptions.userActivities.first { $0.activityType == Self.showsPage }
    let page = activity?.title.flatMap(Catalog.page(named:)) ?? GalleryApp.firstPage
    let front = FrontPage()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = BackNavigationController(rootViewController: front)
    window.makeKeyAndVisible()
    if let page { front.open(page, animated: false) }
    self.window = window
  }
}
