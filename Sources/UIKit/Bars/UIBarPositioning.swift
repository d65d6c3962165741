// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}
