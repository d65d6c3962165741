// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIButton {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button whose title and image have the tint color and fade while it is pressed.
    case system = 1
  }

  /// The constants of buttons; Apple's where known, see the comments.
  enum Look {
    /// The opacity of the image of a disabled custom button (our decision, see Parity).
    static let disabledAlpha: CGFloat = 0.5
    /// The font size of a system button's title in points (UIKit; a custom button's is 18).
    static let systemFontSize: CGFloat = 15
  }
}
