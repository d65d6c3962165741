// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The phases of scrolling: who moves the content offset, and how.
///
/// Pure: no views, no clock, no globals. The owner reads the offset from its view and passes it.
///
/// ```
///          fingerDown             dragBegan             dragEnded, with a way left
///   idle ─────────────▶ held ──────────────▶ dragging ─────────────────▶ decelerating
///   ▲ │ ▲                │ ▲                    │ ▲                         │  │
///   │ │ └── fingersUp ───┘ └─── fingerDown ─────┼─┼─────────────────────────┘  │
///   │ │                                         │ └── dragBegan (a touchpad) ──┤
///   │ ├─ animate ─▶ animating ── fingerDown ─▶ held                            │
///   └─┴──────── frame at the end ── dragEnded without a way ── stop ───────────┘
/// ```
///
/// | event      | idle         | held         | dragging | decelerating   | animating |
/// |------------|--------------|--------------|----------|----------------|-----------|
/// | fingerDown | held         | ignored ¹    | ignored ¹| held           | held      |
/// | fingersUp  | ignored ²    | idle, decelerating ³ | trap | ignored ² | ignored ² |
/// | dragBegan  | dragging     | dragging     | trap     | dragging       | dragging  |
/// | dragged    | ignored ²    | ignored ²    | scrolls  | ignored ²      | ignored ² |
/// | dragEnded  | trap         | trap         | idle, decelerating | trap | trap      |
/// | animate    | animating    | animating    | trap     | trap           | trap      |
/// | extend     | trap         | trap         | trap     | decelerating   | trap      |
/// | frame      | ignored ²    | ignored ²    | ignored ²| scrolls, idle  | scrolls, idle |
/// | shift      | ignored      | ignored      | noted    | noted          | noted     |
/// | stop       | idle         | held         | idle     | idle           | idle      |
///
/// 1. Another finger.
/// 2. A callback stopped the motion, or began another, before its caller continued.
/// 3. Back to the edge, if the finger held the content beyond it.
package struct ScrollStateMachine: Equatable, Sendable {
  /// A drag of the content.
  private struct Drag: Equatable {
    /// The finger's offset when the drag began; beyond the edges it differs from the shown one.
    var start: CGPoint
    /// The shown offset when the drag began, which an axis that does not scroll keeps.
    var origin: CGPoint
    var lock: DirectionLock?
    var isByFinger: Bool
  }

  private enum State: Equatable {
    case idle
    case held
    case dragging(Drag)
    case decelerating(ScrollMotion)
    case animating(ScrollMotion)

    var name: String {
      switch self {
      case .idle: "idle"
      case .held: "held"
      case .dragging: "dragging"
      case .decelerating: "decelerating"
      case .animating: "animating"
      }
    }
  }

  /// The motion that an event ended before its time.
  package enum Interruption: Equatable, Sendable {
    case nothing, drag, deceleration, animation
  }

  /// The consequence of a frame or a movement.
  package enum Action: Equatable, Sendable {
    case none
    /// Show an offset.
    case scroll(to: CGPoint)
    /// Show the last offset of a deceleration.
    case endDeceleration(at: CGPoint)
    /// Show the last offset of an animation.
    case endAnimation(at: CGPoint)
  }

  private var state = State.idle

  package init() {}

  /// Whether a finger is on the content.
  package var isTracking: Bool {
    switch state {
    case .held: true
    case .dragging(let drag): drag.isByFinger
    case .idle, .decelerating, .animating: false
    }
  }

  /// Whether the content is being dragged.
  package var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }

  /// Whether the content moves on after a drag.
  package var isDecelerating: Bool {
    if case .decelerating = state { return true }
    return false
  }

  /// Whether the content moves at the app's request.
  package var isAnimating: Bool {
    if case .animating = state { return true }
    return false
  }

  /// Whether the content moves by the clock.
  package var isMoving: Bool { isDecelerating || isAnimating }

  /// The axis that the drag is locked to.
  package var lock: DirectionLock? {
    guard case .dragging(let drag) = state else { return nil }
    return drag.lock
  }

  /// The offset to which the content moves by the clock.
  package var target: CGPoint? { motion?.target }

  private var motion: ScrollMotion? {
    switch state {
    case .decelerating(let motion), .animating(let motion): motion
    case .idle, .held, .dragging: nil
    }
  }

  // MARK: Fingers

  /// A finger touches the content, which stops.
  ///
  /// - Returns: What it stopped.
  package mutating func fingerDown() -> Interruption {
    switch state {
    case .idle: state = .held
    case .held, .dragging: break
    case .decelerating:
      state = .held
      return .deceleration
    case .animating:
      state = .held
      return .animation
    }
    return .nothing
  }

  /// The last finger was lifted, and there was no drag.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - physics: The rules.
  ///   - time: The time in seconds.
  package mutating func fingersUp(from offset: CGPoint, _ physics: ScrollPhysics, at time: Double) {
    switch state {
    case .idle, .decelerating, .animating: return
    case .dragging: trap("fingersUp")
    case .held:
      settle(physics.motion(from: offset, velocity: .zero, at: time), from: offset, at: time)
    }
  }

  /// A drag begins.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - space: The ranges of the offset.
  ///   - lock: The axis that it is locked to, if any.
  ///   - isByFinger: Whether a finger drags, not a touchpad.
  /// - Returns: What it stopped.
  package mutating func dragBegan(
    at offset: CGPoint,
    in space: ScrollSpace,
    lock: DirectionLock? = nil,
    isByFinger: Bool = true
  ) -> Interruption {
    let interruption = interruption
    if interruption == .drag { trap("dragBegan") }
    let start = space.dragged(offset)
    state = .dragging(Drag(start: start, origin: offset, lock: lock, isByFinger: isByFinger))
    return interruption
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - translation: Its movement since the drag began, in points.
  ///   - space: The ranges of the offset.
  /// - Returns: The action.
  package func dragged(by translation: CGPoint, in space: ScrollSpace) -> Action {
    guard case .dragging(let drag) = state else { return .none }
    let way = drag.lock?.locked(translation) ?? translation
    let (x, y) = (space.x, space.y)
    return .scroll(
      to: CGPoint(
        x: x.isScrollable ? x.shown(drag.start.x - way.x) : drag.origin.x,
        y: y.isScrollable ? y.shown(drag.start.y - way.y) : drag.origin.y
      )
    )
  }

  /// Returns the velocity of the shown offset for a velocity of the finger.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per second.
  ///   - offset: The present offset.
  ///   - space: The ranges of the offset.
  /// - Returns: The velocity of the content, in points per second.
  package func contentVelocity(
    _ velocity: CGPoint,
    at offset: CGPoint,
    in space: ScrollSpace
  ) -> CGPoint {
    let way = lock?.locked(velocity) ?? velocity
    let finger = space.dragged(offset)
    return CGPoint(
      x: space.x.isScrollable ? -way.x * space.x.resistance(at: finger.x) : 0,
      y: space.y.isScrollable ? -way.y * space.y.resistance(at: finger.y) : 0
    )
  }

  /// The drag ends, and the content moves on.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - offset: The present offset.
  ///   - time: The time in seconds.
  package mutating func dragEnded(with motion: ScrollMotion, from offset: CGPoint, at time: Double)
  {
    guard case .dragging = state else { trap("dragEnded") }
    settle(motion, from: offset, at: time)
  }

  private mutating func settle(_ motion: ScrollMotion, from offset: CGPoint, at time: Double) {
    let way = hypot(motion.target.x - offset.x, motion.target.y - offset.y)
    let isWorthwhile = motion.end > time && (way >= 0.5 || motion.velocity(at: time) != .zero)
    state = isWorthwhile ? .decelerating(motion) : .idle
  }

  // MARK: The clock

  /// The app requests a motion to an offset.
  ///
  /// - Parameter motion: The motion.
  package mutating func animate(_ motion: ScrollMotion) {
    switch state {
    case .idle, .held: state = .animating(motion)
    case .dragging, .decelerating, .animating: trap("animate")
    }
  }

  /// A notch of a wheel extends the motion of an earlier one.
  ///
  /// - Parameter motion: The new motion, which starts where the present one is.
  package mutating func extend(with motion: ScrollMotion) {
    guard case .decelerating = state else { trap("extend") }
    state = .decelerating(motion)
  }

  /// A frame is due.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The action.
  package mutating func frame(at time: Double) -> Action {
    guard let motion else { return .none }
    // A quarter of a frame before the end: ticks are sums of 1/60 s and may fall a hair before it.
    guard time >= motion.end - 0.004 else { return .scroll(to: motion.position(at: time)) }
    let isDeceleration = isDecelerating
    state = .idle
    return isDeceleration ? .endDeceleration(at: motion.target) : .endAnimation(at: motion.target)
  }

  /// Returns the offset of the motion by the clock; `nil` without one.
  package func position(at time: Double) -> CGPoint? { motion?.position(at: time) }

  /// Returns the velocity of the motion by the clock, in points per second; zero without one.
  package func velocity(at time: Double) -> CGPoint { motion?.velocity(at: time) ?? .zero }

  // MARK: The app

  /// The app moved the content while it moves.
  ///
  /// - Parameter distance: The change of the offset.
  package mutating func shift(by distance: CGPoint) {
    switch state {
    case .idle, .held: return
    case .dragging(var drag):
      drag.start = CGPoint(x: drag.start.x + distance.x, y: drag.start.y + distance.y)
      drag.origin = CGPoint(x: drag.origin.x + distance.x, y: drag.origin.y + distance.y)
      state = .dragging(drag)
    case .decelerating(let motion): state = .decelerating(motion.shifted(by: distance))
    case .animating(let motion): state = .animating(motion.shifted(by: distance))
    }
  }

  /// Everything stops; a finger stays on the content.
  ///
  /// - Returns: What it stopped.
  package mutating func stop() -> Interruption {
    let interruption = interruption
    if state != .held { state = .idle }
    return interruption
  }

  private var interruption: Interruption {
    switch state {
    case .idle, .held: .nothing
    case .dragging: .drag
    case .decelerating: .deceleration
    case .animating: .animation
    }
  }

  private func trap(_ event: String) -> Never {
    preconditionFailure("ScrollStateMachine: \(event) while \(state.name)")
  }
}
