// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a controller that comes up over everything and goes down again.
///
/// One number says where its view is: the share of the way off the screen, 0...1.
@MainActor
struct ModalTransition {
  let view: UIView
  let style: UIModalTransitionStyle
  /// The share at the start and at the end.
  let start: CGFloat
  let end: CGFloat

  /// Prepares the way.
  ///
  /// - Parameters:
  ///   - view: The view that moves; it fills its superview at rest.
  ///   - style: The look.
  ///   - isPresenting: Whether the view comes.
  ///   - seen: Where an unfinished transition left the view; `nil` for the usual start.
  init(
    of view: UIView,
    style: UIModalTransitionStyle,
    isPresenting: Bool,
    from seen: CGFloat? = nil
  ) {
    (self.view, self.style) = (view, style)
    start = seen ?? (isPresenting ? 1 : 0)
    end = isPresenting ? 0 : 1
    UIView.performWithoutAnimation {
      // One flat picture while it moves; content that changes is drawn into it again.
      view.storedLayer.shouldRasterize = true
      put(at: start)
    }
  }

  /// Moves the view to the end; called inside the transition's animation.
  func animate() { put(at: end) }

  /// How far the view goes, in shares.
  var distance: CGFloat { end - start }

  /// Where the view is seen now.
  var seen: CGFloat {
    let shown = view.storedLayer.presentation() ?? view.storedLayer
    let height = view.storedLayer.bounds.height
    return switch style {
    case .coverVertical: height > 0 ? (shown.position.y - height / 2) / height : 0
    case .crossDissolve: 1 - CGFloat(shown.opacity)
    }
  }

  /// Leaves the view at rest in its place.
  func settle() {
    UIView.performWithoutAnimation {
      view.storedLayer.shouldRasterize = false
      put(at: 0)
    }
  }

  private func put(at share: CGFloat) {
    let bounds = view.storedLayer.bounds
    switch style {
    case .coverVertical:
      view.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2 + share * bounds.height)
    case .crossDissolve: view.alpha = 1 - share
    }
  }
}
