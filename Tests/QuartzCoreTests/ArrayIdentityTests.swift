// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuartzCore

/// Lists of objects, compared by identity.
struct ArrayIdentityTests {
  private final class Thing {}

  @Test func `the beginning that two lists share is found, wherever they differ`() {
    let things = (0..<40).map { _ in Thing() }
    for length in [0, 1, 2, 7, 40] {
      let list = Array(things.prefix(length))
      #expect(list.countOfSamePrefix(as: things) == length)
      #expect(things.countOfSamePrefix(as: list) == length)
      for place in list.indices {
        var other = list
        other[place] = Thing()
        #expect(list.countOfSamePrefix(as: other) == place)
        other.removeSubrange(place...)
        #expect(list.countOfSamePrefix(as: other) == place)
        other = list
        other.insert(Thing(), at: place)
        #expect(list.countOfSamePrefix(as: other) == place)
      }
    }
  }

  @Test func `an object is found by identity, and removed once`() {
    let things = (0..<5).map { _ in Thing() }
    var list = things
    list.remove(same: things[2])
    #expect(list.firstIndex(ofSame: things[3]) == 2 && !list.contains(same: things[2]))
    list.remove(same: Thing())
    #expect(list.count == 4)
  }
}
