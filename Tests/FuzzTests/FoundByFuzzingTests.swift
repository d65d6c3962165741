// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import Testing

@testable import fuzz

/// Plans that failed once.
@MainActor
struct FoundByFuzzingTests {
  private func play(_ text: String) async throws {
    let plan = try #require(FuzzPlan(text))
    #expect(await makeFuzzer().play(plan) == nil)
  }

  @Test func `a page replaced in a hidden tab is freed with its view`() async throws {
    try await play("ltr tabs kinds=000 rate=60: tab 1, push 0, set 0 keeps 1, rest")
  }

  @Test func `a presentation ends a push below which the tab bar came back`() async throws {
    try await play(
      "ltr tabs kinds=000 rate=60: pushWide 0, push+ 0, set 0 keeps 0, present+ page sheet top"
    )
  }

  @Test func `popToRoot during a swipe returns the page that the cancelled swipe restored`()
    async throws
  {
    try await play("ltr alone kinds=000 rate=60: push 0, begin, popToRoot+ 0, rest")
  }

  @Test func `a pop in a callback of a swipe that a guard denies prevails`() async throws {
    try await play(
      "ltr alone kinds=402 rate=60: probe, probe, push+ 0, probe, on willAppear popToRoot+ 0, begin"
    )
    try await play(
      "ltr alone kinds=412 rate=60: probe, push 0, push+ 0, wait 364, wait 40, wait 100, "
        + "on isAppearing pop+ 0, begin"
    )
  }

  @Test func `lifting a finger after a resize does not cancel the next push`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: push 0, rest, begin, resize 2, push+ 0, lift, rest"
    )
  }

  @Test func `a page never appears in the view of a freed page`() async throws {
    try await play("ltr alone kinds=000 rate=60: set+ 0 all 2, push+ 0, push+ 0, rest")
    try await play(
      "ltr alone kinds=000 rate=60: push 0, pop+ 0, set+ 0 all 1, set+ 0 pushes 3, rest"
    )
    try await play(
      "ltr alone kinds=000 rate=60: set+ 0 all 1, push+ 0, set 0 pushes 3, present page over, rest"
    )
  }

  @Test func `a page can push or pop in a callback while the next operation ends its transition`()
    async
    throws
  {
    try await play("ltr alone kinds=000 rate=60: push+ 0, on didAppear push+ 0, push+ 0, rest")
    try await play("ltr alone kinds=000 rate=60: push+ 0, on didDisappear pop+ 0, pop+ 0, rest")
  }

  @Test func `a page can push in viewDidDisappear of a cancelled swipe`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: push 0, begin, cancel, on didDisappear push+ 0, rest"
    )
    try await play(
      "ltr alone kinds=000 rate=60: push 0, on didDisappear set+ 0 turns 3, begin, rest"
    )
    try await play(
      "ltr alone kinds=000 rate=60: on didDisappear set+ 0 all 2, set 0 keeps 1, begin, rest"
    )
  }

  @Test func `a page can push in viewWillAppear after a dismissal`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: present+ page full, on willAppear push+ 0, dismiss, rest"
    )
  }

  @Test func `popToRoot during setViewControllers pops to the new root`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: push+ 0, on didDisappear popToRoot+ 0, set 0 all 2, rest"
    )
  }

  @Test func `a resize during a reverting swipe cancels it`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: push 0, push 0, begin, on didDisappear pop 0, cancel, resize 2, rest"
    )
  }

  @Test func `a tap beside an action sheet has no effect once a modal covers it`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: present+ alert sheet top, wait 520, begin, present+ page full top, rest"
    )
  }

  @Test func `the tab bar follows changes below the destination of a transition`() async throws {
    try await play(
      "ltr tabs kinds=000 rate=60: pushWide+ 0, push 0, push 0, begin, move 75, lift, set 0 keeps 1, rest"
    )
    try await play(
      "ltr tabs kinds=000 rate=60: push+ 0, set 0 keeps 2, pushWide+ 0, push+ 0, set 0 keeps 1, rest"
    )
  }

  @Test func `a push onto a dragged sheet's stack calls the page below once`() async throws {
    try await play(
      "ltr alone kinds=000 rate=60: present+ page sheet, wait 475, wait 100, present stack sheet top, dragDown, push 2, rest"
    )
  }

  @Test func `a back button names the page below that replaces another one during a swipe`()
    async throws
  {
    try await play("ltr tabs kinds=200 rate=60: push 0, push 0, begin, set 0 keeps 2, rest")
    try await play("ltr alone kinds=212 rate=60: push 0, begin, set 0 keeps 3, rest")
  }

  @Test func `a stack of the More list is chosen again while a swipe to the list holds it`()
    async throws
  {
    try await play("ltr more kinds=000 rate=60: tab 1, begin, tab 1")
  }

  @Test func `a page of a stack in the More list hides the tab bar`() async throws {
    try await play("ltr more kinds=000 rate=60: tab 1, pushWide 1")
    try await play("ltr more kinds=000 rate=60: tab 1, pushWide+ 1")
  }

  @Test func `a page of a cancelled interactive push is told that it leaves`() async throws {
    try await play("ltr alone kinds=000 rate=60: drivePush 0")
  }

  @Test func `a page replaced below a presentation is not kept for the way forward`() async throws {
    try await play("ltr alone kinds=524 rate=60: present+ page full, set 0 all 0")
  }

  @Test func `a stack without pages keeps none for the way forward`() async throws {
    try await play("ltr alone kinds=627 rate=60: set 0 empties 0, forward")
  }

  @Test func `the area of the page that settles back decides about the next swipe`() async throws {
    try await play(
      "ltr alone kinds=200 rate=8: page 0 disabled, page 0 asks, begin, lift, wait 412, begin"
    )
  }
}
