// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SwipeSequenceTests {
  private var sequence = SwipeSequence()

  private static let movements: [(SwipeSequence.Directions, CGPoint)] = [
    (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)),
    (.down, CGPoint(x: 0, y: 1)),
  ]

  private mutating func move(_ unit: CGPoint, by distance: Double) -> SwipeSequence.Outcome {
    sequence.fingersMoved(to: [1: CGPoint(x: unit.x * distance, y: unit.y * distance)])
  }

  @Test(arguments: movements)
  mutating func `fifty points in the direction are a swipe, and ten in another are none`(
    _ direction: SwipeSequence.Directions,
    _ unit: CGPoint
  ) {
    for required in Self.movements.map(\.0) {
      sequence = SwipeSequence()
      sequence.directions = required
      #expect(sequence.fingerDown(1, at: .zero) == .continues)
      #expect(move(unit, by: 9) == .continues)
      #expect(move(unit, by: 10) == (required == direction ? .continues : .failed))
      guard required == direction else { continue }
      #expect(move(unit, by: 49) == .continues)
      #expect(move(unit, by: 50) == .recognized)
    }
  }

  @Test mutating func `any of several directions counts`() {
    sequence.directions = [.left, .right]
    _ = sequence.fingerDown(1, at: .zero)
    #expect(move(CGPoint(x: -1, y: 0.9), by: 60) == .recognized)
    sequence = SwipeSequence()
    sequence.directions = [.left, .right]
    _ = sequence.fingerDown(1, at: .zero)
    #expect(move(CGPoint(x: -0.9, y: 1), by: 60) == .failed)
  }

  @Test mutating func `all fingers have to swipe, and the centroid counts`() {
    sequence.fingersRequired = 2
    _ = sequence.fingerDown(1, at: .zero)
    #expect(sequence.fingerDown(2, at: CGPoint(x: 0, y: 40)) == .continues)
    #expect(sequence.starts == [.zero, CGPoint(x: 0, y: 40)])
    #expect(sequence.fingersMoved(to: [1: CGPoint(x: 60, y: 0)]) == .continues)
    #expect(sequence.fingersMoved(to: [2: CGPoint(x: 40, y: 40)]) == .recognized)
    #expect(sequence.fingerDown(3, at: .zero) == .failed)
  }

  @Test mutating func `a finger that leaves without the others ends the sequence`() {
    sequence.fingersRequired = 2
    _ = sequence.fingerDown(1, at: .zero)
    #expect(move(CGPoint(x: 1, y: 0), by: 9) == .continues)
    #expect(move(CGPoint(x: 1, y: 0), by: 11) == .failed)
  }

  @Test mutating func `movements of unknown fingers are ignored`() {
    _ = sequence.fingerDown(1, at: .zero)
    #expect(sequence.fingersMoved(to: [7: CGPoint(x: 100, y: 0)]) == .continues)
  }
}
