// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import QuartzCore
import UIKit

extension FuzzScene {
  /// Where each page of a stack that is in the window is seen, in points from its place at rest.
  package var offsets: [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for record in records.values {
      guard let holder = record.view?.superview, holder.window != nil,
        let container = holder.superview
      else { continue }
      let shown = holder.layer.presentation() ?? holder.layer
      offsets[record.number] = shown.position.x - container.bounds.midX
    }
    return offsets
  }
}
