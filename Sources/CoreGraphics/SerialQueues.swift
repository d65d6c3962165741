// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Queues that do work beside the main thread, each a piece at a time.
///
/// They stand for one concurrent queue: from the first use of such a queue on, libdispatch looks
/// once a second at what its threads do, as long as the process runs. Threads of serial queues end
/// when there has been nothing to do for some seconds.
package final class SerialQueues: Sendable {
  private let queues: [DispatchQueue]
  private let turn = Atomic(0)

  /// Creates queues.
  ///
  /// - Parameters:
  ///   - label: The label of each, for debuggers.
  ///   - count: The number of queues, 1 or more.
  package init(label: String, count: Int) {
    queues = (0..<count).map { _ in DispatchQueue(label: label, qos: .userInitiated) }
  }

  /// The queue of an index.
  package subscript(index: Int) -> DispatchQueue { queues[index] }

  /// The queue whose turn it is.
  package var next: DispatchQueue {
    queues[turn.wrappingAdd(1, ordering: .relaxed).oldValue % queues.count]
  }
}
