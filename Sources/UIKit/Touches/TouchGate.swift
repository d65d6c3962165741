// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides what a view sees of one touch: which of its messages come, come later, or never come.
///
/// Pure. The recognizers of the view and its ancestors see the touch first; what they demand comes
/// in as a ``Ruling``.
///
/// ```
///              holdsBegan                       holdsEnded
///   fresh ───────────────▶ held* ──▶ seen ──up───────────────▶ ending* ──▶ over
///     │ │                    │        ▲ │ │                      │          ▲
///     │ └────────────────────┼────────┘ │ └──────────────up──────┼──────────┤
///     │  cancels             │ cancels  │ cancels                │ cancels  │
///     └──────────────────────┴──────────┴────────────────────────┴──────────┘
/// ```
/// The states marked * wait for recognizers. A touch that is held back never reaches the view when
/// it is cancelled; one that the view has seen is then cancelled there.
struct TouchGate: Equatable {
  /// What the recognizers that look at a touch demand.
  struct Ruling: OptionSet {
    let rawValue: Int
    /// The view may not see yet that the touch began.
    static let holdsBegan = Ruling(rawValue: 1)
    /// The view may not see yet that the touch ended.
    static let holdsEnded = Ruling(rawValue: 2)
    /// The touch belongs to a gesture: for the view it is cancelled.
    static let cancels = Ruling(rawValue: 4)
    /// If the view has not seen the touch yet, it never will.
    static let discardsUnseen = Ruling(rawValue: 8)
  }

  /// How the touch changed since the last step.
  enum Change: Equatable {
    case none
    case moved
    case ended
    case cancelled
  }

  /// What the view is told.
  enum Message: Equatable, CaseIterable {
    case cancelled
    case began
    case moved
    case ended
  }

  private enum State: Equatable {
    case fresh
    case held(moved: Bool, isUp: Bool)
    case seen
    case ending
    case over
  }

  private var state = State.fresh

  /// Whether the view gets no more messages.
  var isOver: Bool { state == .over }

  /// Whether the view has seen the touch begin and has not been told how it went on to the end.
  var isSeen: Bool { state == .seen || state == .ending }

  /// Goes one step.
  ///
  /// - Parameters:
  ///   - change: How the touch changed; nothing, if only the ruling did.
  ///   - ruling: What the recognizers demand now.
  /// - Returns: What to tell the view, in this order.
  mutating func step(_ change: Change, ruling: Ruling) -> [Message] {
    if change == .cancelled || ruling.contains(.cancels) { return cancel() }
    switch state {
    case .fresh:
      return begin(moved: false, isUp: change == .ended, ruling)
    case .held(let moved, let isUp):
      return begin(moved: moved || change == .moved, isUp: isUp || change == .ended, ruling)
    case .seen:
      return goOn(change, ruling)
    case .ending:
      return end(ruling)
    case .over:
      return []
    }
  }

  /// Ends the touch for the view.
  ///
  /// - Returns: What to tell the view.
  mutating func cancel() -> [Message] {
    let wasSeen = isSeen
    state = .over
    return wasSeen ? [.cancelled] : []
  }

  /// Keeps the touch from the view for good.
  mutating func block() {
    state = .over
  }

  private mutating func begin(moved: Bool, isUp: Bool, _ ruling: Ruling) -> [Message] {
    if ruling.contains(.discardsUnseen) {
      state = .over
      return []
    }
    if ruling.contains(.holdsBegan) {
      state = .held(moved: moved, isUp: isUp)
      return []
    }
    state = .seen
    return [.began] + (moved ? [.moved] : []) + (isUp ? end(ruling) : [])
  }

  private mutating func goOn(_ change: Change, _ ruling: Ruling) -> [Message] {
    switch change {
    case .moved: [.moved]
    case .ended: end(ruling)
    case .none, .cancelled: []
    }
  }

  private mutating func end(_ ruling: Ruling) -> [Message] {
    state = ruling.contains(.holdsEnded) ? .ending : .over
    return state == .over ? [.ended] : []
  }
}
