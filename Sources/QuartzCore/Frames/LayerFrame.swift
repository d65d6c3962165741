// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import RetourRender

/// The display list of a layer tree at a moment.
package struct LayerFrame {
  /// The items to paint.
  package var list: DisplayList
  /// Whether an animation is under way, so that the next frame will differ.
  ///
  /// The session wakes the clock for animations that begin later.
  package var animates: Bool
  /// The number of visited layers.
  package var layersVisited: Int
  /// The number of new sub-lists; the others are those of an earlier frame.
  package var subListsBuilt: Int
  /// The number of drawn pictures of shapes, gradients and shadows; the others are those of an
  /// earlier frame.
  package var picturesDrawn: Int
}
