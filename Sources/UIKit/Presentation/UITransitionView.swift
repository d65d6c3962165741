// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The container of a presentation, as large as the window; in a tab bar controller, the superview
/// of the selected page.
@preconcurrency @MainActor
class UITransitionView: UIView {
  /// Whether the view receives every touch in place of its subviews and the views below.
  var blocksTouches = false
  /// Whether the view receives the touches that hit no subview, in place of the views below.
  var coversWhatIsBelow = false
  /// Whether the views below receive the touches that hit no subview.
  var passesTouches = false
  /// Called when the size changes.
  var onResize: (@MainActor () -> Void)?
  /// Called when the view lays out its subviews.
  var onLayout: (@MainActor () -> Void)?
  private var knownSize = CGSize.zero

  /// Whether the view is the container of a presentation, below which nothing is accessible.
  var isPresentation = false
  /// The presentation whose container the view is.
  weak var presentation: PresentationEngine?

  override var controllerInPlace: UIViewController? { presentation?.controllerInPlace }
  /// Nothing while the presenting view, which the container follows, is resized itself.
  override var autoresizingMask: AutoresizingMask {
    get { presentation?.followsPresenter == true ? [] : super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isModal: isPresentation)
  }

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
    let hit = super.hitTest(point, with: event) ?? (coversWhatIsBelow ? self : nil)
    return hit === self && passesTouches ? nil : hit
  }
}
