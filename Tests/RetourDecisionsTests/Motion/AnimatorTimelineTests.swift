// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct AnimatorTimelineTests {
  private static let ease = AnimatorPace.curve(
    TimingCurve(first: SIMD2(0.42, 0), second: SIMD2(0.58, 1))
  )
  nonisolated static let paces = [
    AnimatorPace.even, ease, .spring(mass: 1, stiffness: 300, damping: 12, velocity: 0),
  ]

  @Test(arguments: paces)
  func `it goes from 0 to 1 in its duration`(_ pace: AnimatorPace) {
    var line = AnimatorTimeline(duration: 2, pace: pace)
    #expect(line.position(at: 5) == 0, "held until it runs")
    line.run(at: 10)
    #expect(line.position(at: 10) == 0)
    #expect(abs(line.position(at: 11) - pace.progress(at: 1, of: 2)) < 1e-9)
    #expect(line.position(at: 12) == 1 && line.position(at: 99) == 1)
    #expect(line.segment(at: 10)?.rest == 2 && line.segment(at: 11.5)?.rest == 0.5)
    #expect(line.wait(at: 9) == 1 && line.wait(at: 11) == 0)
  }

  @Test(arguments: paces)
  func `it goes on as before after it was held`(_ pace: AnimatorPace) {
    var line = AnimatorTimeline(duration: 1, pace: pace)
    line.run(at: 0)
    line.hold(at: 0.3)
    #expect(!line.isRunning && line.segment(at: 0.3) == nil)
    #expect(line.position(at: 50) == pace.progress(at: 0.3, of: 1))
    line.run(at: 100)
    #expect(abs(line.position(at: 100.2) - pace.progress(at: 0.5, of: 1)) < 1e-9)
    #expect(abs((line.segment(at: 100)?.rest ?? 0) - 0.7) < 1e-9)
  }

  @Test(arguments: paces)
  func `it comes back the way that it went`(_ pace: AnimatorPace) {
    var line = AnimatorTimeline(duration: 1, pace: pace)
    line.run(at: 0)
    line.reverse(at: 0.4)
    #expect(line.isReversed && line.target == 0)
    #expect(abs(line.position(at: 0.5) - pace.progress(at: 0.3, of: 1)) < 1e-9)
    #expect(abs(line.position(at: 0.8)) < 1e-9)
    line.reverse(at: 0.5)
    #expect(abs(line.position(at: 0.6) - pace.progress(at: 0.4, of: 1)) < 1e-9)
    #expect(line.position(at: 1.2) == 1)
  }

  @Test(arguments: paces)
  func `a finger puts it anywhere, and it runs on from there`(_ pace: AnimatorPace) {
    var line = AnimatorTimeline(duration: 1, pace: pace)
    line.scrub(to: 0.6, isLinear: true)
    #expect(line.position(at: 0) == 0.6)
    line.run(at: 0)
    #expect(abs(line.position(at: 0) - 0.6) < 1e-6)
    #expect(line.position(at: 1) == 1)
    line.scrub(to: 0.1, isLinear: true)
    #expect(line.position(at: 1) == 1, "nothing is scrubbed while it runs")
  }

  @Test func `without linear scrubbing the fraction is one of the time`() {
    var line = AnimatorTimeline(duration: 4, pace: Self.ease)
    line.scrub(to: 0.25, isLinear: false)
    #expect(line.position(at: 0) == Self.ease.progress(at: 1, of: 4))
    line.scrub(to: 7, isLinear: false)
    #expect(line.position(at: 0) == 1)
    line.scrub(to: .nan, isLinear: true)
    #expect(line.position(at: 0) == 1)
  }

  @Test func `the rest takes another time at another pace`() {
    var line = AnimatorTimeline(duration: 1, pace: Self.ease)
    line.scrub(to: 0.5, isLinear: true)
    line.run(pace: .even, duration: 2, at: 0)
    #expect(abs(line.position(at: 1) - 0.75) < 1e-9)
    line.reverse(at: 1)
    // The way back does not end where this way began.
    #expect(abs(line.position(at: 1) - 0.75) < 1e-6)
    #expect(abs((line.segment(at: 1)?.rest ?? 0) - Self.ease.time(of: 0.75, of: 1)) < 1e-6)
    line.hold(at: 1.2)
    line.run(pace: nil, duration: nil, at: 2)
    #expect(abs(line.position(at: 3)) < 1e-9)
  }

  @Test(arguments: paces)
  func `no event makes it jump`(_ pace: AnimatorPace) {
    var line = AnimatorTimeline(duration: 1, pace: pace)
    var state: UInt64 = 42
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    var time = 0.0
    for _ in 0..<500 {
      time += Double(next(200)) / 1000
      let before = line.position(at: time)
      switch next(4) {
      case 0: line.run(at: time)
      case 1: line.hold(at: time)
      case 2: line.reverse(at: time)
      default: line.run(pace: Self.ease, duration: 0.5, at: time)
      }
      #expect(abs(line.position(at: time) - before) < 1e-4)
    }
  }
}
