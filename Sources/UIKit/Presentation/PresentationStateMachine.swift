// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides what becomes of a call that meets a presentation on its way.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///                    started             ended              announced
///  opening ─────────────────► arriving ─────────► arrived ────────────► shown
///                                                                         │ dismissal begins
///                                                                         ▼
///     gone ◄───────────────── left ◄───────────── leaving ◄──────────── closing
///           announced                ended                  started
/// ```
///
/// In `opening`, `arrived`, `closing` and `left` controllers are being told; `arriving` and
/// `leaving` are on the move; only `shown` and `gone` last.
struct PresentationStateMachine {
  enum State: Equatable, CaseIterable {
    case opening, arriving, arrived, shown, closing, leaving, left, gone
  }

  /// What becomes of a call.
  enum Answer: Equatable {
    case start
    /// The arrival ends first: its callbacks come now, its picture goes on into the dismissal.
    case startAfterArrival
    /// It runs as soon as the controllers that are being told know.
    case wait
    case refuse
  }

  private(set) var state = State.opening

  /// Goes on to the next state of the diagram.
  mutating func advance() {
    let all = State.allCases
    guard let index = all.firstIndex(of: state), index + 1 < all.count else { return }
    state = all[index + 1]
  }

  /// What becomes of a dismissal of the presented controller.
  var dismissal: Answer {
    switch state {
    case .shown: .start
    case .arriving: .startAfterArrival
    case .opening, .arrived: .wait
    case .closing, .leaving, .left, .gone: .refuse
    }
  }

  /// What becomes of another presentation by the same presenting controller.
  var nextPresentation: Answer {
    switch state {
    case .gone: .start
    case .left: .wait
    case .opening, .arriving, .arrived, .shown, .closing, .leaving: .refuse
    }
  }

  /// What becomes of a presentation by the presented controller.
  var innerPresentation: Answer {
    switch state {
    case .shown: .start
    case .arrived: .wait
    case .opening, .arriving, .closing, .leaving, .left, .gone: .refuse
    }
  }

  /// Whether the presented controller is on the move.
  var isMoving: Bool { state == .arriving || state == .leaving }
}
