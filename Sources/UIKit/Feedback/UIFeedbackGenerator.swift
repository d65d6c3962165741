// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The superclass of generators of haptic feedback.
///
/// No device of a desktop gives such feedback: generators are silent.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the device for feedback; without an effect here.
  open func prepare() {}
}
