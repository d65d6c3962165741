// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import RetourRender

/// What a layer tree shows at a moment.
package struct LayerFrame {
  /// The things to paint.
  package var list: DisplayList
  /// Whether an animation is under way, so that the next moment shows something else.
  ///
  /// For one that begins later the session wakes the clock.
  package var animates: Bool
  /// How many layers were looked at.
  package var layersVisited: Int
  /// How many sub-lists were made; the others were those of an earlier frame.
  package var subListsBuilt: Int
}
