// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SliderRangeTests {
  @Test func `a value outside of the range is moved into it`() {
    var range = SliderRange()
    range.setValue(7)
    #expect(range.value == 1)
    range.setMaximum(10)
    range.setValue(7)
    range.setMaximum(5)
    #expect(range.value == 5)
    range.setMinimum(5.5)
    #expect((range.minimum, range.maximum, range.value) == (5.5, 5.5, 5.5))
    range.setMaximum(-1)
    #expect((range.minimum, range.maximum, range.value) == (-1, -1, -1))
  }

  @Test func `a value that is not a number changes nothing`() {
    var range = SliderRange()
    range.setValue(0.5)
    range.setValue(.nan)
    range.setMinimum(.infinity)
    range.setMaximum(.nan)
    #expect((range.minimum, range.maximum, range.value) == (0, 1, 0.5))
  }

  @Test(arguments: [(-3, 5), (0, 1), (1e30, 3e30)] as [(Float, Float)])
  func `a value and its place lead to each other`(_ ends: (Float, Float)) {
    var range = SliderRange()
    range.setMaximum(ends.1)
    range.setMinimum(ends.0)
    for place in [0, 0.25, 0.5, 1] {
      #expect(abs(range.share(of: range.value(at: place)) - place) < 1e-5)
    }
    #expect(range.value(at: 2) == ends.1)
    #expect(range.value(at: -2) == ends.0)
  }

  @Test func `a range without length has one place`() {
    var range = SliderRange()
    range.setMaximum(0)
    #expect(range.share(of: 0) == 0)
  }
}
