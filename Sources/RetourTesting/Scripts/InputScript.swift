// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Input in words: what fingers, the mouse, keys, wheels and gamepads do, one step after the other.
///
/// ```swift
/// world.play("""
///   down at the leading edge
///   move 60 points in 80 ms
///   hold 40 ms
///   up
///   """)
/// ```
///
/// Steps are separated by lines, commas or "then". Steps of a finger may begin with its number,
/// those of the mouse's left button with "mouse"; otherwise they are finger 1's:
///
/// | step | effect |
/// |---|---|
/// | `down at (20, 300)` | comes down at a point of the screen |
/// | `down at the leading edge at 120` | inside the edge, at a height or in the middle |
/// | `move to (200, 300) in 250 ms` | moves in a straight line; without a time at once |
/// | `move 60 points in 80 ms` | moves away from the leading edge, or `back`, `left`, ... |
/// | `move 40 points up and finger 2 move 40 points down in 0.2 s` | fingers move together |
/// | `hold 40 ms` | time passes, and the fingers that are down report that they rest |
/// | `wait 0.5 s` | time passes |
/// | `up`, `cancel` | is lifted, or taken by the system |
/// | `tap at the middle` | comes down, and is lifted after 50 ms |
/// | `press Escape`, `press Command+[` | presses a key and releases it after 50 ms |
/// | `press RemoteDown for 1 s` | holds a key, or a button of a gamepad |
/// | `stick right for 300 ms` | holds the stick of a gamepad, or `left`, `up`, `down`, ... |
/// | `wheel 2 down at (100, 200)` | turns the wheel by notches; or `up` |
/// | `swipe the touchpad 120 points right in 200 ms` | moves two fingers on a touchpad |
/// | `swipe the touchpad 9 points up and 60 points left in 0.1 s with inertia` | so does |
///
/// Touches at an edge are 3 points inside it, and a finger that moves sends 60 events a second.
///
/// The content follows fingers on a touchpad. No event says that they are lifted: a pause does, and
/// a device with inertia goes on for a while. The pointer is in the middle unless the step ends
/// with a place, such as `at (9, 9)`.
///
/// ``World/play(_:)`` plays a script. ``init(_:)`` reads one out of a journal, and `description`
/// writes it down.
public struct InputScript: Hashable, Sendable {
  /// The steps, in order.
  package let steps: [Step]

  package init(steps: [Step]) { self.steps = steps }

  /// Reads a script.
  ///
  /// - Parameter text: The steps.
  /// - Throws: ``InputScriptError`` for a step that is not understood.
  public init(parsing text: String) throws(InputScriptError) {
    steps = try InputScriptParser.steps(of: text)
  }
}

extension InputScript: ExpressibleByStringLiteral {
  /// Creates the script of a literal, whose steps must be understood.
  ///
  /// - Parameter value: The steps.
  public init(stringLiteral value: String) {
    do throws(InputScriptError) { try self.init(parsing: value) } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension InputScript: CustomStringConvertible {
  /// The steps, a line for each.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}
