// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The scale of a scroll view's content, changed by a pinch or by the app.
///
/// ```
///   idle ── pinch begins ─▶ pinching ── a finger is lifted beyond the limits ─▶ bouncing ─▶ idle
///   idle ── the app zooms with animation ─▶ animating ─▶ idle
/// ```
/// A pinch takes over a motion; a change by the app without animation ends everything.
@MainActor
final class ZoomEngine {
  private enum Phase {
    case idle
    /// The scale when the pinch began, and the content's point below its center, unscaled.
    case pinching(scale: CGFloat, anchor: CGPoint)
    case bouncing(ZoomMotion)
    case animating(ZoomMotion)
  }

  private unowned let view: UIScrollView
  private var phase = Phase.idle
  private var observer: FrameClock.FrameObserver?
  private(set) var pinch: UIScrollViewPinchGestureRecognizer?

  init(_ view: UIScrollView) { self.view = view }

  isolated deinit { observer?.cancel() }

  // MARK: State

  /// Whether a pinch zooms.
  var isZooming: Bool {
    if case .pinching = phase { return true }
    return false
  }

  /// Whether the content bounces back to a limit.
  var isBouncing: Bool {
    if case .bouncing = phase { return true }
    return false
  }

  /// The recognizer of pinches, while the limits allow any.
  var attachedPinch: UIPinchGestureRecognizer? { pinch?.view == nil ? nil : pinch }

  private var range: ZoomRange {
    ZoomRange(
      least: view.minimumZoomScale,
      most: view.maximumZoomScale,
      bounces: view.bouncesZoom
    )
  }

  private var content: UIView? { view.scrollDelegate?.viewForZooming(in: view) }

  /// The scale of the view that zooms; 1 without one.
  var scale: CGFloat {
    guard let transform = content?.transform else { return 1 }
    return hypot(transform.a, transform.b)
  }

  /// The smallest or the greatest scale changed.
  func limitsChanged() {
    guard range.allowsZoom else {
      if let pinch { view.detach(pinch) }
      return
    }
    let recognizer = pinch ?? UIScrollViewPinchGestureRecognizer(view)
    pinch = recognizer
    view.attach(recognizer)
  }

  // MARK: Pinches

  /// The recognizer changed its state, or its fingers moved.
  func pinchChanged(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed where recognizer.numberOfTouches < 2: end()
    case .changed: follow(recognizer)
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func begin(_ recognizer: UIPinchGestureRecognizer) {
    guard let content else { return }
    stop()
    let point = recognizer.location(in: view)
    let scale = scale
    phase = .pinching(scale: scale, anchor: CGPoint(x: point.x / scale, y: point.y / scale))
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
    follow(recognizer)
  }

  private func follow(_ recognizer: UIPinchGestureRecognizer) {
    guard case .pinching(let start, let anchor) = phase else { return }
    let scale = range.shown(start * recognizer.scale)
    let (bounds, point) = (view.storedLayer.bounds, recognizer.location(in: view))
    let center = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    let offset = CGPoint(x: anchor.x * scale - center.x, y: anchor.y * scale - center.y)
    show(ZoomMotion.Place(scale: scale, offset: offset), limits: { $0.shown($1) })
  }

  private func end() {
    guard case .pinching = phase else { return }
    phase = .idle
    let (scale, limit) = (scale, range.clamped(scale))
    guard abs(scale - limit) > 0.000_1, let clock = view.storedWindow?.session.clock else {
      view.engine.resumeDrag()
      didEnd()
      return view.engine.settle()
    }
    let bounds = view.storedLayer.bounds
    let target = place(limit, around: CGPoint(x: bounds.midX, y: bounds.midY))
    let present = ZoomMotion.Place(scale: scale, offset: bounds.origin)
    phase = .bouncing(ZoomMotion(from: present, to: target, start: clock.now))
    observe(clock)
  }

  private func didEnd() {
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
  }

  // MARK: The app

  /// Zooms around the center of the view.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard content != nil else { return }
    let bounds = view.storedLayer.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    move(to: place(range.clamped(scale), around: center), animated: animated)
  }

  /// Zooms so that a rectangle of the content fills the view.
  func zoom(to rect: CGRect, animated: Bool) {
    guard content != nil, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let size = view.storedLayer.bounds.size
    let scale = range.clamped(min(size.width / rect.width, size.height / rect.height))
    let offset = CGPoint(
      x: rect.midX * scale - size.width / 2,
      y: rect.midY * scale - size.height / 2
    )
    move(
      to: ZoomMotion.Place(scale: scale, offset: limited(offset, at: scale)),
      animated: animated
    )
  }

  private func move(to target: ZoomMotion.Place, animated: Bool) {
    stop()
    guard animated, UIView.areAnimationsEnabled, let clock = view.storedWindow?.session.clock else {
      return show(target, limits: { $0.clamped($1) })
    }
    let present = ZoomMotion.Place(scale: scale, offset: view.storedLayer.bounds.origin)
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
    phase = .animating(ZoomMotion(from: present, to: target, start: clock.now))
    observe(clock)
  }

  /// Returns the place at which a point of the content stays where it is.
  private func place(_ scale: CGFloat, around point: CGPoint) -> ZoomMotion.Place {
    let (bounds, growth) = (view.storedLayer.bounds, scale / self.scale)
    let offset = CGPoint(
      x: point.x * growth - (point.x - bounds.minX),
      y: point.y * growth - (point.y - bounds.minY)
    )
    return ZoomMotion.Place(scale: scale, offset: limited(offset, at: scale))
  }

  /// Returns the nearest offset in the range that the content has at a scale.
  private func limited(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    let (growth, space) = (scale / self.scale, view.engine.space)
    let (size, insets) = (view.storedLayer.bounds.size, view.adjustedContentInset)
    let content = content?.frame.size ?? view.contentSize
    return CGPoint(
      x: min(
        max(offset.x, space.x.least),
        max(space.x.least, content.width * growth + insets.right - size.width)
      ),
      y: min(
        max(offset.y, space.y.least),
        max(space.y.least, content.height * growth + insets.bottom - size.height)
      )
    )
  }

  // MARK: Frames

  private func observe(_ clock: FrameClock) {
    observer = clock.addFrameObserver { [weak self] time in
      MainActor.assumeIsolated { self?.frame(at: time) }
    }
  }

  private func frame(at time: Double) {
    let motion: ZoomMotion
    switch phase {
    case .idle, .pinching: return stop()
    case .bouncing(let running), .animating(let running): motion = running
    }
    guard view.storedWindow != nil, !motion.hasEnded(at: time) else {
      observer?.cancel()
      observer = nil
      phase = .idle
      show(motion.target, limits: { $0.clamped($1) })
      view.engine.resumeDrag()
      return didEnd()
    }
    show(motion.place(at: time), limits: { $1 })
  }

  private func stop() {
    observer?.cancel()
    observer = nil
    let wasMoving =
      switch phase {
      case .idle, .pinching: false
      case .bouncing, .animating: true
      }
    phase = .idle
    if wasMoving { didEnd() }
  }

  /// Shows a scale, and the offset inside of the limits that the content has then.
  private func show(
    _ place: ZoomMotion.Place,
    limits: (ScrollSpace, CGPoint) -> CGPoint
  ) {
    guard let content else { return }
    let former = scale
    let origin = content.storedLayer.frame.origin
    content.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    let moved = content.storedLayer.frame.origin
    content.center.x += origin.x - moved.x
    content.center.y += origin.y - moved.y
    view.contentDidZoom(to: content.storedLayer.frame.size)
    view.engine.contentDidZoom(to: limits(view.engine.space, place.offset))
    if former != scale { view.scrollDelegate?.scrollViewDidZoom(view) }
  }
}
