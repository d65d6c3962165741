// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The kinds of pages with a behavior of their own in the kit's stacks.
package enum FuzzPageKind: String, CaseIterable, Sendable {
  /// A guard asks a question.
  case asks
  /// A guard denies.
  case denies
  /// The back button is a view of the app's.
  case view
  /// The back button is a view of the app's that declares its parts, and takes other sizes.
  case parts
  /// A left item of the page's own with a control of the app's.
  case control
  /// The same beside the back button.
  case supplement
  /// The page has no back button.
  case hidden
  /// A swipe begins anywhere.
  case content
  /// No swipe begins.
  case disabled
  /// No swipe begins on a view along the leading edge.
  case excludes

  /// Whether the bar shows views of the page's own in place of UIKit's back button.
  var hasOwnViews: Bool {
    switch self {
    case .view, .parts, .control, .supplement: true
    default: false
    }
  }
}
