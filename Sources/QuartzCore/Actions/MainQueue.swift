// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch

/// The queue on which the main actor's code runs.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
