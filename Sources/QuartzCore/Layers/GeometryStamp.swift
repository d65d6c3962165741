// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// A count of the changes of any layer's place, size or superlayer.
///
/// A result that depends on places is valid as long as the number stays: UIKit computes the safe
/// area of a superview once for all views in it.
package enum GeometryStamp {
  private static let count = Atomic<Int>(0)

  /// The number of changes so far.
  package static var current: Int { count.load(ordering: .relaxed) }

  /// Counts a change.
  package static func change() { count.add(1, ordering: .relaxed) }
}
