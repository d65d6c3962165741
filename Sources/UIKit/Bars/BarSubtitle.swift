// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The line below a title: a text, or the app's view in its place.
@MainActor
struct BarSubtitle {
  let text: BarText?
  let view: UIView?
  let style: TextStyle

  /// Creates a line; `nil` without a text and a view.
  init?(_ text: BarText?, view: UIView?, style: TextStyle?) {
    guard text != nil || view != nil else { return nil }
    (self.text, self.view) = (text, view)
    self.style = style ?? TextStyle([:])
  }
}
