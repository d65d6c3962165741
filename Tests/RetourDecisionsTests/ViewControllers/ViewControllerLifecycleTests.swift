// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ViewControllerLifecycleTests {
  typealias Lifecycle = ViewControllerLifecycle

  /// The moves of a life cycle, as an app reads them.
  func moves(_ lifecycle: Lifecycle) -> [Bool] {
    [
      lifecycle.isMovingToParent, lifecycle.isMovingFromParent, lifecycle.isBeingPresented,
      lifecycle.isBeingDismissed,
    ]
  }

  @Test func `a new view controller is off the screen and part of no move`() {
    let lifecycle = Lifecycle()
    #expect(lifecycle.appearance.state == .disappeared)
    #expect(moves(lifecycle) == [false, false, false, false])
  }

  @Test(arguments: [Lifecycle.ContainerMove.toParent, .fromParent])
  func `an announced move runs with an appearance in its direction only`(
    _ move: Lifecycle.ContainerMove
  ) {
    var lifecycle = Lifecycle()
    lifecycle.announceMove(move)
    #expect(moves(lifecycle) == [false, false, false, false])
    lifecycle.beginAnnouncedMove(move == .toParent ? .fromParent : .toParent)
    #expect(moves(lifecycle) == [false, false, false, false])
    lifecycle.beginAnnouncedMove(move)
    #expect(moves(lifecycle) == [move == .toParent, move == .fromParent, false, false])
    lifecycle.endMove()
    #expect(moves(lifecycle) == [false, false, false, false])
  }

  @Test func `the app owns a transition that it began until that ends or a container takes it`() {
    var lifecycle = Lifecycle()
    #expect(!lifecycle.isAppTransition)
    _ = lifecycle.beginTransition(isAppearing: true, animated: true, byApp: true)
    #expect(lifecycle.isAppTransition)
    _ = lifecycle.beginTransition(isAppearing: true, animated: true)
    #expect(lifecycle.isAppTransition, "an unbalanced call begins nothing")
    _ = lifecycle.endTransition()
    #expect(!lifecycle.isAppTransition)
    _ = lifecycle.beginTransition(isAppearing: false, animated: true, byApp: true)
    lifecycle.containerBeganTransition()
    #expect(!lifecycle.isAppTransition)
    _ = lifecycle.beginTransition(isAppearing: true, animated: false, byApp: true)
    _ = lifecycle.beginTransition(isAppearing: false, animated: false)
    #expect(!lifecycle.isAppTransition)
  }

  @Test func `an announced move can run until didMove is called`() {
    var lifecycle = Lifecycle()
    lifecycle.announceMove(.toParent)
    lifecycle.beginAnnouncedMove(.toParent)
    lifecycle.endMove()
    lifecycle.beginAnnouncedMove(.toParent)
    #expect(lifecycle.isMovingToParent)
    lifecycle.didMove()
    #expect(lifecycle.isMovingToParent)
    lifecycle.endMove()
    lifecycle.beginAnnouncedMove(.toParent)
    #expect(!lifecycle.isMovingToParent)
  }

  @Test func `a move ends only by its own end`() {
    var lifecycle = Lifecycle()
    let endsWithoutMove = lifecycle.endMove(.toParent)
    #expect(!endsWithoutMove)
    lifecycle.beginMove(.toParent)
    let endsOther = lifecycle.endMove(.fromParent)
    #expect(!endsOther && lifecycle.isMovingToParent)
    let ends = lifecycle.endMove(.toParent)
    #expect(ends && !lifecycle.isMovingToParent)
  }

  @Test func `leaving the container ends every move`() {
    var lifecycle = Lifecycle()
    lifecycle.announceMove(.fromParent)
    lifecycle.beginMove(.fromParent)
    lifecycle.leaveParent()
    #expect(!lifecycle.isMovingFromParent)
    lifecycle.beginAnnouncedMove(.fromParent)
    #expect(!lifecycle.isMovingFromParent)
  }

  @Test func `a presentation and a dismissal exclude each other`() {
    var lifecycle = Lifecycle()
    lifecycle.beginPresentation()
    #expect(moves(lifecycle) == [false, false, true, false])
    lifecycle.beginDismissal()
    #expect(moves(lifecycle) == [false, false, false, true])
    lifecycle.endModalTransition()
    #expect(moves(lifecycle) == [false, false, false, false])
  }

  @Test func `an appearance leaves the moves as they are`() {
    var lifecycle = Lifecycle()
    lifecycle.beginMove(.toParent)
    lifecycle.beginPresentation()
    let begins = lifecycle.beginTransition(isAppearing: true, animated: true)
    #expect(begins == .viewWillAppear(animated: true))
    #expect(lifecycle.placeView() == .viewIsAppearing)
    #expect(lifecycle.endTransition() == .viewDidAppear(animated: true))
    let leaves = lifecycle.beginTransition(isAppearing: false, animated: true)
    #expect(leaves == .viewWillDisappear(animated: true))
    #expect(moves(lifecycle) == [true, false, true, false])
  }
}
