// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The timing of the animations of a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}
