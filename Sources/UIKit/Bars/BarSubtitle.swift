// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The line below a title: a text, or the app's view in its place.
@MainActor
struct BarSubtitle {
  let text: String?
  let view: UIView?
  let style: TextStyle

  /// Creates a line; `nil` without a text and a view.
  init?(_ text: String?, view: UIView?, style: TextStyle?) {
    guard Self.exists(text, view: view) else { return nil }
    (self.text, self.view) = (text, view)
    self.style = style ?? TextStyle([:])
  }

  /// Returns whether a text or a view makes a line.
  static func exists(_ text: String?, view: UIView?) -> Bool {
    view != nil || text?.isEmpty == false
  }
}
