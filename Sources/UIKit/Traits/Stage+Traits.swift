// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

extension Stage: TraitSource {
  nonisolated var screenTraits: UITraitCollection { screen.sharedTraits.withLock { $0 } }
}
