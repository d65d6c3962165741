// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The distance of a zooming card from its way, which a finger causes.
///
/// While a finger holds the card, the point of the card under it stays under it, whatever the size
/// of the card. When it lets go, the card returns to its way with the spring that moves it along
/// that way, so that the card goes on with the velocity of the finger. Pure: no views, no clock, no
/// globals.
///
/// ```
///   free ── hold ─► held ── release ─► free
///              ▲─────┘ move, hold
/// ```
///
/// | event | no effect in | why |
/// |---|---|---|
/// | `move`, `release` | `free` | the transition ended under the finger, and another one began |
package struct PageZoomHold: Sendable {
  private enum State: Sendable {
    /// Returns to the way from a distance and a velocity at a time.
    case free(CGPoint, velocity: CGPoint, since: Double)
    /// Held at a point of the card, in shares of its size.
    case held(CGPoint, finger: CGPoint)
  }

  private var state: State
  private let zoom: PageZoom
  private let spring: SystemSpring

  /// Creates the distance of a card that no finger holds.
  ///
  /// - Parameters:
  ///   - zoom: The way of the card.
  ///   - duration: The duration of the transition in seconds.
  ///   - offset: The distance at the start, in points.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - time: The time in seconds.
  package init(
    _ zoom: PageZoom,
    duration: Double,
    offset: CGPoint = .zero,
    velocity: CGPoint = .zero,
    at time: Double
  ) {
    self.zoom = zoom
    spring = SystemSpring(duration: duration)
    state = .free(offset, velocity: velocity, since: time)
  }

  /// Whether a finger holds the card.
  package var isHeld: Bool {
    if case .held = state { return true }
    return false
  }

  // MARK: Events

  /// A finger takes the card.
  ///
  /// - Parameters:
  ///   - finger: The place of the finger, in the coordinates of the card's superview.
  ///   - share: The share of the way.
  ///   - time: The time in seconds.
  package mutating func hold(at finger: CGPoint, share: CGFloat, time: Double) {
    let offset = offset(share: share, at: time)
    let card = zoom.card(at: share)
    guard finger.isFinite, card.width > 0, card.height > 0 else { return }
    let point = CGPoint(
      x: (finger.x - offset.x - card.minX) / card.width,
      y: (finger.y - offset.y - card.minY) / card.height
    )
    state = .held(point, finger: finger)
  }

  /// The finger moved.
  package mutating func move(to finger: CGPoint) {
    guard case .held(let point, _) = state, finger.isFinite else { return }
    state = .held(point, finger: finger)
  }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - share: The share of the way.
  ///   - speed: The speed along the way, in shares per second.
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - time: The time in seconds.
  package mutating func release(
    share: CGFloat,
    speed: CGFloat,
    velocity: CGPoint,
    time: Double
  ) {
    guard case .held(let point, _) = state else { return }
    let (start, end) = (Self.place(point, in: zoom.source), Self.place(point, in: zoom.page))
    let along = CGPoint(x: (end.x - start.x) * speed, y: (end.y - start.y) * speed)
    let isKnown = velocity.isFinite && along.isFinite
    state = .free(
      offset(share: share, at: time),
      velocity: isKnown ? CGPoint(x: velocity.x - along.x, y: velocity.y - along.y) : .zero,
      since: time
    )
  }

  // MARK: Values

  /// Returns the distance from the way at a time, in points.
  ///
  /// - Parameters:
  ///   - share: The share of the way.
  ///   - time: The time in seconds.
  /// - Returns: The distance to the right and down.
  package func offset(share: CGFloat, at time: Double) -> CGPoint {
    switch state {
    case .free(let offset, let velocity, let start):
      let passed = max(0, time - start)
      return CGPoint(
        x: spring.position(from: offset.x, velocity: velocity.x, target: 0, at: passed),
        y: spring.position(from: offset.y, velocity: velocity.y, target: 0, at: passed)
      )
    case .held(let point, let finger):
      let place = Self.place(point, in: zoom.card(at: share))
      return CGPoint(x: finger.x - place.x, y: finger.y - place.y)
    }
  }

  /// Returns the velocity of that distance at a time, in points per second; zero while held.
  package func velocity(at time: Double) -> CGPoint {
    guard case .free(let offset, let velocity, let start) = state else { return .zero }
    let passed = max(0, time - start)
    return CGPoint(
      x: spring.velocity(from: offset.x, velocity: velocity.x, target: 0, at: passed),
      y: spring.velocity(from: offset.y, velocity: velocity.y, target: 0, at: passed)
    )
  }

  private static func place(_ point: CGPoint, in card: CGRect) -> CGPoint {
    CGPoint(x: card.minX + point.x * card.width, y: card.minY + point.y * card.height)
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
