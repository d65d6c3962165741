// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The zoom of a page, out of its source view and back into it.
///
/// The page moves into a card, which the transition's driver and the finger place: the driver moves
/// it along its way, the finger off that way.
@MainActor
final class PageZoomTransition {
  fileprivate typealias Settings = (isUserInteractionEnabled: Bool, shouldRasterize: Bool)

  /// The place and speed of a card when its transition was interrupted.
  struct Capture {
    fileprivate weak var page: UIView?
    fileprivate let settings: Settings
    fileprivate let share: CGFloat
    fileprivate let offset: CGPoint
    fileprivate let velocity: CGPoint
    /// The speed along the way, in shares per second.
    fileprivate let speed: CGFloat
  }

  private let container: UIView
  private let page: UIView
  /// The settings of the page by the app that the card needs otherwise.
  private let ownSettings: Settings
  private let card = ZoomCardView()
  private let dimmingView = UIView()
  private let source: ZoomSource?
  private let picture: UIView?
  private let zoom: PageZoom
  private let clock: FrameClock
  private let start: CGFloat
  private let end: CGFloat
  private var hold: PageZoomHold
  private var share: CGFloat
  private let speed: CGFloat
  private var isSettled = false

  /// Puts two pages that are in place, the upper one in front, where the zoom starts.
  ///
  /// - Parameters:
  ///   - request: The view controllers' wishes.
  ///   - container: The superview of the pages.
  ///   - page: The view of the page that zooms.
  ///   - isPush: Whether the page grows.
  ///   - timing: The duration of the transition in seconds, its clock, and whether a finger moves
  ///     the page from the start.
  ///   - former: The zoom that this one interrupts.
  init(
    _ request: ZoomRequest,
    in container: UIView,
    of page: UIView,
    isPush: Bool,
    timing: (duration: Double, clock: FrameClock, isInteractive: Bool),
    following former: Capture?
  ) {
    (self.container, self.page, clock) = (container, page, timing.clock)
    let known = former.flatMap { $0.page === page ? $0 : nil }
    ownSettings =
      known?.settings ?? (page.isUserInteractionEnabled, page.storedLayer.shouldRasterize)
    let window = container.storedWindow
    let view = request.sourceView(in: window)
    let zoom = PageZoom(
      source: view.map { $0.convert($0.storedLayer.bounds, to: container) },
      page: container.storedLayer.bounds,
      alignment: view.flatMap { request.alignment(with: $0, in: page) },
      cornerRadius: view?.storedLayer.cornerRadius ?? 0,
      isReduced: UIAccessibility.isReduceMotionEnabled
    )
    picture = view?.snapshotView(afterScreenUpdates: false)
    source = view.map(ZoomSource.init)
    self.zoom = zoom
    let rest: CGFloat = isPush ? 0 : 1
    // A finger that catches a page gives the progress itself.
    start = timing.isInteractive ? rest : known?.share ?? rest
    end = isPush ? 1 : 0
    (share, speed) = (start, known?.speed ?? 0)
    hold = PageZoomHold(
      zoom,
      duration: timing.duration,
      offset: known?.offset ?? .zero,
      velocity: known?.velocity ?? .zero,
      at: clock.now
    )
    dimmingView.backgroundColor = request.dimmingColor
    arrange()
  }

  /// The share of the page's way that is on screen.
  var shownShare: CGFloat { share }
  /// The speed at the start along the way, in transitions per second.
  var startVelocity: CGFloat { end == start ? 0 : speed / (end - start) }

  private func arrange() {
    UIView.performWithoutAnimation {
      let bounds = container.storedLayer.bounds
      dimmingView.setStoredFrame(bounds)
      dimmingView.isUserInteractionEnabled = false
      page.isUserInteractionEnabled = false
      // Flattened while it moves; a change inside renders it again.
      page.storedLayer.shouldRasterize = true
      container.addSubview(dimmingView)
      container.addSubview(card)
      card.addSubview(page)
      if let picture { card.addSubview(picture) }
    }
    show(0)
  }

  // MARK: Moving

  /// Returns the share of the page's way at a progress of the transition.
  func share(at progress: CGFloat) -> CGFloat { start + (end - start) * progress }

  /// Shows a progress of the transition, 0...1.
  func show(_ progress: CGFloat) {
    share = share(at: progress)
    let pose = zoom.pose(at: share, offset: hold.offset(share: share, at: clock.now))
    UIView.performWithoutAnimation {
      card.setStoredFrame(pose.card)
      card.alpha = pose.alpha
      card.storedLayer.cornerRadius = pose.cornerRadius
      page.center = pose.pageCenter
      page.transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
      dimmingView.alpha = pose.dimming
      guard let picture else { return }
      let size = picture.storedLayer.bounds.size
      picture.center = CGPoint(x: pose.picture.midX, y: pose.picture.midY)
      picture.transform = CGAffineTransform(
        scaleX: pose.picture.width / size.width,
        y: pose.picture.height / size.height
      )
      picture.alpha = pose.pictureAlpha
    }
  }

  /// A finger takes the card at a place in the container; again if another finger joins it.
  func hold(at finger: CGPoint) { hold.hold(at: finger, share: share, time: clock.now) }

  /// The finger moved to a place in the container.
  func move(to finger: CGPoint) { hold.move(to: finger) }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per second.
  ///   - progressVelocity: The velocity of the transition, in transitions per second.
  func release(velocity: CGPoint, progressVelocity: CGFloat) {
    let speed = (end - start) * progressVelocity
    hold.release(share: share, speed: speed, velocity: velocity, time: clock.now)
  }

  // MARK: The end

  /// Captures the card's place for the transition that interrupts this one.
  ///
  /// - Parameter velocity: The velocity of the transition, in transitions per second.
  /// - Returns: The capture.
  func capture(velocity: CGFloat) -> Capture {
    Capture(
      page: page,
      settings: ownSettings,
      share: share,
      offset: hold.offset(share: share, at: clock.now),
      velocity: hold.velocity(at: clock.now),
      speed: (end - start) * velocity
    )
  }

  /// Returns the page to the container, at rest, and shows the source view.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    UIView.performWithoutAnimation {
      page.transform = .identity
      page.isUserInteractionEnabled = ownSettings.isUserInteractionEnabled
      page.storedLayer.shouldRasterize = ownSettings.shouldRasterize
      if page.storedSuperview === card {
        container.addSubview(page)
        page.setStoredFrame(container.storedLayer.bounds)
      }
      card.removeFromSuperview()
      dimmingView.removeFromSuperview()
    }
    source?.show()
  }
}
