// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

extension Stage {
  /// The traits of the main screen; read on any thread.
  nonisolated var screenTraits: UITraitCollection { screen.sharedTraits.withLock { $0 } }
}
