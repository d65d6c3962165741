// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delivery of one touch to its view: at once, later, or never.
///
/// Pure. Gesture recognizers of the view and its superviews receive the touch first and impose
/// ``Restrictions``, which every event carries.
///
/// ```
///             delaysBegan                        delaysEnded
///   fresh ───────────────▶ held* ──▶ seen ──ended────────────▶ ending* ──▶ over
///     │ │                    │        ▲ │ │                      │          ▲
///     │ └────────────────────┼────────┘ │ └──────────ended───────┼──────────┤
///     │  cancels             │ cancels  │ cancels                │ cancels  │
///     └──────────────────────┴──────────┴────────────────────────┴──────────┘
/// ```
/// The states marked * wait for recognizers. A touch that is held never reaches the view when it is
/// cancelled; one that the view has seen is cancelled there.
///
/// | event (unless cancelled)  | fresh      | held       | seen         | ending  | over    |
/// |---------------------------|------------|------------|--------------|---------|---------|
/// | restrictionsChanged       | began      | began …    | ignored      | ended   | ignored |
/// | touchMoved                | began ¹    | began, moved | moved      | ended   | ignored |
/// | touchEnded                | began, ended | began, ended | ended    | ended ² | ignored |
/// | touchCancelled, `cancels` | over       | over       | cancelled    | cancelled | ignored |
/// | block                     | over       | trap       | trap         | trap    | trap    |
///
/// 1. The view receives a touch that moved before its delivery at its first location only.
/// 2. An app can send an event again.
package struct TouchGate: Equatable, Sendable {
  /// The restrictions that the recognizers of a touch impose.
  package struct Restrictions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The beginning of the touch is delayed.
    package static let delaysBegan = Restrictions(rawValue: 1 << 0)
    /// The end of the touch is delayed.
    package static let delaysEnded = Restrictions(rawValue: 1 << 1)
    /// The touch belongs to a gesture: it is cancelled for the view.
    package static let cancels = Restrictions(rawValue: 1 << 2)
    /// A touch that the view has not received yet is never delivered.
    package static let discardsUndelivered = Restrictions(rawValue: 1 << 3)
  }

  /// A message to the view.
  ///
  /// Several touches of one turn are delivered in the order of these cases.
  package enum Message: Equatable, Sendable, CaseIterable {
    case cancelled
    case began
    case moved
    case ended
  }

  private enum State: Equatable {
    case fresh
    case held(hasMoved: Bool, hasEnded: Bool)
    case seen
    case ending
    case over
  }

  private var state = State.fresh

  package init() {}

  /// Whether the view receives no further messages.
  package var isOver: Bool { state == .over }

  // MARK: Events

  /// Handles new restrictions for a touch that did not change itself.
  ///
  /// - Parameter restrictions: The restrictions.
  /// - Returns: The messages to the view, in order.
  package mutating func restrictionsChanged(to restrictions: Restrictions) -> [Message] {
    if restrictions.contains(.cancels) { return touchCancelled() }
    return switch state {
    case .fresh: begin(hasMoved: false, hasEnded: false, restrictions)
    case .held(let hasMoved, let hasEnded):
      begin(hasMoved: hasMoved, hasEnded: hasEnded, restrictions)
    case .seen, .over: []
    case .ending: end(restrictions)
    }
  }

  /// Handles a movement of the touch.
  ///
  /// - Parameter restrictions: The restrictions.
  /// - Returns: The messages to the view, in order.
  package mutating func touchMoved(_ restrictions: Restrictions) -> [Message] {
    if restrictions.contains(.cancels) { return touchCancelled() }
    return switch state {
    case .fresh: begin(hasMoved: false, hasEnded: false, restrictions)
    case .held(_, let hasEnded): begin(hasMoved: true, hasEnded: hasEnded, restrictions)
    case .seen: [.moved]
    case .ending: end(restrictions)
    case .over: []
    }
  }

  /// Handles the end of the touch.
  ///
  /// - Parameter restrictions: The restrictions.
  /// - Returns: The messages to the view, in order.
  package mutating func touchEnded(_ restrictions: Restrictions) -> [Message] {
    if restrictions.contains(.cancels) { return touchCancelled() }
    return switch state {
    case .fresh: begin(hasMoved: false, hasEnded: true, restrictions)
    case .held(let hasMoved, _): begin(hasMoved: hasMoved, hasEnded: true, restrictions)
    case .seen, .ending: end(restrictions)
    case .over: []
    }
  }

  /// Handles a cancellation, by the system or by a gesture.
  ///
  /// - Returns: The messages to the view, in order.
  package mutating func touchCancelled() -> [Message] {
    let wasSeen = state == .seen || state == .ending
    state = .over
    return wasSeen ? [.cancelled] : []
  }

  /// Excludes a new touch from delivery, as the rules of multiple and exclusive touch demand.
  package mutating func block() {
    guard state == .fresh else { preconditionFailure("TouchGate: block while \(state)") }
    state = .over
  }

  // MARK: Delivering

  private mutating func begin(
    hasMoved: Bool,
    hasEnded: Bool,
    _ restrictions: Restrictions
  ) -> [Message] {
    if restrictions.contains(.discardsUndelivered) {
      state = .over
      return []
    }
    if restrictions.contains(.delaysBegan) {
      state = .held(hasMoved: hasMoved, hasEnded: hasEnded)
      return []
    }
    state = .seen
    return [.began] + (hasMoved ? [.moved] : []) + (hasEnded ? end(restrictions) : [])
  }

  private mutating func end(_ restrictions: Restrictions) -> [Message] {
    state = restrictions.contains(.delaysEnded) ? .ending : .over
    return state == .over ? [.ended] : []
  }
}
