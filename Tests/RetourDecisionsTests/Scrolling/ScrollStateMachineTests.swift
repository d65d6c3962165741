// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ScrollStateMachineTests {
  typealias Machine = ScrollStateMachine

  /// The states of the machine.
  enum State: String, CaseIterable, Codable, Sendable {
    case idle, held, dragging, decelerating, animating

    var machine: Machine {
      var machine = Machine()
      switch self {
      case .idle: break
      case .held: _ = machine.fingerDown()
      case .dragging: _ = machine.dragBegan(at: start, in: space)
      case .decelerating:
        _ = machine.dragBegan(at: start, in: space)
        let motion = ScrollPhysics(space: space)
          .motion(from: start, velocity: CGPoint(x: 900, y: -900), at: 0)
        machine.dragEnded(with: motion, from: start, at: 0)
      case .animating: machine.animate(curve)
      }
      return machine
    }
  }

  private static let axis = ScrollAxis(content: 3000, length: 600)
  private static let space = ScrollSpace(x: axis, y: axis)
  private static let start = CGPoint(x: 1000, y: 1000)
  private static let physics = ScrollPhysics(space: space)
  private static let curve = ScrollMotion(
    to: .zero,
    from: start,
    velocity: .zero,
    start: 0,
    duration: 0.3
  )

  private static func name(_ machine: Machine) -> State {
    if machine.isDragging { return .dragging }
    if machine.isDecelerating { return .decelerating }
    if machine.isAnimating { return .animating }
    return machine.isTracking ? .held : .idle
  }

  // MARK: Every pair of state and event

  @Test(
    arguments: zip(
      State.allCases,
      [Machine.Interruption.nothing, .nothing, .nothing, .deceleration, .animation]
    )
  )
  func `a finger holds the content`(_ state: State, _ interruption: Machine.Interruption) {
    var machine = state.machine
    #expect(machine.fingerDown() == interruption)
    #expect(Self.name(machine) == (state == .dragging ? .dragging : .held) && machine.isTracking)
  }

  @Test(arguments: [State.idle, .held, .decelerating, .animating])
  func `lifted fingers let go`(_ state: State) {
    var machine = state.machine
    machine.fingersUp(from: Self.start, Self.physics, at: 0)
    #expect(Self.name(machine) == (state == .held ? .idle : state))
  }

  @Test func `content that a finger held beyond an edge returns`() {
    var machine = State.held.machine
    machine.fingersUp(from: CGPoint(x: -40, y: 2450), Self.physics, at: 0)
    #expect(machine.isDecelerating && machine.target == CGPoint(x: 0, y: 2400))
  }

  @Test(
    arguments: zip(
      [State.idle, .held, .decelerating, .animating],
      [Machine.Interruption.nothing, .nothing, .deceleration, .animation]
    )
  )
  func `a drag begins`(_ state: State, _ interruption: Machine.Interruption) {
    var machine = state.machine
    #expect(machine.dragBegan(at: Self.start, in: Self.space) == interruption)
    #expect(machine.isDragging && machine.isTracking && !machine.isMoving)
    var wheel = state.machine
    _ = wheel.dragBegan(at: Self.start, in: Self.space, isByFinger: false)
    #expect(wheel.isDragging && !wheel.isTracking)
  }

  @Test(arguments: State.allCases)
  func `a movement scrolls while the content is dragged`(_ state: State) {
    let action = state.machine.dragged(by: CGPoint(x: 10, y: -20), in: Self.space)
    #expect(action == (state == .dragging ? .scroll(to: CGPoint(x: 990, y: 1020)) : .none))
  }

  @Test func `a drag that is locked moves along one axis`() {
    var machine = Machine()
    _ = machine.dragBegan(at: Self.start, in: Self.space, lock: .vertical)
    let action = machine.dragged(by: CGPoint(x: 10, y: -20), in: Self.space)
    #expect(action == .scroll(to: CGPoint(x: 1000, y: 1020)) && machine.lock == .vertical)
    let velocity = machine.contentVelocity(
      CGPoint(x: 50, y: -50),
      at: Self.start,
      in: Self.space
    )
    #expect(velocity == CGPoint(x: 0, y: 50))
  }

  @Test func `an axis that does not scroll keeps any offset`() {
    var machine = Machine()
    let space = ScrollSpace(x: ScrollAxis(content: 10, length: 600), y: Self.axis)
    _ = machine.dragBegan(at: CGPoint(x: -7, y: 0), in: space)
    let action = machine.dragged(by: CGPoint(x: 30, y: -20), in: space)
    #expect(action == .scroll(to: CGPoint(x: -7, y: 20)))
  }

  @Test func `a drag ends at rest, or with a motion`() {
    var resting = State.dragging.machine
    let rest = Self.physics.motion(from: Self.start, velocity: .zero, at: 0)
    resting.dragEnded(with: rest, from: Self.start, at: 0)
    #expect(Self.name(resting) == .idle)
    #expect(State.decelerating.machine.isDecelerating)
  }

  @Test(arguments: [State.idle, .held])
  func `an animation starts`(_ state: State) {
    var machine = state.machine
    machine.animate(Self.curve)
    #expect(machine.isAnimating && machine.target == .zero)
  }

  @Test func `a notch extends a deceleration`() {
    var machine = State.decelerating.machine
    machine.extend(with: Self.curve)
    #expect(machine.isDecelerating && machine.target == .zero)
  }

  @Test(arguments: State.allCases)
  func `a frame shows a motion, and its end`(_ state: State) {
    var machine = state.machine
    let moves = state == .decelerating || state == .animating
    #expect((machine.frame(at: 0.1) != .none) == moves)
    let last = machine.frame(at: 99)
    switch state {
    case .decelerating: #expect(last == .endDeceleration(at: state.machine.target!))
    case .animating: #expect(last == .endAnimation(at: .zero))
    case .idle, .held, .dragging: #expect(last == .none && Self.name(machine) == state)
    }
    if moves { #expect(Self.name(machine) == .idle) }
  }

  @Test(arguments: State.allCases)
  func `the app's shift moves what moves`(_ state: State) {
    var machine = state.machine
    let former = machine.target
    machine.shift(by: CGPoint(x: 5, y: 7))
    #expect(machine.target == former.map { CGPoint(x: $0.x + 5, y: $0.y + 7) })
    if state == .dragging {
      #expect(machine.dragged(by: .zero, in: Self.space) == .scroll(to: CGPoint(x: 1005, y: 1007)))
    }
  }

  @Test(
    arguments: zip(
      State.allCases,
      [Machine.Interruption.nothing, .nothing, .drag, .deceleration, .animation]
    )
  )
  func `stop ends everything but a finger's hold`(
    _ state: State,
    _ interruption: Machine.Interruption
  ) {
    var machine = state.machine
    #expect(machine.stop() == interruption)
    #expect(Self.name(machine) == (state == .held ? .held : .idle))
  }

  @Test(
    arguments: [
      ("fingersUp", State.dragging), ("dragBegan", .dragging), ("dragEnded", .idle),
      ("dragEnded", .held), ("dragEnded", .decelerating), ("dragEnded", .animating),
      ("animate", .dragging), ("animate", .decelerating), ("animate", .animating),
      ("extend", .idle), ("extend", .held), ("extend", .dragging), ("extend", .animating),
    ]
  )
  func `an event that cannot happen traps with its name and the state`(
    _ event: String,
    _ state: State
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [event = event as String, state = state as State] in
      var machine = state.machine
      switch event {
      case "fingersUp": machine.fingersUp(from: .zero, Self.physics, at: 0)
      case "dragBegan": _ = machine.dragBegan(at: .zero, in: Self.space)
      case "dragEnded": machine.dragEnded(with: Self.curve, from: .zero, at: 0)
      case "animate": machine.animate(Self.curve)
      default: machine.extend(with: Self.curve)
      }
    }
    try expectTrap(result, says: "\(event) while \(state.rawValue)")
  }

  // MARK: Interruptions

  /// A finger that catches the content at any of 240 samples a second holds it there, and a finger
  /// that lets go at once gives it the finger's velocity.
  @Test(arguments: [CGPoint(x: 6000, y: -6000), CGPoint(x: -3000, y: 900), CGPoint(x: 0, y: 8000)])
  func `a finger can interrupt every sample without a jump`(_ velocity: CGPoint) {
    let motion = Self.physics.motion(from: Self.start, velocity: velocity, at: 0)
    let samples = Int(motion.end * 240)
    for sample in 0...samples {
      let time = Double(sample) / 240
      var machine = Machine()
      _ = machine.dragBegan(at: Self.start, in: Self.space)
      machine.dragEnded(with: motion, from: Self.start, at: 0)
      guard case .scroll(let offset) = machine.frame(at: time) else { continue }
      #expect(machine.fingerDown() == .deceleration)
      _ = machine.dragBegan(at: offset, in: Self.space)
      guard case .scroll(let held) = machine.dragged(by: .zero, in: Self.space) else {
        Issue.record("The drag has no effect.")
        continue
      }
      #expect(hypot(held.x - offset.x, held.y - offset.y) < 1e-6)
      let finger = CGPoint(x: -400, y: 700)
      let content = machine.contentVelocity(finger, at: held, in: Self.space)
      let next = Self.physics.motion(from: held, velocity: content, at: time)
      #expect(next.position(at: time) == held)
      let speed = next.velocity(at: time)
      #expect(hypot(speed.x - content.x, speed.y - content.y) < 1e-6)
    }
    #expect(samples > 100)
  }
}
