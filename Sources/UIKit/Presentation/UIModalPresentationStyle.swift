// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How much of the screen a presented controller takes, and what becomes of the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What suits the controller: a page sheet, unless the controller is one of UIKit's own that is
  /// shown in its own way.
  case automatic = -2
  /// No presentation: what the coordinator of a push or pop says.
  case none = -1
  /// The whole window; the view of the presenting controller is taken out once it is covered.
  case fullScreen = 0
  /// A card over the presenting controller, which stays below and gets a little smaller; a finger
  /// may pull it down.
  case pageSheet = 1
  /// The same as a page sheet here: windows are phones to it, whatever their size.
  case formSheet = 2
  /// What the controller's transitioning delegate gives a presentation controller for.
  case custom = 4
  /// The whole window; the view of the presenting controller stays below.
  case overFullScreen = 5
}
