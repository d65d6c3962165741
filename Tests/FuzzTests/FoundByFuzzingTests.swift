// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import Testing

@testable import fuzz

/// What the fuzzer found, and must not find again.
@MainActor
@Suite struct FoundByFuzzingTests {
  private func play(_ text: String) throws {
    let plan = try #require(FuzzPlan(text))
    #expect(makeFuzzer().play(plan) == nil)
  }

  @Test func `the view of a page that is replaced in another tab goes along with it`() throws {
    try play("ltr tabs kinds=000 rate=60: tab 1, push 0, set 0 keeps 1, rest")
  }

  @Test func `popping to the root during a swipe returns the page that the swipe gave back`() throws
  {
    try play("ltr alone kinds=000 rate=60: push 0, begin, popToRoot+ 0, rest")
  }

  @Test func `a finger that is lifted after a resize does not take the next push back`() throws {
    try play("ltr alone kinds=000 rate=60: push 0, rest, begin, resize 2, push+ 0, lift, rest")
  }

  @Test func `a page never comes in the view of one that was freed`() throws {
    try play("ltr alone kinds=000 rate=60: set+ 0 all 2, push+ 0, push+ 0, rest")
    try play("ltr alone kinds=000 rate=60: push 0, pop+ 0, set+ 0 all 1, set+ 0 pushes 3, rest")
    try play(
      "ltr alone kinds=000 rate=60: set+ 0 all 1, push+ 0, set 0 pushes 3, present page over, rest"
    )
  }

  @Test func `a page that hears of the end of a push by the next one may push, too`() throws {
    try play("ltr alone kinds=000 rate=60: push+ 0, on didAppear push+ 0, push+ 0, rest")
    try play("ltr alone kinds=000 rate=60: push+ 0, on didDisappear pop+ 0, pop+ 0, rest")
  }

  @Test func `a page that hears that its swipe is taken back may push`() throws {
    try play("ltr alone kinds=000 rate=60: push 0, begin, cancel, on didDisappear push+ 0, rest")
    try play("ltr alone kinds=000 rate=60: push 0, on didDisappear set+ 0 turns 3, begin, rest")
    try play(
      "ltr alone kinds=000 rate=60: on didDisappear set+ 0 all 2, set 0 keeps 1, begin, rest"
    )
  }

  @Test func `a page that comes back from under a presentation may push as it comes`() throws {
    try play(
      "ltr alone kinds=000 rate=60: present+ page full, on willAppear push+ 0, dismiss, rest"
    )
  }

  @Test func `a pop to the root that waits for a change of all pages means the new root`() throws {
    try play(
      "ltr alone kinds=000 rate=60: push+ 0, on didDisappear popToRoot+ 0, set 0 all 2, rest"
    )
  }

  @Test func `a swipe that falls back is taken back by a resize, as the app was told`() throws {
    try play(
      "ltr alone kinds=000 rate=60: push 0, push 0, begin, on didDisappear pop 0, cancel, resize 2, rest"
    )
  }

  @Test func `a finger beside an action sheet chooses nothing once something came over it`() throws
  {
    try play(
      "ltr alone kinds=000 rate=60: present+ alert sheet top, wait 520, begin, present+ page full top, rest"
    )
  }

  @Test func `the tab bar follows what changes below the page that a transition leads to`() throws {
    try play(
      "ltr tabs kinds=000 rate=60: pushWide+ 0, push 0, push 0, begin, move 75, lift, set 0 keeps 1, rest"
    )
    try play(
      "ltr tabs kinds=000 rate=60: push+ 0, set 0 keeps 2, pushWide+ 0, push+ 0, set 0 keeps 1, rest"
    )
  }

  @Test func `a push onto a stack that a finger pulls down tells the page below once`() throws {
    try play(
      "ltr alone kinds=000 rate=60: present+ page sheet, wait 475, wait 100, present stack sheet top, dragDown, push 2, rest"
    )
  }
}
