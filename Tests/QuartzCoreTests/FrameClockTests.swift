// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Synchronization
import Testing

@MainActor
struct FrameClockTests {
  private let clock = FrameClock()

  @Test func `deadlines fire at their own times, and in order of creation for equal times`() {
    var fired: [String] = []
    for (time, name) in [(0.2, "c"), (0.1, "a"), (0.1, "b"), (0.3, "d")] {
      clock.schedule(at: time) { [clock] in fired.append("\(name)\(clock.now)") }
    }
    clock.advance(to: 0.25)
    #expect(fired == ["a0.1", "b0.1", "c0.2"])
    #expect(clock.now == 0.25)
    clock.advance(to: 1)
    #expect(fired.last == "d0.3")
  }

  @Test func `a deadline that another deadline sets fires in the same advance`() {
    var fired: [Double] = []
    clock.schedule(at: 0.1) { [clock] in
      clock.schedule(at: 0.2) { fired.append(clock.now) }
      clock.schedule(at: 0.05) { fired.append(clock.now) }
    }
    clock.advance(to: 0.3)
    #expect(fired == [0.1, 0.2])
  }

  @Test func `a cancelled deadline does not fire and releases its handler`() {
    final class Token {}
    weak var token: Token?
    var entry: FrameClock.Entry?
    do {
      let kept = Token()
      token = kept
      entry = clock.schedule(at: 1) { withExtendedLifetime(kept) { _ = Issue.record("fired") } }
    }
    #expect(token != nil)
    entry?.cancel()
    #expect(token == nil)
    #expect(clock.nextWakeUp == nil)
    clock.advance(to: 2)
  }

  @Test func `cancelled deadlines behind one that waits are released`() {
    struct Place {
      weak var entry: FrameClock.Entry?
    }
    clock.schedule(at: 1) {}
    var entries = (0..<1000).map { _ in clock.schedule(at: 2) {} }
    let places = entries.map { Place(entry: $0) }
    for entry in entries { entry.cancel() }
    entries = []
    #expect(places.count { $0.entry != nil } < 20)
  }

  @Test func `ten thousand deadlines, half of them cancelled, fire in order`() {
    var last = -1.0
    var count = 0
    var entries: [FrameClock.Entry] = []
    for index in 0..<10_000 {
      let time = Double((index * 7919) % 10_007)
      entries.append(
        clock.schedule(at: time) { [clock] in
          #expect(time >= last && clock.now == time)
          last = time
          count += 1
        }
      )
    }
    for index in stride(from: 0, to: 10_000, by: 2) { entries[index].cancel() }
    clock.advance(to: 20_000)
    #expect(count == 5_000)
    #expect(clock.nextWakeUp == nil)
  }

  @Test func `frames occur at multiples of the interval, and only on request`() {
    var frames: [Double] = []
    clock.onFrame = { frames.append($0) }
    clock.advance(to: 1)
    #expect(frames.isEmpty)
    #expect(clock.nextWakeUp == nil)
    clock.advance(to: 1.001)
    clock.requestFrame()
    clock.advance(to: 2)
    #expect(frames.count == 1)
    #expect(abs(frames[0] - 61.0 / 60) < 1e-9)
    #expect(!clock.isFrameRequested)
  }

  @Test func `a frame that requests the next one runs at 60 frames per second`() {
    var frames: [Double] = []
    clock.onFrame = { [unowned clock] in
      frames.append($0)
      clock.requestFrame()
    }
    clock.requestFrame()
    clock.advance(to: 10)
    #expect(frames.count == 601)
    for (index, time) in frames.enumerated() { #expect(abs(time - Double(index) / 60) < 1e-9) }
  }

  @Test func `a frame occurs once in small advances`() {
    var count = 0
    clock.onFrame = { [unowned clock] _ in
      count += 1
      clock.requestFrame()
    }
    clock.requestFrame()
    for step in 1...1000 { clock.advance(to: Double(step) / 1000) }
    #expect(count == 61)
  }

  @Test func `input makes a frame due at once, but never two within an interval`() {
    var frames: [Double] = []
    clock.onFrame = { frames.append($0) }
    clock.advance(to: 0.0205)
    clock.noteInput()
    clock.requestFrame()
    #expect(clock.nextWakeUp == 0.0205)
    clock.advance(to: 0.0205)
    #expect(frames == [0.0205])
    clock.advance(to: 0.025)
    clock.noteInput()
    clock.requestFrame()
    clock.advance(to: 0.03)
    #expect(frames.count == 1)
    clock.advance(to: 0.1)
    #expect(frames.count == 2)
    #expect(abs(frames[1] - (0.0205 + 1.0 / 60)) < 1e-9)
  }

  @Test func `an observer requests every frame until it is paused or cancelled`() {
    var ticks = 0
    let observer = clock.addFrameObserver { _ in ticks += 1 }
    clock.advance(to: 0.5)
    #expect(ticks == 31)
    observer.isPaused = true
    #expect(clock.nextWakeUp == nil)
    observer.isPaused = false
    observer.cancel()
    #expect(clock.nextWakeUp == nil)
    clock.advance(to: 1)
    #expect(ticks == 31)
  }

  @Test func `a late live clock catches up on one frame and is constant while it fires`() {
    let source = Watch()
    let clock = FrameClock(source: .live { source.time })
    var frames: [Double] = []
    clock.onFrame = { [unowned clock] in
      frames.append($0)
      source.time += 0.001
      #expect(clock.now == $0)
      clock.requestFrame()
    }
    clock.requestFrame()
    clock.advance(to: clock.now)
    #expect(frames == [5])
    source.time = 5.5
    clock.advance(to: clock.now)
    #expect(frames == [5, 5.5])
    source.time = 5.4
    #expect(clock.now == 5.5)
  }

  @Test func `a live clock whose host is slightly late runs at 60 frames per second`() {
    let source = Watch()
    let clock = FrameClock(source: .live { source.time })
    var frames: [Double] = []
    clock.onFrame = { [unowned clock] in
      frames.append($0)
      clock.requestFrame()
    }
    source.time = 5.003
    clock.requestFrame()
    for _ in 1...60 {
      source.time = (clock.nextWakeUp ?? .infinity) + 0.0001
      clock.advance(to: clock.now)
    }
    #expect(frames.count == 60)
    #expect(abs(source.time - 6.0001) < 1e-6)
  }

  @Test func `a late frame that is no longer requested is skipped`() {
    let observer = clock.addFrameObserver { _ in }
    observer.cancel()
    var frames: [Double] = []
    clock.onFrame = { frames.append($0) }
    clock.advance(to: 1.001)
    clock.requestFrame()
    clock.advance(to: 2)
    #expect(frames.count == 1)
    #expect(abs((frames.first ?? 0) - 61.0 / 60) < 1e-9)
  }

  @Test func `any thread can read the time`() async {
    let session = Session(clock: clock)
    clock.advance(to: 2)
    let time = await session.perform {
      Task.detached { Session.$bound.withValue(session) { CACurrentMediaTime() } }
    }.value
    #expect(time == 2)
  }

  @Test func `deadlines fire before a frame of the same time`() {
    var order: [String] = []
    clock.onFrame = { _ in order.append("frame") }
    clock.advance(to: 0.001)
    clock.schedule(at: 1.0 / 60) { order.append("deadline") }
    clock.requestFrame()
    clock.advance(to: 0.1)
    #expect(order == ["deadline", "frame"])
  }
}

/// A source of time that a test sets.
private final class Watch: Sendable {
  private let seconds = Mutex(5.0)

  var time: Double {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }
}
