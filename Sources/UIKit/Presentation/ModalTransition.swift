// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The native presentation and dismissal.
///
/// One number is its state: the fraction of the distance off screen, 0...1. The backdrops and the
/// card below a sheet follow it.
@MainActor
struct ModalTransition {
  /// The styles of a presentation.
  enum Style {
    /// The view slides up from the bottom, and down again.
    case cover
    /// The view fades in, and out again.
    case dissolve
    /// The view fades in while it shrinks to its size, and fades out.
    case alert
    /// The page turns around, with the view on its back, and back again.
    case flip

    /// The animation of a style.
    init(_ style: UIModalTransitionStyle) {
      self =
        switch style {
        case .coverVertical: .cover
        case .flipHorizontal: .flip
        case .crossDissolve: .dissolve
        }
    }
  }

  /// The scale of an alert at the start of its presentation (reported for iOS 7 to 18).
  static let alertScale: CGFloat = 1.2

  let style: Style
  /// The frame at rest, in the superview's coordinates.
  let rest: CGRect
  /// The distance off screen, in points.
  let travel: CGFloat
  /// The fraction off screen at the start and at the end.
  let start: CGFloat
  let end: CGFloat
  /// The zoom of the presented view, in place of the style.
  let zoom: PageZoomTransition?
  /// The turn of the presented view and the one that it covers.
  private let flip: ModalFlip?
  private let track: ViewTrack
  private let backdrops: [ViewTrack]
  private let card: PresenterCard?
  /// That card and all below it: what moves above them uncovers their edges in each frame.
  private let flattened: [PresenterCard]

  var view: UIView { track.view }

  /// Moves the presented view and all that follows it to the start.
  ///
  /// - Parameters:
  ///   - presentation: The presentation that moves.
  ///   - covered: The view that the lowest presentation covers.
  ///   - lower: The presentations below it that end along with it, the lowest first.
  ///   - isPresenting: Whether it is presented, not dismissed.
  ///   - position: The fraction at which another transition was interrupted; `nil` without one.
  ///   - zoom: The zoom of the presented view; `nil` for the style's own animation.
  init(
    of presentation: PresentationStage,
    covering covered: UIView?,
    over lower: [PresentationStage] = [],
    isPresenting: Bool,
    from position: CGFloat? = nil,
    zoom: PageZoomTransition? = nil
  ) {
    self.zoom = zoom
    let all = lower + [presentation]
    style = presentation.transitionStyle
    rest = presentation.rest
    travel = max(1, presentation.container.storedLayer.bounds.height - rest.minY)
    start = position ?? (isPresenting ? 1 : 0)
    end = isPresenting ? 0 : 1
    flip =
      style == .flip && zoom == nil
      ? ModalFlip(from: covered, to: presentation.moved, start: start, end: end) : nil
    let poses = Poses(style: style, travel: travel, scales: isPresenting || position != nil)
    track = ViewTrack(
      presentation.moved,
      zoom == nil ? poses.properties : [],
      along: .vertical,
      rest: CGPoint(x: rest.midX, y: rest.midY),
      restAlpha: 1,
      start: poses.pose(at: start),
      end: poses.pose(at: end)
    )
    backdrops = all.compactMap(\.controller.backdrop).map { [start, end] backdrop in
      ViewTrack(
        backdrop,
        .alpha,
        restAlpha: 1,
        start: ViewTrack.Pose(alpha: 1 - start),
        end: ViewTrack.Pose(alpha: 1 - end)
      )
    }
    card = all.first?.card
    flattened = presentation.stack.compactMap(\.card)
    UIView.performWithoutAnimation {
      // Flattened while it moves; a change inside renders it again.
      if view === presentation.wrapper { view.storedLayer.shouldRasterize = true }
      track.moveToStart()
      for backdrop in backdrops { backdrop.moveToStart() }
      for card in flattened { card.setMoving(true) }
      card?.put(at: start)
    }
    flip?.show(0)
  }

  /// Shows a progress of the transition, 0...1, beside what is animated.
  func show(_ progress: CGFloat) {
    zoom?.show(progress)
    flip?.show(progress)
  }

  /// Moves everything to the end; called inside the transition's animation.
  func animate() {
    track.moveToEnd()
    for backdrop in backdrops { backdrop.moveToEnd() }
    card?.put(at: end)
  }

  /// The distance from start to end, in fractions.
  var distance: CGFloat { end - start }

  /// The fraction on screen.
  var position: CGFloat {
    if let zoom { return 1 - zoom.shownShare }
    if let flip { return flip.share }
    let pose = track.presented
    return switch style {
    case .cover: pose.offset / travel
    case .dissolve, .alert, .flip: 1 - pose.alpha
    }
  }

  /// Leaves the view at rest.
  func settle() {
    zoom?.settle()
    flip?.settle()
    UIView.performWithoutAnimation {
      if view is UIViewControllerWrapperView { view.storedLayer.shouldRasterize = false }
      track.moveToRest()
      for backdrop in backdrops { backdrop.moveToRest() }
      for card in flattened { card.setMoving(false) }
      card?.put(at: 0)
    }
  }
}

extension ModalTransition {
  /// The poses of a presented view.
  @MainActor
  private struct Poses {
    let style: Style
    let travel: CGFloat
    /// Whether an alert changes its size.
    let scales: Bool

    var properties: ViewTrack.Properties {
      switch style {
      case .cover: .position
      case .dissolve: .alpha
      case .alert: [.alpha, .scale]
      case .flip: []
      }
    }

    func pose(at fraction: CGFloat) -> ViewTrack.Pose {
      ViewTrack.Pose(
        offset: fraction * travel,
        alpha: 1 - fraction,
        scale: scales ? 1 + (alertScale - 1) * fraction : 1
      )
    }
  }
}
