// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Counts changes of any layer's place, size or superlayer.
///
/// What was found out about places holds as long as the number stays: UIKit asks for the safe area
/// of the same superview for every view in it.
package enum GeometryStamp {
  private static let count = Atomic<Int>(0)

  /// The number of changes so far.
  package static var current: Int { count.load(ordering: .relaxed) }

  /// Notes a change.
  package static func change() { count.add(1, ordering: .relaxed) }
}
