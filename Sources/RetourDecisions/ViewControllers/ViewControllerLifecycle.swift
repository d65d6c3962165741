// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The life cycle of one view controller: its appearance, and the moves that the appearance is part
/// of.
///
/// Pure: no views, no clock, no globals. Each event is a method; the callbacks that follow from it
/// are its result.
///
/// A move into or out of a container is *announced* by `addChild` or `willMove(toParent: nil)` and
/// ends with `didMove(toParent:)`; it *runs* while an appearance is part of it. An app makes these
/// calls in any order or not at all, so that every event can follow every other.
package struct ViewControllerLifecycle: Sendable {
  /// The direction of a move between a view controller and its container.
  package enum ContainerMove: Sendable {
    case toParent, fromParent
  }

  /// The direction of a move between a view controller and the one that presents it.
  private enum ModalMove {
    case presentation, dismissal
  }

  package private(set) var appearance = AppearanceStateMachine()
  private var runningMove: ContainerMove?
  private var announcedMove: ContainerMove?
  private var modalMove: ModalMove?
  /// Whether the app began the transition that runs: only the app ends it.
  package private(set) var isAppTransition = false

  /// Creates the life cycle of a view controller without a container, off the screen.
  package init() {}

  /// Whether the appearance is part of a move into the container.
  package var isMovingToParent: Bool { runningMove == .toParent }
  /// Whether the disappearance is part of a move out of the container.
  package var isMovingFromParent: Bool { runningMove == .fromParent }
  /// Whether the view controller was notified that it is about to leave its container.
  package var isAboutToLeave: Bool { announcedMove == .fromParent }
  /// Whether the appearance is part of a presentation.
  package var isBeingPresented: Bool { modalMove == .presentation }
  /// Whether the disappearance is part of a dismissal.
  package var isBeingDismissed: Bool { modalMove == .dismissal }

  // MARK: Appearance

  /// Begins the transition onto or off the screen.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view is about to appear.
  ///   - animated: Whether the transition is animated.
  ///   - byApp: Whether the app asked for it.
  /// - Returns: The callback that follows.
  package mutating func beginTransition(
    isAppearing: Bool,
    animated: Bool,
    byApp: Bool = false
  ) -> AppearanceStateMachine.Action {
    let action =
      isAppearing
      ? appearance.beginAppearing(animated: animated)
      : appearance.beginDisappearing(animated: animated)
    switch action {
    case .viewWillAppear, .viewWillDisappear: isAppTransition = byApp
    case .none, .viewIsAppearing, .viewDidAppear, .viewDidDisappear, .logUnbalancedCall: break
    }
    return action
  }

  /// Notes that the view is in its window, with its size and traits.
  package mutating func placeView() -> AppearanceStateMachine.Action { appearance.placeView() }

  /// Notes that a container began the transition that runs, and ends it.
  package mutating func containerBeganTransition() { isAppTransition = false }

  /// Ends the transition that runs.
  package mutating func endTransition() -> AppearanceStateMachine.Action {
    isAppTransition = false
    return appearance.end()
  }

  // MARK: Containment

  /// Announces a move: `addChild` was called, or `willMove(toParent: nil)`.
  package mutating func announceMove(_ move: ContainerMove) { announcedMove = move }

  /// Notes that `didMove(toParent:)` was called: no move is announced any more.
  package mutating func didMove() { announcedMove = nil }

  /// Makes an announced move part of the appearance that is about to begin.
  ///
  /// - Parameter move: The move that fits the appearance; no effect if another is announced.
  package mutating func beginAnnouncedMove(_ move: ContainerMove) {
    if announcedMove == move { runningMove = move }
  }

  /// Begins a move by a container that runs its children's appearances itself.
  package mutating func beginMove(_ move: ContainerMove) { runningMove = move }

  /// Ends the move that runs.
  package mutating func endMove() { runningMove = nil }

  /// Ends a move if it is the one that runs.
  ///
  /// - Parameter move: The move; a callback may have begun another.
  /// - Returns: Whether it ran.
  @discardableResult
  package mutating func endMove(_ move: ContainerMove) -> Bool {
    guard runningMove == move else { return false }
    runningMove = nil
    return true
  }

  /// Notes that the view controller left its container: no move runs or is announced any more.
  package mutating func leaveParent() { (runningMove, announcedMove) = (nil, nil) }

  // MARK: Presentation

  /// Begins a presentation of the view controller.
  package mutating func beginPresentation() { modalMove = .presentation }

  /// Begins a dismissal of the view controller.
  package mutating func beginDismissal() { modalMove = .dismissal }

  /// Ends the presentation or dismissal, or its cancellation.
  package mutating func endModalTransition() { modalMove = nil }
}
