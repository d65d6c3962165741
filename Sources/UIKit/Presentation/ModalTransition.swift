// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The way of what comes up over everything and goes down again.
///
/// One number says where it is: the share of the way off the screen, 0...1. What lies around it, a
/// black backdrop and the card below a sheet, goes along.
@MainActor
struct ModalTransition {
  /// How a view comes and goes.
  enum Look {
    /// It slides up from the bottom, and down again.
    case cover
    /// It fades in, and out again.
    case dissolve
    /// It fades in while it shrinks to its size, and fades out.
    case alert
  }

  /// How much larger than itself an alert begins (reported for iOS 7 to 18).
  static let alertScale: CGFloat = 1.2

  let view: UIView
  let look: Look
  /// Where the view lies at rest, in its superview's coordinates.
  let rest: CGRect
  /// The way off the screen, in points.
  let travel: CGFloat
  /// The share at the start and at the end.
  let start: CGFloat
  let end: CGFloat
  private let scales: Bool
  private let backdrops: [UIView]
  private let card: PresenterCard?

  /// Prepares the way.
  ///
  /// - Parameters:
  ///   - presentation: What moves.
  ///   - lower: The presentations below it that go along unseen, the lowest first.
  ///   - isPresenting: Whether it comes.
  ///   - seen: Where an unfinished transition left it; `nil` for the usual start.
  init(
    of presentation: PresentationStage,
    over lower: [PresentationStage] = [],
    isPresenting: Bool,
    from seen: CGFloat? = nil
  ) {
    let all = lower + [presentation]
    (view, look) = (presentation.moved, presentation.controller.look)
    rest = presentation.rest
    travel = max(1, presentation.container.storedLayer.bounds.height - rest.minY)
    backdrops = all.compactMap(\.controller.backdrop)
    card = all.first?.card
    scales = isPresenting || seen != nil
    start = seen ?? (isPresenting ? 1 : 0)
    end = isPresenting ? 0 : 1
    UIView.performWithoutAnimation {
      // One flat picture while it moves; content that changes is drawn into it again.
      if view === presentation.wrapper { view.storedLayer.shouldRasterize = true }
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
    return switch look {
    case .cover: (shown.position.y - rest.midY) / travel
    case .dissolve, .alert: 1 - CGFloat(shown.opacity)
    }
  }

  /// Leaves the view at rest in its place.
  func settle() {
    UIView.performWithoutAnimation {
      if view is UIViewControllerWrapperView { view.storedLayer.shouldRasterize = false }
      put(at: 0)
    }
  }

  private func put(at share: CGFloat) {
    switch look {
    case .cover: view.center = CGPoint(x: rest.midX, y: rest.midY + share * travel)
    case .dissolve: view.alpha = 1 - share
    case .alert:
      let scale = scales ? 1 + (Self.alertScale - 1) * share : 1
      view.alpha = 1 - share
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    for backdrop in backdrops { backdrop.alpha = 1 - share }
    card?.put(at: share)
  }
}
