// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// The gallery's app, in windows.
final class GalleryApp: UIResponder, UIApplicationDelegate {
  /// The page that is pushed at the start, if any.
  static var firstPage: (any GalleryPage)?

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = GalleryScene.self
    return configuration
  }

  /// Opens a window and runs until the last one is closed.
  ///
  /// - Parameters:
  ///   - page: The page that is pushed at the start, if any.
  ///   - look: The settings of the window.
  static func run(_ page: (any GalleryPage)?, look: Look) -> Never {
    firstPage = page
    Language.current = look.language
    // A window of the default size may be smaller, to fit the screen.
    if look.size != Look().size {
      setenv("RETOUR_SIZE", "\(Double(look.size.width))x\(Double(look.size.height))", 1)
    }
    setenv("RETOUR_LANGUAGE", look.language.rawValue, 1)
    if let scale = look.scale { setenv("RETOUR_SCALE", "\(Double(scale))", 1) }
    if look.isFullScreen { setenv("RETOUR_FULL_SCREEN", "1", 1) }
    if look.design != .flat { setenv("RETOUR_DESIGN", look.design.rawValue, 1) }
    if look.isDark { setenv("RETOUR_STYLE", "dark", 1) }
    if look.isRightToLeft { setenv("RETOUR_DIRECTION", "rightToLeft", 1) }
    setenv("RETOUR_CONTENT_SIZE", look.contentSize, 1)
    main()
    exit(0)
  }
}
