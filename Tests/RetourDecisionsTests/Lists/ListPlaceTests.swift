// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ListPlaceTests {
  @Test(arguments: [[3], [1, 1, 1], [2, 0, 0, 3], [0, 0, 2, 1, 0], [0, 4, 0]])
  func `neighbors go through all rows in order, past empty sections`(_ counts: [Int]) {
    let all = counts.indices.flatMap { section in
      (0..<counts[section]).map { ListPlace(section, $0) }
    }
    let pairs = zip(all, all.dropFirst())
    for (place, next) in pairs {
      #expect(place.next(in: counts) == next)
      #expect(next.previous(in: counts) == place)
    }
    #expect(all.first?.previous(in: counts) == nil)
    #expect(all.last?.next(in: counts) == nil)
  }
}
