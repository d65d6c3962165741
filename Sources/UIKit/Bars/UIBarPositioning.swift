// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A bar that says where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}
