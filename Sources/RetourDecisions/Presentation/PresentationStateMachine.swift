// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides how a presentation answers calls and events in each of its phases.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///               start                finish                 notify
/// willPresent ─────────► presenting ───────► didPresent ─────────────► presented
///                             │                  ▲                         │ beginDismissal
///                      cancel │     cancel       │                         ▼
///                             │  ┌───────────────┼───────────────┐    willDismiss
///                             │  │               │               │     │       │ start
///                             │  │           cancelling ◄── interactive ◄──────┤ with a finger
///                             │  │               │  release      │             │
///                             │  │        finish │        finish │             │
///                             ▼  │               ▼               ▼             ▼
///  dismissed ◄───────────── didDismiss ◄────────────────────────────────── dismissing
///               notify                                          finish
/// ```
///
/// `willPresent`, `didPresent`, `willDismiss` and `didDismiss` last while view controllers receive
/// their callbacks: calls that a callback makes wait for the end of these phases, or are refused.
/// `presenting`, `dismissing` and `cancelling` are animated, `interactive` is held by a finger.
///
/// | event | has an effect in | no effect in |
/// |---|---|---|
/// | `startPresentation` | `willPresent` | |
/// | `finishPresentation`, `cancelPresentation` | `presenting` | |
/// | `notify` | `didPresent`, `didDismiss` | |
/// | `beginDismissal` | `presented` | |
/// | `startDismissal`, `startInteractiveDismissal` | `willDismiss` | |
/// | `takeHold` | `dismissing`, `cancelling` | |
/// | `releaseToFinish` | `interactive`, `cancelling` | `presenting`, `dismissing` |
/// | `releaseToCancel` | `interactive`, `dismissing` | `presenting`, `cancelling` |
/// | `finishDismissal`, `cancelDismissal` | `dismissing`, `interactive`, `cancelling` | |
///
/// Every other pair is a mistake of this module and stops the process. A custom transition may be
/// paused, released and completed at any time while it runs, hence the pairs without an effect.
package struct PresentationStateMachine: Sendable {
  /// A phase of a presentation.
  package enum State: Equatable, CaseIterable, Sendable {
    case willPresent, presenting, didPresent, presented
    case willDismiss, dismissing, interactive, cancelling, didDismiss, dismissed
  }

  /// An event of a presentation; each is a method, too.
  package enum Event: CaseIterable, Sendable {
    case startPresentation, finishPresentation, cancelPresentation
    case beginDismissal, startDismissal, startInteractiveDismissal
    case takeHold, releaseToFinish, releaseToCancel, finishDismissal, cancelDismissal
    case notify
  }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    case none
    /// Notifies the coordinator's observers that the interaction ended.
    case endInteraction(isCancelled: Bool)
  }

  /// The answer to a call that presents or dismisses a view controller.
  package enum Answer: Equatable, Sendable {
    case start
    /// Finishes the presentation that runs, and retargets its animation.
    case finishPresentationAndStart
    /// Takes over from the finger that dismisses the view controller.
    case takeOver
    /// Defers the call until the callbacks that run have been made.
    case wait
    case refuse
  }

  package private(set) var state = State.willPresent

  /// Creates a machine for a presentation that is about to begin.
  package init() {}

  /// Whether a finger holds the presented view controller, or it settles after that.
  package var isInteractive: Bool { state == .interactive || state == .cancelling }

  /// Whether the presented view controller is being dismissed, or may be.
  package var isDismissing: Bool {
    switch state {
    case .willDismiss, .dismissing, .didDismiss, .interactive, .cancelling: true
    case .willPresent, .presenting, .didPresent, .presented, .dismissed: false
    }
  }

  /// Whether view controllers are receiving their callbacks.
  package var isNotifying: Bool {
    switch state {
    case .willPresent, .didPresent, .willDismiss, .didDismiss: true
    case .presenting, .presented, .dismissing, .interactive, .cancelling, .dismissed: false
    }
  }

  // MARK: Events

  /// Starts the animation of the presentation: its first callbacks were made.
  package mutating func startPresentation() { handle(.startPresentation) }

  /// Ends the animation of the presentation.
  package mutating func finishPresentation() { handle(.finishPresentation) }

  /// Reverts the presentation: a custom transition was not completed.
  package mutating func cancelPresentation() { handle(.cancelPresentation) }

  /// Begins a dismissal.
  package mutating func beginDismissal() { handle(.beginDismissal) }

  /// Starts the animation of the dismissal: its first callbacks were made.
  package mutating func startDismissal() { handle(.startDismissal) }

  /// Starts a dismissal that a finger holds: its first callbacks were made.
  package mutating func startInteractiveDismissal() { handle(.startInteractiveDismissal) }

  /// A finger takes the dismissal that runs.
  package mutating func takeHold() { handle(.takeHold) }

  /// Ends the interaction: the transition settles.
  ///
  /// - Parameter finishing: Whether it settles at its end, or is cancelled.
  package mutating func release(finishing: Bool) {
    handle(finishing ? .releaseToFinish : .releaseToCancel)
  }

  /// Ends the animation of the dismissal.
  package mutating func finishDismissal() { handle(.finishDismissal) }

  /// Ends a dismissal that was cancelled; its callbacks are about to be made in reverse.
  ///
  /// - Returns: Whether the observers of the interaction are to be notified.
  package mutating func cancelDismissal() -> Action {
    let isHeld = state == .interactive
    handle(.cancelDismissal)
    return isHeld ? .endInteraction(isCancelled: true) : .none
  }

  /// Notes that the callbacks of the end were made.
  package mutating func notify() { handle(.notify) }

  // MARK: Calls

  /// The answer to a dismissal of the presented view controller.
  package var answerToDismissal: Answer {
    switch state {
    case .presented: .start
    case .presenting: .finishPresentationAndStart
    case .interactive: .takeOver
    case .willPresent, .didPresent, .cancelling: .wait
    case .willDismiss, .dismissing, .didDismiss, .dismissed: .refuse
    }
  }

  /// The answer to another presentation by the presenting view controller.
  package var answerToPresentationByPresenter: Answer {
    switch state {
    case .dismissed: .start
    case .didDismiss: .wait
    case .willPresent, .presenting, .didPresent, .presented: .refuse
    case .willDismiss, .dismissing, .interactive, .cancelling: .refuse
    }
  }

  /// The answer to a presentation by the presented view controller.
  package var answerToPresentationByPresented: Answer {
    switch state {
    case .presented: .start
    case .didPresent, .cancelling: .wait
    case .willPresent, .presenting, .willDismiss, .dismissing: .refuse
    case .didDismiss, .dismissed, .interactive: .refuse
    }
  }

  // MARK: The table

  /// Returns the state that follows an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - state: The state in which it occurs.
  /// - Returns: The next state, the same one if the event has no effect, or `nil` if it cannot
  ///   occur.
  package static func state(after event: Event, in state: State) -> State? {
    switch (state, event) {
    case (.willPresent, .startPresentation): .presenting
    case (.presenting, .finishPresentation): .didPresent
    case (.presenting, .cancelPresentation): .didDismiss
    case (.didPresent, .notify): .presented
    case (.presented, .beginDismissal): .willDismiss
    case (.willDismiss, .startDismissal): .dismissing
    case (.willDismiss, .startInteractiveDismissal): .interactive
    case (.dismissing, .takeHold), (.cancelling, .takeHold): .interactive
    case (.interactive, .releaseToFinish), (.cancelling, .releaseToFinish): .dismissing
    case (.interactive, .releaseToCancel), (.dismissing, .releaseToCancel): .cancelling
    case (.presenting, .releaseToFinish), (.presenting, .releaseToCancel): .presenting
    case (.dismissing, .releaseToFinish): .dismissing
    case (.cancelling, .releaseToCancel): .cancelling
    case (.dismissing, .finishDismissal), (.interactive, .finishDismissal): .didDismiss
    case (.cancelling, .finishDismissal): .didDismiss
    case (.dismissing, .cancelDismissal), (.interactive, .cancelDismissal): .didPresent
    case (.cancelling, .cancelDismissal): .didPresent
    case (.didDismiss, .notify): .dismissed
    default: nil
    }
  }

  private mutating func handle(_ event: Event) {
    guard let next = Self.state(after: event, in: state) else {
      preconditionFailure("\(event) cannot occur in \(state)")
    }
    state = next
  }
}
