// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

@testable import gallery

extension Studio {
  /// Drags the top page off the screen.
  ///
  /// - Parameter isMirrored: Whether the pages leave to the left.
  func swipeBack(isMirrored: Bool) {
    let bounds = world.window.bounds
    func point(_ share: CGFloat) -> CGPoint {
      let x = 2 + (bounds.width - 4) * share
      return CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY)
    }
    world.finger.down(at: point(0))
    world.finger.move(to: point(0.8), during: 0.25)
    world.finger.up()
    world.settle()
  }
}
