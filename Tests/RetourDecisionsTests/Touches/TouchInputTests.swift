// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct TouchInputTests {
  private func input(
    _ id: Int,
    _ phase: TouchInput.Phase,
    _ x: CGFloat = 0,
    _ time: TimeInterval = 0
  ) -> TouchInput {
    TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: time)
  }

  @Test func `consecutive moves of one finger coalesce into the last`() {
    let batches = TouchInput.batches([
      input(1, .moved, 1), input(1, .moved, 2), input(1, .moved, 3),
    ])
    #expect(batches.map { $0.map(\.location.x) } == [[3]])
  }

  @Test func `a beginning and an end start new batches`() {
    let inputs = [input(1, .began), input(1, .moved, 4), input(1, .ended, 4), input(1, .began, 9)]
    #expect(TouchInput.batches(inputs) == inputs.map { [$0] })
  }

  @Test func `changes of several fingers form one batch`() {
    let inputs = [input(1, .moved), input(2, .began), input(3, .ended)]
    #expect(TouchInput.batches(inputs) == [inputs])
  }

  @Test func `moves of two fingers coalesce by finger`() {
    let batches = TouchInput.batches([
      input(1, .moved, 1), input(2, .moved, 1), input(1, .moved, 2), input(2, .moved, 2),
    ])
    #expect(batches.map { $0.map(\.id) } == [[1, 2]])
    #expect(batches[0].map { $0.coalesced.count } == [1, 1])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a change without a location is dropped unless it ends a touch`(_ x: CGFloat) {
    let batches = TouchInput.batches([
      input(1, .began, x), input(2, .moved, x), input(3, .ended, x), input(4, .cancelled, x),
    ])
    #expect(batches.map { $0.map(\.id) } == [[3, 4]])
  }

  @Test func `no input forms no batch`() {
    #expect(TouchInput.batches([]).isEmpty)
  }
}
