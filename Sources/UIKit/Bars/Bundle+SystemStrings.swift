// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Bundle {
  /// Returns the bundle of a class; for UIKit's own classes, the one with the localized system
  /// strings, such as "Back".
  ///
  /// As on Apple's systems, `Bundle(for: UINavigationBar.self).localizedString(forKey: "Back",
  /// value: "Back", table: nil)` is the title of a back button without another title. The
  /// bundle has the strings of the interface's language at the time of the call, and nothing else.
  /// Without the package's resources beside the executable it is the main bundle, and `value` is
  /// the result. A subclass in an app has the app's bundle.
  ///
  /// - Parameter aClass: The class.
  @MainActor public convenience init(for aClass: UIResponder.Type) {
    let strings = Bundle.main.bundleURL.appendingPathComponent(
      "Retour_UIKit.resources/SystemStrings/\(Stage.current.language).lproj"
    )
    // CFBundle caches bundles by their path: a second call reads nothing.
    if String(reflecting: aClass).hasPrefix("UIKit."),
      FileManager.default.fileExists(atPath: strings.path)
    {
      // The folder exists.
      // swift-format-ignore: NeverForceUnwrap
      self.init(path: strings.path)!
    } else {
      self.init(for: aClass as AnyClass)
    }
  }
}
