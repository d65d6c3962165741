// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

extension Desktop {
  /// The texts of the title bars of the app's windows, in alphabetical order.
  var titles: [String] { windows.map(title).sorted() }

  private func title(of window: Window) -> String {
    var name: UnsafeMutablePointer<CChar>?
    guard XFetchName(connection, window, &name) != 0, let name else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }

  /// Chooses the window that the other methods are about, and gives it the keyboard's focus.
  ///
  /// - Parameter title: The text of its title bar.
  /// - Returns: Whether there is one.
  func select(_ title: String) -> Bool {
    guard let found = windows.first(where: { self.title(of: $0) == title }) else { return false }
    window = found
    XSetInputFocus(connection, found, Int32(PointerRoot), UInt(CurrentTime))
    XSync(connection, 0)
    return true
  }

  /// Moves the window, which has no frame without a window manager.
  func move(to place: (Int32, Int32)) {
    XMoveWindow(connection, window, place.0, place.1)
    XSync(connection, 0)
  }
}
