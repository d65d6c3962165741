// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The motion of a scroll view's content: fingers, the wheel and the app move it, one at a time.
@MainActor
final class ScrollEngine {
  private unowned let view: UIScrollView
  private var machine = ScrollStateMachine()
  private var observer: FrameClock.FrameObserver?
  /// The ranges of the last layout, to notice that they changed.
  private var knownSpace: ScrollSpace?
  private var knownInset = UIEdgeInsets.zero
  /// Whether the present motion is that of a wheel or a touchpad.
  private var isWheeled = false
  /// Whether the present animation was caused by a tap on the status bar.
  private var isScrollingToTop = false
  private(set) lazy var pan = UIScrollViewPanGestureRecognizer(view)
  private let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  /// The scale of the content.
  private(set) lazy var zoom = ZoomEngine(view)
  private lazy var indicators = ScrollIndicators(view)
  private lazy var touchpad = TouchpadDrag(self)

  init(_ view: UIScrollView) { self.view = view }

  isolated deinit { observer?.cancel() }

  // MARK: State

  var isTracking: Bool { machine.isTracking }
  var isDragging: Bool { machine.isDragging }
  var isDecelerating: Bool { machine.isDecelerating }
  var isEnabled: Bool { pan.isEnabled }

  /// Whether a touch stops moving content instead of reaching it.
  ///
  /// Content that has nearly come to rest receives touches, as does content that a wheel moves (our
  /// decision).
  var catchesTouches: Bool {
    guard machine.isDecelerating, !isWheeled, let clock else { return false }
    let velocity = machine.velocity(at: clock.now)
    return hypot(velocity.x, velocity.y) > ScrollFigures.catchVelocity
  }

  /// The ranges of the content offset.
  var space: ScrollSpace {
    let (size, content) = (view.storedLayer.bounds.size, view.contentSize)
    let insets = view.adjustedContentInset
    return ScrollSpace(
      x: ScrollAxis(
        content: content.width,
        length: size.width,
        insets: (insets.left, insets.right),
        bounces: view.bounces,
        alwaysBounces: view.alwaysBounceHorizontal
      ),
      y: ScrollAxis(
        content: content.height,
        length: size.height,
        insets: (insets.top + (view.pageScroll?.hiddenRoom ?? 0), insets.bottom),
        bounces: view.bounces,
        alwaysBounces: view.alwaysBounceVertical
      )
    )
  }

  private var physics: ScrollPhysics {
    ScrollPhysics(
      space: space,
      rate: view.decelerationRate.rawValue,
      isPaging: view.isPagingEnabled
    )
  }

  private var offset: CGPoint { view.storedLayer.bounds.origin }
  private var clock: FrameClock? { view.storedWindow?.session.clock }

  // MARK: Recognizers

  /// Attaches the recognizers to the new view.
  func attachRecognizers() {
    view.attach(delay)
    view.attach(pan)
  }

  func setEnabled(_ isEnabled: Bool) {
    pan.isEnabled = isEnabled
    touchHandlingChanged()
  }

  func touchHandlingChanged() { delay.isEnabled = pan.isEnabled && view.delaysContentTouches }

  /// Whether the drag of the pan recognizer may begin.
  func mayDrag() -> Bool {
    guard space.isScrollable else { return false }
    if let content = pan.engine.hitView, content !== view, contentHasTouch {
      guard view.canCancelContentTouches, view.touchesShouldCancel(in: content) else {
        return false
      }
    }
    if pan.hasCaughtContent { return true }
    let movement = pan.firstMovement
    if let sheet = view.sheetRecognizer, sheet.takes(movement, from: view) { return false }
    if view.leavesToZoom(movement) { return false }
    return space.canFollow(movement, from: offset) || !isFollowedOutside(movement)
  }

  /// Whether the content has the touch of the drag that is about to begin.
  private var contentHasTouch: Bool { !delay.isEnabled || delay.hasExpired }

  /// Whether a scroll view around this one can follow a movement that this one cannot.
  private func isFollowedOutside(_ movement: CGPoint) -> Bool {
    view.storedSuperview?.scrollViewsOutward
      .contains {
        $0.isScrollEnabled && $0.engine.space.canFollow(movement, from: $0.contentOffset)
      } ?? false
  }

  /// A finger touches the view or its content.
  ///
  /// - Returns: Whether it stopped moving content.
  func fingerDown() -> Bool {
    touchpad.interrupt()
    let hasMoved = machine.isMoving
    report(machine.fingerDown())
    return hasMoved
  }

  /// The last finger was lifted.
  func fingersUp() {
    guard !machine.isDragging else { return }
    machine.fingersUp(from: offset, physics, at: clock?.now ?? 0)
    isWheeled = false
    if clock == nil { finishWithoutClock() }
    follow()
  }

  /// The recognizer of drags changed its state, or its fingers moved.
  func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(by: self.pan.firstMovement, isByFinger: true)
      drag(by: pan.translation(in: view))
    case .changed: drag(by: pan.translation(in: view))
    case .ended:
      view.keyboardDismissMode.dragEnded(at: pan.location(in: nil), in: view)
      endDrag(velocity: zoom.isZooming ? .zero : pan.velocity(in: view))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  // MARK: Drags

  /// A drag begins with a movement.
  func beginDrag(by movement: CGPoint, isByFinger: Bool) {
    guard !machine.isDragging else { return }
    isWheeled = !isByFinger
    let lock = view.isDirectionalLockEnabled ? DirectionLock(movement) : nil
    report(machine.dragBegan(at: offset, in: space, lock: lock, isByFinger: isByFinger))
    view.userWillScroll()
    if isByFinger { view.keyboardDismissMode.dragBegan(in: view) }
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// The drag moves on.
  ///
  /// - Parameter translation: The movement since it began.
  func drag(by translation: CGPoint) {
    guard !zoom.isZooming else { return }
    guard case .scroll(let offset) = machine.dragged(by: translation, in: space) else { return }
    show(offset)
    view.refreshControl?.contentMoved()
  }

  /// The drag ends.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per second.
  ///   - wheelTarget: The offset to which a notch of a wheel leads.
  func endDrag(velocity: CGPoint, wheelTarget: CGPoint? = nil) {
    guard machine.isDragging else { return }
    view.refreshControl?.dragEnded()
    let physics = physics
    let speed = machine.contentVelocity(velocity, at: offset, in: physics.space)
    let chosen = chooseTarget(velocity: speed, proposing: wheelTarget, physics)
    // The delegate can have stopped the drag.
    guard machine.isDragging else { return }
    let time = clock?.now ?? 0
    let motion =
      if wheelTarget != nil {
        ScrollMotion(
          to: chosen ?? offset,
          from: offset,
          velocity: .zero,
          // The first step belongs to the frame of the event, which would show none.
          start: time - (clock?.frameInterval ?? 0),
          duration: ScrollFigures.notchDuration
        )
      } else {
        physics.motion(from: offset, velocity: speed, to: chosen, at: time)
      }
    machine.dragEnded(with: motion, from: offset, at: time)
    if machine.isDecelerating, clock == nil { finishWithoutClock() }
    let decelerates = machine.isDecelerating
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    if machine.isDecelerating { view.scrollDelegate?.scrollViewWillBeginDecelerating(view) }
    follow()
  }

  /// Asks the view and its delegate for the offset at rest.
  ///
  /// - Returns: The offset; `nil` for the natural one.
  private func chooseTarget(
    velocity: CGPoint,
    proposing wheelTarget: CGPoint?,
    _ physics: ScrollPhysics
  ) -> CGPoint? {
    guard !physics.isPaging else { return wheelTarget }
    let natural = wheelTarget ?? physics.target(from: offset, velocity: velocity)
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.restingOffset(natural, velocity: speed)
    if let page = view.pageScroll {
      target.y = page.rest(for: target.y, from: offset.y, velocity: speed.y, in: physics.space.y)
    }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view,
      withVelocity: speed,
      targetContentOffset: &target
    )
    return target == natural ? wheelTarget : target
  }

  // MARK: The wheel

  /// Whether the content can follow a scroll.
  ///
  /// - Parameters:
  ///   - movement: The movement of the content, in points; its longer part counts.
  ///   - type: The type of the device.
  /// - Returns: `false` at the edge that lies in that direction.
  func canFollow(_ movement: CGPoint, of type: UIScrollType) -> Bool {
    isEnabled && pan.allows(type) && space.canFollow(movement, from: machine.target ?? offset)
  }

  /// The wheel turned by a notch.
  ///
  /// - Parameter distance: The change of the offset that it requests.
  func turnWheel(by distance: CGPoint) {
    guard let clock, !machine.isTracking else { return }
    touchpad.interrupt()
    let start = isWheeled ? machine.target ?? offset : offset
    var target = space.clamped(CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    if view.isPagingEnabled {
      let flick = CGPoint(x: distance.x * 1000, y: distance.y * 1000)
      target = physics.target(from: start, velocity: flick)
    }
    guard machine.isDecelerating, isWheeled else {
      beginDrag(by: .zero, isByFinger: false)
      return endDrag(velocity: .zero, wheelTarget: target)
    }
    machine.extend(
      with: ScrollMotion(
        to: target,
        from: machine.position(at: clock.now) ?? offset,
        velocity: machine.velocity(at: clock.now),
        start: clock.now,
        duration: ScrollFigures.notchDuration
      )
    )
  }

  /// The fingers moved on a touchpad.
  ///
  /// - Parameters:
  ///   - distance: The change of the offset that they request.
  ///   - time: The time in seconds.
  func followTouchpad(by distance: CGPoint, at time: TimeInterval) {
    guard let clock, !machine.isTracking else { return }
    touchpad.moved(by: distance, from: offset, in: space, at: time, clock)
  }

  // MARK: Keys

  /// The offset that the content has or moves to by itself; `nil` while a finger has it.
  var freeTarget: CGPoint? {
    isEnabled && !machine.isTracking && !machine.isDragging ? machine.target ?? offset : nil
  }

  // MARK: The clock

  /// Moves the content with the clock while the machine says so.
  private func follow() {
    guard machine.isMoving else {
      observer?.cancel()
      observer = nil
      if !machine.isDragging { indicators.rest() }
      return
    }
    guard observer == nil, let clock else { return }
    observer = clock.addFrameObserver { [weak self] time in
      MainActor.assumeIsolated { self?.frame(at: time) }
    }
  }

  private func frame(at time: Double) {
    guard view.storedWindow != nil else {
      // A bounce ends at its edge, also where nobody sees it.
      report(stop(at: space.clamped(offset)))
      return follow()
    }
    switch machine.frame(at: time) {
    case .none: follow()
    case .scroll(let offset): show(offset)
    case .endDeceleration(let offset):
      show(offset)
      follow()
      view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .endAnimation(let offset):
      show(offset)
      follow()
      endAnimation()
    }
  }

  private func endAnimation() {
    view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    guard isScrollingToTop else { return }
    isScrollingToTop = false
    view.scrollDelegate?.scrollViewDidScrollToTop(view)
  }

  /// Ends a motion of a view without a window at once.
  private func finishWithoutClock() {
    if let target = machine.target { _ = stop(at: target) }
  }

  /// Ends a motion at an offset that is for the insets outside of a window.
  private func stop(at offset: CGPoint) -> ScrollStateMachine.Interruption {
    let interruption = machine.stop()
    show(offset)
    takeInsets()
    return interruption
  }

  /// Tells the delegate about a motion that ended before its time.
  private func report(_ interruption: ScrollStateMachine.Interruption) {
    follow()
    switch interruption {
    case .nothing: break
    case .drag: view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    case .deceleration: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .animation: endAnimation()
    }
  }

  // MARK: The app

  /// Shows an offset that the machine decided, in whole pixels.
  func show(_ offset: CGPoint) {
    let scale = view.storedWindow?.screen.scale ?? 1
    let rounded = CGPoint(
      x: (offset.x * scale).rounded() / scale,
      y: (offset.y * scale).rounded() / scale
    )
    guard move(to: rounded) else { return }
    indicators.appear()
    view.pageScroll?.contentMoved()
    view.scrollDelegate?.scrollViewDidScroll(view)
  }

  /// Moves the content.
  ///
  /// - Returns: Whether it was elsewhere.
  private func move(to offset: CGPoint) -> Bool {
    guard offset != self.offset else { return false }
    view.setStoredBounds(CGRect(origin: offset, size: view.storedLayer.bounds.size))
    return true
  }

  /// The app sets the offset.
  func setOffset(_ target: CGPoint, keepsMotion: Bool) {
    let former = offset
    if !keepsMotion, !machine.isDragging { report(machine.stop()) }
    if move(to: target) { offsetWasSet(from: former) }
  }

  /// The offset was set by the app, maybe as the bounds.
  func offsetWasSet(from former: CGPoint) {
    let present = offset
    machine.shift(by: CGPoint(x: present.x - former.x, y: present.y - former.y))
    view.pageScroll?.contentMoved()
    view.scrollDelegate?.scrollViewDidScroll(view)
  }

  /// The app requests an offset.
  func setOffset(_ target: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, let clock else {
      return setOffset(target, keepsMotion: false)
    }
    let velocity = machine.velocity(at: clock.now)
    if machine.isDragging {
      touchpad.interrupt()
      pan.engine.interrupt()
    }
    report(machine.stop())
    guard target != offset, !machine.isMoving, !machine.isDragging else { return }
    isWheeled = false
    machine.animate(
      ScrollMotion(
        to: target,
        from: offset,
        velocity: velocity,
        start: clock.now,
        duration: ScrollFigures.animationDuration
      )
    )
    follow()
  }

  /// Stops every motion; the fingers have no effect until they are lifted.
  func halt() {
    touchpad.interrupt()
    pan.engine.interrupt()
    report(machine.stop())
  }

  /// Scrolls no further than needed for a rectangle to be visible.
  func reveal(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    setOffset(space.offset(revealing: rect, from: offset), animated: animated)
  }

  /// A tap on the status bar requests the top.
  func scrollToTop() {
    guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    let top = CGPoint(x: offset.x, y: space.y.least)
    guard offset.y > top.y else { return }
    isScrollingToTop = true
    setOffset(top, animated: true)
    guard !machine.isAnimating else { return }
    isScrollingToTop = false
    view.scrollDelegate?.scrollViewDidScrollToTop(view)
  }

  // MARK: Geometry

  /// Sizes or insets changed.
  func geometryChanged() {
    view.setNeedsLayout()
    let (former, inset) = (knownSpace, view.adjustedContentInset)
    let isInsetNew = inset != knownInset
    if isInsetNew { insetChanged(to: inset) }
    let space = space
    knownSpace = space
    let rest = machine.target ?? offset
    guard let former, former.contains(rest), !space.contains(rest), !machine.isTracking,
      !machine.isDragging
    else { return }
    guard machine.isMoving else {
      // Content at rest keeps its place when only insets take room from it.
      let isResized = former.x.length != space.x.length || former.y.length != space.y.length
      if !isInsetNew || isResized { setOffset(space.clamped(offset), keepsMotion: true) }
      return
    }
    // Outside of a window, a motion ends here.
    guard let clock else { return setOffset(space.clamped(offset), keepsMotion: false) }
    if machine.isDecelerating {
      let velocity = machine.velocity(at: clock.now)
      machine.extend(with: physics.motion(from: offset, velocity: velocity, at: clock.now))
    }
  }

  /// The adjusted inset changed: content at the top or the left edge stays there.
  private func insetChanged(to inset: UIEdgeInsets) {
    let former = knownInset
    knownInset = inset
    var target = offset
    if abs(target.y + former.top) < 0.5 { target.y = -inset.top }
    if abs(target.x + former.left) < 0.5 { target.x = -inset.left }
    knownSpace = nil
    if !machine.isTracking, !machine.isDragging { setOffset(target, keepsMotion: true) }
    view.adjustedContentInsetDidChange()
    view.scrollDelegate?.scrollViewDidChangeAdjustedContentInset(view)
  }

  /// Whether the content is where the present inset has it.
  var hasTakenInsets: Bool { knownInset == view.adjustedContentInset }

  /// Moves the content to where the present inset has it.
  func takeInsets() {
    if !hasTakenInsets { geometryChanged() }
  }

  /// Lays out what belongs to the scroll view itself.
  func layOut() {
    if knownSpace != space || knownInset != view.adjustedContentInset {
      geometryChanged()
      view.pageScroll?.contentMoved()
    }
    view.refreshControl?.contentMoved()
    indicators.layOut(in: space, at: offset)
  }

  func flashIndicators() { indicators.flash(in: space) }

  /// The content has another scale, and another size.
  func contentDidZoom(to offset: CGPoint) {
    knownSpace = space
    view.setNeedsLayout()
    if machine.isMoving { report(machine.stop()) }
    show(offset)
  }

  /// Continues a drag where the content is after it zoomed.
  func resumeDrag() {
    guard machine.isDragging else { return }
    let lock = machine.lock
    _ = machine.stop()
    pan.setTranslation(.zero, in: view)
    _ = machine.dragBegan(at: offset, in: space, lock: lock)
  }

  /// Returns to the range after the content zoomed.
  func settle() {
    guard !machine.isDragging, !machine.isMoving, let clock else { return }
    _ = machine.fingerDown()
    machine.fingersUp(from: offset, physics, at: clock.now)
    follow()
  }
}
