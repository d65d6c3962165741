// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The phases of a navigation stack: of its transition, and of the operation that changes it.
///
/// Pure: no views, no clock, no globals. The rule behind it: *the model changes at once, the
/// views retarget* (Documentation/Decisions/0002).
///
/// ```
///            started, timed                          ended
///   rest ───────────────────► timed ─────────────────────────► rest
///    │                          │ takenOver
///    │ started, interactive     ▼
///    └────────────────────► interactive ─ released ► finishing ─► rest
///                            ▲  │
///                  takenOver │  └──────── released ► reverting ─► rest
///                            └─────────────────────────┘
/// ```
///
/// A swipe that catches a timed push ends the push and starts an interactive pop; one that catches
/// a pop takes it over. All states but
/// `rest` are transient; `interactive` alone waits for someone, the finger.
///
/// Beside the transition there is at most one operation at a time. Its callbacks may request
/// others, which wait for its end; UIKit's own operations nest:
///
/// ```
///         operationBegan              transitionWillStart
///   none ────────────────► changing ─────────────────────► starting
///    ▲                      │    ▲                            │
///    │          interrupted │    │ interruptionEnded          │ ended
///    │                      ▼    │                            ▼
///    │                    interrupting                     changing
///    └── operationEnded ── from any step
/// ```
///
/// Pairs that have no effect:
///
/// | event | in | why |
/// |---|---|---|
/// | `released` | `timed` | an interaction controller answers `wantsInteractiveStart` differently |
/// | `released` | `finishing`, `reverting` | a handler of the release releases once more |
/// | `takenOver` | `interactive` | the finger has the transition already |
/// | `interruptionEnded` | `changing`, `starting` | a nested interruption ended first |
///
/// These cannot happen, and trap: `started` other than in the step `starting` of an operation at
/// rest; `transitionWillStart` other than in the step `changing` at rest; `released`, `takenOver`
/// and `ended` at rest; `interrupted`, `interruptionEnded` and `operationEnded` without an
/// operation.
package struct StackTransitionStateMachine: Sendable {
  /// The phase of the stack's transition.
  package enum State: Equatable, Sendable {
    /// No transition runs.
    case rest
    /// A transition runs by the clock.
    case timed(isPush: Bool)
    /// A finger drives the transition.
    case interactive
    /// The finger was lifted, and the transition settles at its end.
    case finishing
    /// The finger was lifted, and the transition settles at its start.
    case reverting
  }

  /// The phase of the operation that changes the stack.
  package enum Operation: Equatable, Sendable {
    /// No operation is under way.
    case none
    /// The operation ends the running transition, whose views keep their poses for the next one.
    case interrupting
    /// The operation changes the stack.
    case changing
    /// The operation starts a transition, of which it notifies the pages.
    case starting
  }

  /// The ending of the running transition that an operation interrupts.
  package enum Ending: Equatable, Sendable {
    /// No transition runs.
    case nothing
    /// The transition ends now with its change made.
    case complete
    /// The transition ends now with its change undone.
    case cancel
  }

  /// The answer to an operation that is requested.
  package enum OperationAnswer: Equatable, Sendable {
    case perform
    /// The operation waits until the one that is under way has ended.
    case wait
  }

  /// The answer to a swipe that is about to begin.
  package enum SwipeAnswer: Equatable, Sendable {
    case begin
    /// The swipe catches the page that is sliding in.
    case catchPush
    /// The swipe takes over the pop that is running.
    case catchPop
    case refuse
  }

  /// The action at the end of an operation.
  package enum Followup: Equatable, Sendable {
    case none
    /// Perform the operations that were requested meanwhile.
    case performWaiting
  }

  /// The phase of the transition.
  package private(set) var state = State.rest
  /// The phase of the operation.
  package private(set) var operation = Operation.none
  /// The number of operations that are nested in each other.
  private var depth = 0

  /// Creates a machine at rest.
  package init() {}

  /// Whether an operation is under way.
  package var isOperating: Bool { operation != .none }
  /// Whether an operation starts a transition, of which pages are being notified.
  package var isStarting: Bool { operation == .starting }
  /// Whether a transition that ends leaves its views where they are, for the next one.
  package var keepsPoses: Bool { operation == .interrupting }

  /// Whether the transition continues through an operation that leaves its destination on top.
  package var continuesUnderSameTop: Bool {
    switch state {
    case .timed, .finishing: true
    case .rest, .interactive, .reverting: false
    }
  }

  // MARK: Operations

  /// A client requests an operation.
  package func operationRequested() -> OperationAnswer { isOperating ? .wait : .perform }

  /// An operation begins, on its own or nested in another.
  package mutating func operationBegan() {
    depth += 1
    if operation == .none { operation = .changing }
  }

  /// The innermost operation ended.
  package mutating func operationEnded() -> Followup {
    guard depth > 0 else { trap("operationEnded") }
    depth -= 1
    guard depth == 0 else { return .none }
    operation = .none
    return .performWaiting
  }

  /// The operation interrupts the running transition, if there is one.
  package mutating func interrupted() -> Ending {
    guard isOperating else { trap("interrupted") }
    operation = .interrupting
    return switch state {
    case .rest: .nothing
    case .timed, .finishing: .complete
    case .interactive, .reverting: .cancel
    }
  }

  /// The interrupted transition has ended.
  package mutating func interruptionEnded() {
    switch operation {
    case .none: trap("interruptionEnded")
    case .interrupting: operation = .changing
    case .changing, .starting: return
    }
  }

  /// The operation is about to notify the pages of a transition.
  package mutating func transitionWillStart() {
    guard operation == .changing, state == .rest else { trap("transitionWillStart") }
    operation = .starting
  }

  // MARK: The transition

  /// The transition's views are in place for its start.
  package mutating func started(isPush: Bool, isInteractive: Bool) {
    guard operation == .starting, state == .rest else { trap("started") }
    state = isInteractive ? .interactive : .timed(isPush: isPush)
  }

  /// The finger was lifted, or an interaction controller ended its part.
  package mutating func released(finishing: Bool) {
    switch state {
    case .rest: trap("released")
    case .interactive: state = finishing ? .finishing : .reverting
    case .timed, .finishing, .reverting: return
    }
  }

  /// A finger, or an interaction controller, takes over the running transition.
  package mutating func takenOver() {
    guard state != .rest else { trap("takenOver") }
    state = .interactive
  }

  /// The transition ended, with its change made or undone.
  package mutating func ended() {
    guard state != .rest else { trap("ended") }
    state = .rest
    if operation == .starting { operation = .changing }
  }

  /// A swipe is about to begin.
  ///
  /// - Parameters:
  ///   - canPop: Whether there is a page to go back to.
  ///   - canCatchPop: Whether the running transition is a pop that a swipe may take over.
  /// - Returns: The answer.
  package func swipeRequested(canPop: Bool, canCatchPop: Bool) -> SwipeAnswer {
    guard !isOperating else { return .refuse }
    return switch state {
    case .rest: canPop ? .begin : .refuse
    case .timed(isPush: true): canPop ? .catchPush : .refuse
    case .timed(isPush: false), .finishing, .reverting: canCatchPop ? .catchPop : .refuse
    case .interactive: .refuse
    }
  }

  private func trap(_ event: String) -> Never {
    preconditionFailure("\(event) in \(state), operation \(operation)")
  }
}
