// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view of the whole window that a presented controller's view moves in; in a tab bar controller,
/// the view that holds the selected page.
@preconcurrency @MainActor
class UITransitionView: UIView {
  /// Whether every finger on the view is kept from what lies below and in it.
  var blocksTouches = false
  /// Whether fingers that hit nothing in the view are kept from what lies below.
  var coversWhatIsBelow = false
  /// Called with a new size.
  var onResize: (@MainActor () -> Void)?
  /// Called when subviews are laid out.
  var onLayout: (@MainActor () -> Void)?
  private var knownSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedLayer.bounds.size
    if size != knownSize {
      let isFirst = knownSize == .zero
      knownSize = size
      if !isFirst { onResize?() }
    }
    onLayout?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if blocksTouches { return self.point(inside: point, with: event) ? self : nil }
    return super.hitTest(point, with: event) ?? (coversWhatIsBelow ? self : nil)
  }
}
