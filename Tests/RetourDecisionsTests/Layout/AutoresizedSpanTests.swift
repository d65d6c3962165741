// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct AutoresizedSpanTests {
  private let span = AutoresizedSpan(start: 10, length: 30)

  @Test(
    arguments: [
      ([], 10, 30), ([.start], 110, 30), ([.length], 10, 130), ([.end], 10, 30),
      ([.start, .end], 24.285_714_285_714_285, 30), ([.start, .length], 35, 105),
      ([.start, .length, .end], 20, 60),
    ] as [(AutoresizedSpan.Flexibility, Double, Double)]
  )
  func `flexible parts share a change in proportion to their lengths`(
    _ flexibility: AutoresizedSpan.Flexibility,
    _ start: Double,
    _ length: Double
  ) {
    let resized = span.resized(from: 100, to: 200, flexibility)
    #expect(abs(resized.start - start) < 1e-9)
    #expect(abs(resized.length - length) < 1e-9)
  }

  @Test func `empty flexible parts share a change equally`() {
    let resized = AutoresizedSpan(start: 0, length: 100)
      .resized(from: 100, to: 200, [.start, .end])
    #expect(resized == AutoresizedSpan(start: 50, length: 100))
  }

  @Test func `a length does not become negative`() {
    #expect(span.resized(from: 100, to: 20, .length).length == 0)
  }
}
