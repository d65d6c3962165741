// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

private final class Listener {
  var times: [Double] = []
  var onTick: (() -> Void)?
  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp)
    onTick?()
  }
}

@MainActor
struct DisplayLinkTests {
  private let session = Session(clock: FrameClock())
  private let listener = Listener()

  private func makeLink() -> CADisplayLink {
    let link = CADisplayLink(target: listener, selector: Selector("tick:", Listener.tick(_:)))
    session.perform { link.add(to: .main, forMode: .common) }
    return link
  }

  @Test func `a display link is called in every frame until it is invalidated`() {
    let link = makeLink()
    session.clock.advance(to: 0.1)
    #expect(listener.times.count == 7)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-12)
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
    session.clock.advance(to: 0.2)
    #expect(listener.times.count == 7)
    #expect(session.clock.nextWakeUp == nil)
  }

  @Test func `a paused display link requests no frames`() {
    let link = makeLink()
    link.isPaused = true
    #expect(session.clock.nextWakeUp == nil)
    link.isPaused = false
    session.clock.advance(to: 0)
    #expect(listener.times == [0])
    link.invalidate()
  }

  @Test(arguments: [(30, 31), (20, 21), (60, 61), (0, 61), (7, 7)])
  func `preferredFramesPerSecond skips frames`(_ perSecond: Int, _ calls: Int) {
    let link = makeLink()
    link.preferredFramesPerSecond = perSecond
    session.clock.advance(to: 1.0001)
    #expect(listener.times.count == calls)
    link.invalidate()
  }

  @Test(arguments: [
    (120, CAFrameRateRange.default, 121),
    (120, CAFrameRateRange(minimum: 30, maximum: 60), 61),
    (120, CAFrameRateRange(minimum: 10, maximum: 120, preferred: 30), 31),
    // 144 / 3 = 48 and 144 / 2 = 72: the first is nearer to 55, the second is in the range.
    (144, CAFrameRateRange(minimum: 30, maximum: 80, preferred: 55), 49),
    (144, CAFrameRateRange(minimum: 60, maximum: 80, preferred: 55), 73),
    (60, CAFrameRateRange(minimum: 80, maximum: 120), 61),
    (60, CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: -.infinity), 61),
    (60, CAFrameRateRange(minimum: 0, maximum: 1e-30), 1),
  ])
  func `preferredFrameRateRange chooses the nearest rate that the screen can show`(
    _ screenRate: Int,
    _ range: CAFrameRateRange,
    _ calls: Int
  ) {
    session.clock.frameInterval = 1 / Double(screenRate)
    let link = makeLink()
    link.preferredFrameRateRange = range
    session.clock.advance(to: 1.0001)
    #expect(listener.times.count == calls)
    link.invalidate()
  }

  @Test func `a display link follows its screen to another rate`() {
    let link = makeLink()
    session.clock.advance(to: 0.5001)
    #expect(listener.times.count == 31)
    session.clock.frameInterval = 1.0 / 120
    session.clock.advance(to: 1.0001)
    #expect((90...92).contains(listener.times.count))
    #expect(link.duration == 1.0 / 120)
    link.invalidate()
  }

  @Test func `the frames per second and the range are one preference`() {
    let link = CADisplayLink(target: listener, selector: Selector("tick:", Listener.tick(_:)))
    #expect(link.preferredFramesPerSecond == 0)
    #expect(link.preferredFrameRateRange == .default)
    link.preferredFramesPerSecond = 30
    #expect(
      link.preferredFrameRateRange == CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    )
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 24)
    #expect(link.preferredFramesPerSecond == 24)
    link.preferredFramesPerSecond = 0
    #expect(link.preferredFrameRateRange == .default)
  }

  @Test func `a display link retains its target until it is invalidated`() {
    weak var target: Listener?
    weak var freed: CADisplayLink?
    do {
      let listener = Listener()
      target = listener
      let link = CADisplayLink(target: listener, selector: Selector("tick:", Listener.tick(_:)))
      session.perform { link.add(to: .main, forMode: .common) }
      freed = link
    }
    session.clock.advance(to: 1)
    #expect(target?.times.count == 61)
    freed?.invalidate()
    #expect(target == nil)
    #expect(freed == nil)
  }

  @Test func `a display link can be invalidated in its own call`() {
    let link = makeLink()
    listener.onTick = { link.invalidate() }
    session.clock.advance(to: 1)
    #expect(listener.times.count == 1)
  }
}
