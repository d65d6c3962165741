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
@Suite struct DisplayLinkTests {
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
