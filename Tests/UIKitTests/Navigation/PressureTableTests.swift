// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Everything that may arrive while anything runs, at several of its times, in both directions.
@MainActor
@Suite(.freesControllers) struct PressureTableTests {
  typealias Running = PressureTable.Running
  typealias Arriving = PressureTable.Arriving

  static let shares = [0, 1, 50, 99]

  @Test(arguments: Running.allCases, Arriving.allCases)
  func `whatever runs, what arrives is done, and no page jumps`(
    _ running: Running,
    _ arriving: Arriving
  ) {
    for share in Self.shares {
      guard PressureTable.reasonAgainst(running, arriving, share: share) == nil else { continue }
      for direction in World.Direction.allCases {
        let flow = PressureFlow(running, arriving, share: share, direction)
        let failure = flow.run()
        #expect(failure == nil, "\(running) at \(share) %, \(arriving) arrives, \(direction)")
      }
    }
  }

  @Test func `few pairs make no sense`() {
    var senseless = 0
    for running in Running.allCases {
      for arriving in Arriving.allCases
      where PressureTable.reasonAgainst(running, arriving, share: 0) != nil {
        senseless += 1
      }
    }
    #expect(senseless == 5)
  }

  @Test func `a jump is found`() {
    var steadiness = PageSteadiness(size: CGSize(width: 200, height: 400))
    steadiness.frame([1: 0, 2: 200])
    steadiness.frame([1: -4, 2: 180])
    #expect(steadiness.jump == nil)
    steadiness.frame([1: -40, 2: 160])
    #expect(steadiness.jump != nil)
  }
}
