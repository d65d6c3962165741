// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels; the origin is the top left corner.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
