// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Every event of the table during every other, at several times, in both layout directions.
@MainActor
@Suite(.freesControllers) struct PressureTableTests {
  typealias Running = PressureTable.Running
  typealias Arriving = PressureTable.Arriving

  static let shares = [0, 1, 50, 99]

  @Test(arguments: Running.allCases, Arriving.allCases)
  func `an operation or touch during any other takes effect without a jump`(
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

  @Test func `five pairs of the table are excluded`() {
    var senseless = 0
    for running in Running.allCases {
      for arriving in Arriving.allCases
      where PressureTable.reasonAgainst(running, arriving, share: 0) != nil {
        senseless += 1
      }
    }
    #expect(senseless == 5)
  }

  @Test func `a page that moves too far in a frame is reported`() {
    var steadiness = PageSteadiness(size: CGSize(width: 200, height: 400))
    steadiness.frame([1: 0, 2: 200])
    steadiness.frame([1: -4, 2: 180])
    #expect(steadiness.jump == nil)
    steadiness.frame([1: -40, 2: 160])
    #expect(steadiness.jump != nil)
  }
}
