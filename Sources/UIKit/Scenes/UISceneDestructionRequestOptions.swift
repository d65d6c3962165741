// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The options of a request to close a scene; there are none.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
