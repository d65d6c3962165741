// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The style of a presentation: the area that it covers, and whether the presenting view stays.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that suits the view controller: a page sheet, or the style of a system view
  /// controller such as an alert.
  case automatic = -2
  /// No style: that of the coordinator of a push or pop, and of an adaptation that keeps the style.
  case none = -1
  /// The presentation covers the window; the presenting view is removed once it is covered.
  case fullScreen = 0
  /// A card over the presenting view, which stays and is scaled down; a finger can dismiss it.
  case pageSheet = 1
  /// The same as a page sheet here, in windows of every size.
  case formSheet = 2
  /// The presentation covers the view of the nearest view controller that defines a context, which
  /// is removed once it is covered.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate.
  case custom = 4
  /// The presentation covers the window; the presenting view stays.
  case overFullScreen = 5
  /// The presentation covers the view of the nearest view controller that defines a context, which
  /// stays.
  case overCurrentContext = 6
  /// A bubble that points at its source; in horizontally compact windows a page sheet.
  case popover = 7

  /// Whether the presentation covers a context, and not always the window.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }
}
