// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension Set where Element == UITouch {
  /// The touches in the order in which they began; a set is unordered.
  @MainActor var inOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
