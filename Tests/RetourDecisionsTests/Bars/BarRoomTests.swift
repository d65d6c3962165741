// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct BarRoomTests {
  /// A large title of 52 points, and a search bar of 50 below it.
  private static let both = BarRoom.Parts(title: 52, search: 50)
  private static let title = BarRoom.Parts(title: 52)

  private func room(_ parts: BarRoom.Parts, _ distance: CGFloat?) -> BarRoom {
    BarRoom(parts, distance: distance)
  }

  @Test func `a room at rest has all of its parts`() {
    let room = room(Self.both, nil)
    #expect(room.height == 102 && room.coveredHeight == 102 && room.hiddenHeight == 0)
    #expect(room.searchHeight == 50 && room.title.room == 52)
    #expect(self.room(Self.both, .nan) == room)
  }

  @Test func `the search bar gives way before the title`() {
    #expect(room(Self.both, 80).searchHeight == 28)
    #expect(room(Self.both, 80).title.room == 52)
    #expect(room(Self.both, 30).searchHeight == 0)
    #expect(room(Self.both, 30).title.room == 30)
    #expect(room(Self.both, -500).height == 0)
  }

  @Test func `a search bar that stays leaves the title alone to give way`() {
    var parts = Self.both
    parts.hidesSearch = false
    #expect(room(parts, 80).searchHeight == 50 && room(parts, 80).title.room == 30)
    #expect(room(parts, 0).height == 50 && room(parts, 0).title.room == 0)
  }

  @Test func `pulled content stretches the title, not what the page keeps free`() {
    let room = room(Self.both, 130)
    #expect(room.height == 130 && room.coveredHeight == 102 && room.hiddenHeight == 0)
    #expect(room.searchHeight == 50 && room.title.room == 80)
  }

  @Test func `what is free and what is hidden are always the whole`() {
    for distance in stride(from: 0.0, through: 150, by: 7) {
      let room = room(Self.both, distance)
      #expect(room.coveredHeight + room.hiddenHeight == 102)
      #expect(room.searchHeight + room.title.room == room.height)
    }
  }

  @Test func `a search bar in the place of the row does not follow the content`() {
    let parts = BarRoom.Parts(search: 50, replacesRow: true)
    #expect(!parts.followContent && Self.both.followContent)
    #expect(!BarRoom.Parts().followContent)
    #expect(room(parts, 0).height == 50 && room(parts, 300).height == 50)
  }

  private func rest(
    _ target: CGFloat,
    from start: CGFloat? = nil,
    velocity: CGFloat = 0,
    greatest: CGFloat = 1000,
    _ parts: BarRoom.Parts = title
  ) -> CGFloat {
    BarRoom(parts, distance: nil).rest(
      for: target,
      from: start ?? target,
      velocity: velocity,
      expanded: -116,
      greatest: greatest
    )
  }

  @Test func `released between, the title goes to the nearer side`() {
    #expect(rest(-100) == -116)
    #expect(rest(-80) == -64)
  }

  @Test func `a flick decides by its direction`() {
    #expect(rest(-100, velocity: 0.3) == -64)
    #expect(rest(-70, velocity: -0.3) == -116)
    #expect(rest(-110, from: -116) == -64)
  }

  @Test func `elsewhere content rests where it comes to rest`() {
    #expect(rest(-64) == -64)
    #expect(rest(300) == 300)
    #expect(rest(-116) == -116)
    #expect(rest(-130) == -130)
  }

  @Test func `content that is too short to hide the title shows it`() {
    #expect(rest(-80, greatest: -90) == -116)
  }

  @Test func `content rests beside each part, the search bar first`() {
    #expect(rest(-100, Self.both) == -116)
    #expect(rest(-70, Self.both) == -66)
    #expect(rest(-60, Self.both) == -66)
    #expect(rest(-20, Self.both) == -14)
    #expect(rest(-60, greatest: -50, Self.both) == -66)
    var parts = Self.both
    parts.hidesSearch = false
    #expect(rest(-80, parts) == -64)
    #expect(rest(-40, parts) == -40)
  }
}
