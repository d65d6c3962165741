// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct TouchPredictionTests {
  private func predict(gap: Double, by distance: CGFloat = 6) -> [TouchPrediction.Point] {
    TouchPrediction(
      after: .init(CGPoint(x: 10, y: 0), at: 1),
      .init(CGPoint(x: 10 + distance, y: 0), at: 1 + gap)
    ).points
  }

  @Test(arguments: zip([60.0, 120, 240, 1000], [1, 2, 4, 4]))
  func `events at the device's rate are predicted for one frame`(_ rate: Double, _ count: Int) {
    let points = predict(gap: 1 / rate)
    #expect(points.count == count)
    #expect(abs((points.last?.timestamp ?? 0) - (1 + 1 / rate + 1.0 / 60)) < 1e-9)
    #expect(abs((points.last?.location.x ?? 0) - (16 + 6 * rate / 60)) < 1e-9)
  }

  @Test func `a slow device has one prediction, a frame ahead`() {
    let points = predict(gap: 0.1)
    #expect(points.count == 1)
    #expect(abs(points[0].location.x - 17) < 1e-9)
  }

  @Test func `nothing is predicted for a touch that rests or times that do not advance`() {
    #expect(predict(gap: 1.0 / 60, by: 0).isEmpty)
    #expect(predict(gap: 0).isEmpty)
    #expect(predict(gap: -1).isEmpty)
  }
}
