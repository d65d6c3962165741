// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Returns the requested class of the navigation bar; traps if it is none.
  static func barType(_ requested: AnyClass?) -> UINavigationBar.Type {
    guard let requested else { return UINavigationBar.self }
    guard let type = requested as? UINavigationBar.Type else {
      misuse("navigationBarClass must be a subclass of UINavigationBar: \(requested)")
    }
    return type
  }

  /// Returns the requested class of the toolbar; traps if it is none.
  static func toolbarType(_ requested: AnyClass?) -> UIToolbar.Type {
    guard let requested else { return UIToolbar.self }
    guard let type = requested as? UIToolbar.Type else {
      misuse("toolbarClass must be a subclass of UIToolbar: \(requested)")
    }
    return type
  }

  /// Makes a bar of a class.
  static func makeBar(_ type: UINavigationBar.Type) -> UINavigationBar {
    RuntimeViews.make(type) as? UINavigationBar ?? UINavigationBar()
  }
}
