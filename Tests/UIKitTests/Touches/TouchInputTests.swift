// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// How the device's reports become batches.
@Suite struct TouchInputTests {
  private func input(
    _ id: Int,
    _ phase: TouchInput.Phase,
    _ x: CGFloat = 0,
    _ time: TimeInterval = 0
  ) -> TouchInput {
    TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: time)
  }

  @Test func `moves of one finger in a row become the last`() {
    let batches = TouchInput.batches([
      input(1, .moved, 1), input(1, .moved, 2), input(1, .moved, 3),
    ])
    #expect(batches == [[input(1, .moved, 3)]])
  }

  @Test func `a beginning and an end are never lost`() {
    let inputs = [input(1, .began), input(1, .moved, 4), input(1, .ended, 4), input(1, .began, 9)]
    #expect(TouchInput.batches(inputs) == inputs.map { [$0] })
  }

  @Test func `changes of several fingers make one batch`() {
    let inputs = [input(1, .moved), input(2, .began), input(3, .ended)]
    #expect(TouchInput.batches(inputs) == [inputs])
  }

  @Test func `moves of two fingers are gathered`() {
    let batches = TouchInput.batches([
      input(1, .moved, 1), input(2, .moved, 1), input(1, .moved, 2), input(2, .moved, 2),
    ])
    #expect(batches == [[input(1, .moved, 2), input(2, .moved, 2)]])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `what has no place is dropped unless it ends a touch`(_ x: CGFloat) {
    let batches = TouchInput.batches([
      input(1, .began, x), input(2, .moved, x), input(3, .ended, x), input(4, .cancelled, x),
    ])
    #expect(batches.map { $0.map(\.id) } == [[3, 4]])
  }

  @Test func `nothing makes no batch`() {
    #expect(TouchInput.batches([]).isEmpty)
  }
}
