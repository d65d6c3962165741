// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import RetourRender

/// A layer that shows what lies behind it, blurred and in other colors.
package final class BackdropLayer: CALayer {
  /// The changes that what lies behind goes through; changes of it can be animated.
  package var backdrop: Backdrop {
    get { values.special.backdrop }
    set { set(\.special.backdrop, newValue, .backdrop) }
  }
  /// Whether what lies behind is seen through the alpha of the content, whose colors are not shown.
  package var masksBackdrop: Bool {
    get { values.special.masksBackdrop }
    set { set(\.special.masksBackdrop, newValue, .type) }
  }
  /// The layer that it moves with, whose content it shows where nothing else is seen through it.
  ///
  /// Its own content is clipped to its bounds then.
  package var source: BackdropSource? { didSet { markContent() } }
}
