// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The class of the bar that a client asks for.
  static func barType(_ requested: AnyClass?) -> UINavigationBar.Type {
    guard let requested else { return UINavigationBar.self }
    guard let type = requested as? UINavigationBar.Type else {
      misuse("navigationBarClass must be a subclass of UINavigationBar: \(requested)")
    }
    return type
  }

  /// The class of the toolbar that a client asks for.
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
