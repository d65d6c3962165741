// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourTesting

@MainActor
struct InputScriptTests {
  private typealias Kind = InputScript.Event.Kind

  private func events(_ script: InputScript, isMirrored: Bool = false) -> [InputScript.Event] {
    InputScript.Timeline(of: script, on: CGSize(width: 200, height: 400), isMirrored: isMirrored)
      .events
  }

  private func duration(_ script: InputScript) -> Double {
    InputScript.Timeline(of: script, on: CGSize(width: 200, height: 400), isMirrored: false)
      .duration
  }

  @Test(arguments: [
    "down at (20, 300)", "down at (-1.5, 0.25)", "finger 2 down at the leading edge",
    "mouse down at the trailing edge at 12", "down at the middle", "move to (1, 2) in 80 ms",
    "move to (1, 2)", "move 60 points in 80 ms", "move 60 points back",
    "finger 3 move -5 points up",
    "move 40 points up and finger 2 move to (3, 4) in 200 ms", "hold 40 ms", "wait 1500 ms", "up",
    "finger 2 cancel", "mouse up", "tap at (3, 4)", "press Escape", "press Control+Alt+[",
    "press PageDown", "press a", "wheel 2 down at (1, 2)", "wheel 1 up at the middle",
    "press RemoteDown for 600 ms", "stick right for 300 ms",
    "swipe the touchpad 120 points right in 200 ms at (5, 6)",
    "swipe the touchpad 9 points left and 60 points up in 100 ms with inertia at the middle",
  ])
  func `a step is written as it is read`(_ text: String) throws {
    let script = try InputScript(parsing: text)
    #expect(script.steps.count == 1)
    #expect(script.description == text)
  }

  @Test func `lines, commas and then separate steps; case and spaces make no difference`() throws {
    let script = try InputScript(
      parsing: """

          DOWN at ( 20,300 ) , move 1 point then   hold 0.04 s
        up

        """
    )
    #expect(script.description == "down at (20, 300)\nmove 1 points\nhold 40 ms\nup")
    #expect(try InputScript(parsing: "").steps.isEmpty)
  }

  @Test(arguments: [
    ("mov 60 points", 1, "down, move, hold, wait, up, cancel, tap, press, stick, wheel or swipe"),
    ("up\n\ndown (1, 2)", 3, "\"at\""),
    ("down at 1, 2", 1, "a point such as (20, 300)"),
    ("down at (1)", 1, "a point such as (20, 300)"),
    ("down at (1, nan)", 1, "a point such as (20, 300)"),
    ("down at (1, 1e9)", 1, "a point such as (20, 300)"),
    ("down at the left edge", 1, "\"the leading edge\", \"the trailing edge\" or \"the middle\""),
    ("finger two up", 1, "the number of a finger, from 1"),
    ("finger 0 up", 1, "the number of a finger, from 1"),
    ("finger 1.5 up", 1, "the number of a finger, from 1"),
    ("move 60", 1, "\"points\""),
    ("move 60 points in 80", 1, "a time such as 80 ms or 0.5 s"),
    ("hold -1 ms", 1, "a time such as 80 ms or 0.5 s"),
    ("hold 2 h", 1, "a time such as 80 ms or 0.5 s"),
    ("hold 3601 s", 1, "a time such as 80 ms or 0.5 s"),
    ("move 1 points and move 2 points", 1, "another finger after \"and\""),
    ("up up", 1, "nothing after \"up\""),
    ("press", 1, "the name of a key"),
    ("press Escap", 1, "a key such as Escape, Return, Tab, Left, a or Command+["),
    ("press Shift+", 1, "a key such as Escape, Return, Tab, Left, a or Command+["),
    ("wheel 1.5 up at the middle", 1, "a whole number of notches"),
    ("stick for 1 s", 1, "a direction such as right"),
    ("swipe the touchpad 9 points in 1 s", 1, "left, right, up or down"),
    ("finger 2", 1, "a step such as \"down at (20, 300)\""),
  ])
  func `a step that is not understood is named, with what is expected`(
    _ text: String,
    _ line: Int,
    _ expected: String
  ) {
    let error = #expect(throws: InputScriptError.self) { try InputScript(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.expected == expected)
  }

  @Test func `an error is one sentence`() {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: "down at (1, x)")
    }
    #expect(
      error?.description
        == "line 1 of the input script, \"down at (1 x)\": expected a point such as (20, 300)"
    )
  }

  @Test func `a movement sends 60 events a second, the last at its end`() throws {
    let events = events("down at (10, 20), move to (110, 70) in 0.5 s, up")
    #expect(events.count == 32)
    #expect(events[0] == .init(time: 0, kind: .began(1, CGPoint(x: 10, y: 20))))
    #expect(events[15].kind == .moved(1, CGPoint(x: 60, y: 45)))
    #expect(abs(events[15].time - 0.25) < 1e-9)
    #expect(events[30].kind == .moved(1, CGPoint(x: 110, y: 70)))
    #expect(events[31].kind == .ended(1, CGPoint(x: 110, y: 70)))
    #expect(abs(events[31].time - 0.5) < 1e-9)
  }

  @Test(arguments: [
    ("forward", 40.0, 0.0, false), ("forward", -40, 0, true), ("back", -40, 0, false),
    ("back", 40, 0, true), ("left", -40, 0, true), ("right", 40, 0, true), ("up", 0, -40, false),
    ("down", 0, 40, true),
  ])
  func `forward and back follow the direction of reading, the others do not`(
    _ heading: String,
    _ x: Double,
    _ y: Double,
    _ isMirrored: Bool
  ) throws {
    let script = try InputScript(parsing: "down at (100, 200), move 40 points \(heading)")
    let end = CGPoint(x: 100 + x, y: 200 + y)
    #expect(events(script, isMirrored: isMirrored).last?.kind == .moved(1, end))
  }

  @Test(arguments: [
    ("the leading edge", false, CGPoint(x: 3, y: 200)),
    ("the leading edge at 50", true, CGPoint(x: 197, y: 50)),
    ("the trailing edge", false, CGPoint(x: 197, y: 200)),
    ("the trailing edge at -5", true, CGPoint(x: 3, y: -5)),
    ("the middle", true, CGPoint(x: 100, y: 200)),
  ])
  func `places follow the screen`(_ place: String, _ isMirrored: Bool, _ point: CGPoint) throws {
    let script = try InputScript(parsing: "down at \(place)")
    #expect(events(script, isMirrored: isMirrored).map(\.kind) == [.began(1, point)])
  }

  @Test func `fingers move side by side, and rest together`() {
    let all = events(
      """
      down at (100, 100), finger 2 down at (100, 200)
      move 30 points up and finger 2 move 60 points down in 50 ms
      hold 40 ms
      """
    )
    let kinds = all.map(\.kind)
    #expect(kinds.count == 10)
    #expect(kinds[2] == .moved(1, CGPoint(x: 100, y: 90)))
    #expect(kinds[3] == .moved(2, CGPoint(x: 100, y: 220)))
    #expect(all[2].time == all[3].time)
    #expect(kinds[8...] == [.moved(1, CGPoint(x: 100, y: 70)), .moved(2, CGPoint(x: 100, y: 260))])
    #expect(abs(all[9].time - 0.09) < 1e-9)
  }

  @Test func `a finger that is not down neither moves nor is lifted`() {
    #expect(events("move to (1, 2) in 0.1 s, up, cancel, hold 1 s").isEmpty)
    #expect(events("down at (1, 2), up, move 5 points, up").count == 2)
  }

  @Test func `taps, keys and pauses take their time`() {
    #expect(abs(duration("tap at the middle, wait 1 s, press Escape, up") - 1.1) < 1e-9)
    let kinds = events("tap at (1, 2), press Command+[, wheel 3 up at (5, 6)").map(\.kind)
    #expect(kinds[0...1] == [.began(1, CGPoint(x: 1, y: 2)), .ended(1, CGPoint(x: 1, y: 2))])
    #expect(kinds[2] == .press("[", modifiers: 1 << 20, seconds: 0.05))
    #expect(kinds[3] == .wheel(-3, CGPoint(x: 5, y: 6)))
  }

  @Test func `fingers on a touchpad send 60 events a second, with inertia ever shorter ones`() {
    let all = events("swipe the touchpad 120 points right and 60 points up in 200 ms at (5, 6)")
    #expect(all.count == 12)
    let part = Kind.touchpad(CGPoint(x: 10, y: -5), CGPoint(x: 5, y: 6))
    #expect(all.allSatisfy { $0.kind == part })
    #expect(abs(all[11].time - 0.2) < 1e-9)
    let more = events("swipe the touchpad 120 points right in 200 ms with inertia")
    #expect(more.count > 20 && more.prefix(12).allSatisfy { $0.kind == more[0].kind })
    guard case .touchpad(let last, let place)? = more.last?.kind else {
      Issue.record("the last event is no scroll")
      return
    }
    #expect(last.x < 0.5 && last.x > 0 && place == CGPoint(x: 100, y: 200))
  }

  @Test func `a stick is held for a time, then at rest`() {
    let all = events("stick left for 300 ms")
    #expect(all.map(\.kind) == [.stick(CGPoint(x: -1, y: 0)), .stick(.zero)])
    #expect(abs(all[1].time - 0.3) < 1e-9)
  }
}
