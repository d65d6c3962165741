// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides what becomes of a call that meets a presentation on its way.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                    started             ended              announced
///  opening ─────────────────► arriving ─────────► arrived ────────────► shown
///                                                   ▲                     │ dismissal begins
///                                             ended │                     ▼
///                                               returning ◄─── held ◄── closing
///                                                   let go back │ taken   │ started
///                                                               ▼         ▼
///     gone ◄───────────────── left ◄─────────────────────────── leaving ◄─┘
///           announced                          ended
/// ```
///
/// A client's animator may take an arrival back: from `arriving` to `gone`. In `opening`, `arrived`, `closing` and `left` controllers are being told; `arriving`,
/// `leaving` and `returning` are on the move, `held` by a finger; only `shown` and `gone` last.
struct PresentationStateMachine {
  enum State: Equatable, CaseIterable {
    case opening, arriving, arrived, shown, closing, leaving, left, gone, held, returning
  }

  /// What becomes of a call.
  enum Answer: Equatable {
    case start
    /// The arrival ends first: its callbacks come now, its picture goes on into the dismissal.
    case startAfterArrival
    /// It takes the place of the finger that is taking the controller away.
    case takeOver
    /// It runs as soon as the controllers that are being told know.
    case wait
    case refuse
  }

  private(set) var state = State.opening

  /// Goes on to the next state of the diagram, without a finger.
  mutating func advance() {
    switch state {
    case .opening: state = .arriving
    case .arriving, .returning: state = .arrived
    case .arrived: state = .shown
    case .shown: state = .closing
    case .closing: state = .leaving
    case .leaving: state = .left
    case .left, .gone: state = .gone
    case .held: break
    }
  }

  /// A finger takes the controller, which knows that it may go.
  mutating func hold() { if state == .closing { state = .held } }

  /// The finger let the controller go.
  ///
  /// - Parameter finishing: Whether it goes on, or back into its place.
  mutating func release(finishing: Bool) {
    if isPulled { state = finishing ? .leaving : .returning }
  }

  /// The arrival was taken back.
  mutating func takeBack() { if state == .arriving { state = .gone } }

  /// Whether a finger has the controller, or let it go back.
  var isPulled: Bool { state == .held || state == .returning }

  /// Whether the presented controller is on its way out, or may be.
  var isDeparting: Bool {
    switch state {
    case .closing, .leaving, .left, .held, .returning: true
    case .opening, .arriving, .arrived, .shown, .gone: false
    }
  }

  /// What becomes of a dismissal of the presented controller.
  var dismissal: Answer {
    switch state {
    case .shown: .start
    case .arriving: .startAfterArrival
    case .held: .takeOver
    case .opening, .arrived, .returning: .wait
    case .closing, .leaving, .left, .gone: .refuse
    }
  }

  /// What becomes of another presentation by the same presenting controller.
  var nextPresentation: Answer {
    switch state {
    case .gone: .start
    case .left: .wait
    case .opening, .arriving, .arrived, .shown, .closing, .leaving, .held, .returning: .refuse
    }
  }

  /// What becomes of a presentation by the presented controller.
  var innerPresentation: Answer {
    switch state {
    case .shown: .start
    case .arrived, .returning: .wait
    case .opening, .arriving, .closing, .leaving, .left, .gone, .held: .refuse
    }
  }
}
