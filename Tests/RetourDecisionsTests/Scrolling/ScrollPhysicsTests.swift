// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// Sources: the rates 0.998 and 0.99 are those that Apple documents for
/// `UIScrollView.DecelerationRate`; c = 0.55 is reported for the rubber band.
struct ScrollPhysicsTests {
  /// The time between two samples: 240 a second.
  static let step = 1.0 / 240
  static let axis = ScrollAxis(content: 3000, length: 600)

  /// Expects a motion to have no jump of position or velocity, and to end where it says.
  static func expectSmooth(_ motion: AxisMotion, from offset: Double, velocity: Double) {
    #expect(abs(motion.position(at: 0) - offset) <= ScrollFigures.restDistance)
    let samples = Int(motion.duration / step) + 2
    var last = motion.position(at: 0)
    var speed = velocity
    for sample in 1...samples {
      let time = Double(sample) * step
      let position = motion.position(at: time)
      let next = motion.velocity(at: time)
      // The mean of both speeds, with room for the curvature and for the end's rest distance.
      let room = abs(next - speed) * step + 2 * ScrollFigures.restDistance
      #expect(abs(position - last - (speed + next) / 2 * step) <= room, "at \(time)")
      (last, speed) = (position, next)
    }
    #expect(last == motion.target)
  }

  // MARK: Deceleration

  @Test(arguments: [0.998, 0.99], [2000.0, -2000])
  func `a deceleration loses the rate's part of its speed in every millisecond`(
    _ rate: Double,
    _ velocity: Double
  ) {
    let motion = AxisMotion.natural(from: 1200, velocity: velocity, in: Self.axis, rate: rate)
    for milliseconds in [1.0, 10, 100] {
      let expected = velocity * pow(rate, milliseconds)
      #expect(abs(motion.velocity(at: milliseconds / 1000) - expected) < 1e-6)
    }
    Self.expectSmooth(motion, from: 1200, velocity: velocity)
  }

  @Test func `a deceleration ends half a second of its speed away, with the normal rate`() {
    let end = AxisMotion.naturalTarget(from: 600, velocity: 1000, in: Self.axis, rate: 0.998)
    #expect(abs(end - 1100) < 1)
    let fast = AxisMotion.naturalTarget(from: 600, velocity: 1000, in: Self.axis, rate: 0.99)
    #expect(abs(fast - 700) < 1)
  }

  @Test func `less than a point is no deceleration`() {
    let motion = AxisMotion.natural(from: 100, velocity: 1, in: Self.axis, rate: 0.998)
    #expect(motion.duration == 0 && motion.target == 100)
  }

  @Test func `an axis that does not scroll stays where it is`() {
    let axis = ScrollAxis(content: 100, length: 600)
    let motion = AxisMotion.natural(from: 0, velocity: 4000, in: axis, rate: 0.998)
    #expect(motion.duration == 0 && motion.target == 0)
  }

  // MARK: Bounces

  @Test(arguments: [5000.0, -5000])
  func `a deceleration over an edge bounces back to it`(_ velocity: Double) {
    let motion = AxisMotion.natural(from: 1200, velocity: velocity, in: Self.axis, rate: 0.998)
    let edge = velocity > 0 ? 2400.0 : 0
    #expect(motion.target == edge)
    let samples = (0...600).map { motion.position(at: Double($0) * Self.step) }
    let beyond = velocity > 0 ? samples.max()! - edge : edge - samples.min()!
    #expect(beyond > 20 && beyond < 200)
    Self.expectSmooth(motion, from: 1200, velocity: velocity)
  }

  @Test func `without bounces a deceleration stops at the edge`() {
    let axis = ScrollAxis(content: 3000, length: 600, bounces: false)
    let motion = AxisMotion.natural(from: 1200, velocity: 5000, in: axis, rate: 0.998)
    let samples = (0...600).map { motion.position(at: Double($0) * Self.step) }
    #expect(samples.max() == 2400 && motion.target == 2400)
  }

  @Test(arguments: [0.0, -300, 200])
  func `content that is let go beyond an edge returns with the finger's speed`(_ speed: Double) {
    let motion = AxisMotion.natural(from: -120, velocity: speed, in: Self.axis, rate: 0.998)
    #expect(motion.target == 0 && motion.duration < 1.5)
    Self.expectSmooth(motion, from: -120, velocity: speed)
  }

  @Test func `a flick from beyond an edge goes on into the content`() {
    let motion = AxisMotion.natural(from: -50, velocity: 1000, in: Self.axis, rate: 0.998)
    #expect(motion.target > 400)
    Self.expectSmooth(motion, from: -50, velocity: 1000)
  }

  // MARK: Targets

  @Test(arguments: [(900.0, 1000.0), (1500, 1000), (1100, -500), (601, 4000), (600, 0)])
  func `a chosen target is reached without a jump and without overshooting`(
    _ target: Double,
    _ velocity: Double
  ) {
    let motion = AxisMotion.leading(to: target, from: 600, velocity: velocity, rate: 0.998)
    #expect(motion.target == target)
    Self.expectSmooth(motion, from: 600, velocity: velocity)
    let isToward = (target - 600) * velocity >= 0
    for sample in 0...1000 where isToward {
      let position = motion.position(at: Double(sample) * Self.step)
      #expect((target - position) * (target - 600) >= -1e-6)
    }
  }

  @Test(
    arguments: [
      (610.0, 0.0, 600.0), (910, 0, 1200), (610, 500, 1200), (1190, -500, 600), (590, 500, 600),
      (610, 100, 600), (-80, 0, 0), (2390, 900, 2400), (2500, 0, 2400),
    ]
  )
  func `pages are multiples of the length, the next one in the direction of a flick`(
    _ offset: Double,
    _ velocity: Double,
    _ page: Double
  ) {
    let physics = ScrollPhysics(space: ScrollSpace(x: Self.axis, y: Self.axis), isPaging: true)
    let target = physics.target(
      from: CGPoint(x: offset, y: offset),
      velocity: CGPoint(x: velocity, y: velocity)
    )
    #expect(target == CGPoint(x: page, y: page))
    let motion = physics.motion(
      from: CGPoint(x: offset, y: offset),
      velocity: CGPoint(x: velocity, y: velocity),
      at: 0
    )
    #expect(motion.target == target && motion.end < 1)
  }

  // MARK: The rubber band

  @Test func `the rubber band follows with 0.55 at first and never leaves the view`() {
    let axis = Self.axis
    #expect(abs(axis.shown(-1) + 0.55) < 0.001)
    #expect(abs(axis.shown(-100) + 600 * (1 - 1 / (0.55 * 100 / 600 + 1))) < 1e-9)
    #expect(axis.shown(-1e9) > -600 && axis.shown(2400 + 1e9) < 3000)
    for offset in stride(from: -500.0, through: 2900, by: 61) {
      #expect(abs(axis.dragged(axis.shown(offset)) - offset) < 1e-6)
      let slope = (axis.shown(offset + 0.001) - axis.shown(offset - 0.001)) / 0.002
      #expect(abs(slope - axis.resistance(at: offset)) < 1e-3 || offset == 0)
    }
  }

  @Test func `without bounces the finger has no effect beyond an edge`() {
    let axis = ScrollAxis(content: 3000, length: 600, bounces: false)
    #expect(axis.shown(-40) == 0 && axis.shown(9000) == 2400 && axis.resistance(at: -1) == 0)
  }

  @Test func `content that fits scrolls only if it always bounces`() {
    #expect(!ScrollAxis(content: 100, length: 600).isScrollable)
    #expect(ScrollAxis(content: 100, length: 600, alwaysBounces: true).isScrollable)
    let fixed = ScrollAxis(content: 100, length: 600, bounces: false, alwaysBounces: true)
    #expect(!fixed.isScrollable)
    let inset = ScrollAxis(content: 590, length: 600, insets: (8, 8))
    #expect(inset.isScrollable && inset.least == -8 && inset.most == -2)
  }

  // MARK: Directions

  @Test func `a lock is that of the longer part, and none for diagonal movements`() {
    #expect(DirectionLock(CGPoint(x: 10, y: 5)) == .horizontal)
    #expect(DirectionLock(CGPoint(x: -10, y: 6)) == nil)
    #expect(DirectionLock(CGPoint(x: 3, y: -10)) == .vertical)
    #expect(DirectionLock(.zero) == nil)
    #expect(DirectionLock.vertical.locked(CGPoint(x: 3, y: 4)) == CGPoint(x: 0, y: 4))
  }

  @Test func `a drag begins along axes that scroll`() {
    let short = ScrollAxis(content: 100, length: 600)
    let down = ScrollSpace(x: short, y: Self.axis)
    #expect(down.start(of: CGPoint(x: 0, y: 10)) == .begin)
    #expect(down.start(of: CGPoint(x: 0, y: 9)) == .wait)
    #expect(down.start(of: CGPoint(x: 40, y: 20)) == .wait)
    let sideways = ScrollSpace(x: Self.axis, y: short)
    #expect(sideways.start(of: CGPoint(x: -10, y: 9)) == .begin)
    #expect(sideways.start(of: CGPoint(x: 10, y: 11)) == .wait)
    let both = ScrollSpace(x: Self.axis, y: Self.axis)
    #expect(both.start(of: CGPoint(x: 8, y: 8)) == .begin)
    #expect(ScrollSpace(x: short, y: short).start(of: CGPoint(x: 90, y: 9)) == .wait)
  }

  @Test func `content at an edge does not follow a finger that pulls it away`() {
    let space = ScrollSpace(x: ScrollAxis(content: 100, length: 600), y: Self.axis)
    let down = CGPoint(x: 0, y: 20)
    #expect(!space.canFollow(down, from: .zero))
    #expect(space.canFollow(down, from: CGPoint(x: 0, y: 1)))
    #expect(space.canFollow(CGPoint(x: 0, y: -20), from: .zero))
    #expect(!space.canFollow(CGPoint(x: 0, y: -20), from: CGPoint(x: 0, y: 2400)))
    #expect(!space.canFollow(CGPoint(x: 20, y: 0), from: .zero))
  }

  // MARK: Curves

  @Test func `a requested scroll ends in time and continues an earlier one's speed`() {
    let first = ScrollMotion(
      to: CGPoint(x: 0, y: 600),
      from: .zero,
      velocity: .zero,
      start: 1,
      duration: 0.3
    )
    #expect(first.end == 1.3 && first.position(at: 1.3) == CGPoint(x: 0, y: 600))
    #expect(abs(first.position(at: 1.15).y - 300) < 1e-9)
    let second = ScrollMotion(
      to: CGPoint(x: 90, y: -100),
      from: first.position(at: 1.15),
      velocity: first.velocity(at: 1.15),
      start: 1.15,
      duration: 0.3
    )
    #expect(second.velocity(at: 1.15) == first.velocity(at: 1.15))
    let law = AxisMotion(.curve(from: 0, velocity: 1500, to: -100, duration: 0.3))
    Self.expectSmooth(law, from: 0, velocity: 1500)
  }
}
