// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view's layout margins, as its owner set them.
struct LayoutMargins {
  /// The margins by layout direction; `nil` unless set.
  var directional: NSDirectionalEdgeInsets?
  /// The margins by side; `nil` unless set after the directional ones.
  var absolute: UIEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true

  /// The margins of a view unless they are set, in points (Apple's documentation).
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Returns the margins by side.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets? {
    absolute ?? directional?.insets(isRightToLeft: isRightToLeft)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets by side.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }

  /// Creates insets by layout direction from insets by side.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }
}
