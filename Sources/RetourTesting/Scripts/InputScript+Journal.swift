// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Retour
import UIKit

extension InputScript {
  /// Writes down the touches and keys of a journal.
  ///
  /// A movement in a straight line at one speed is one step, as far as every recorded place lies
  /// within half a point of it. Keys that went to a password are left out.
  ///
  /// - Parameter journal: The journal.
  public init(_ journal: BackJournal) {
    var writer = JournalWriter()
    for entry in journal.entries { writer.add(entry) }
    self.init(steps: writer.finish())
  }
}

/// The writer of a journal's input as steps of a script.
private struct JournalWriter {
  /// A movement of one finger that may still go on.
  private struct Run {
    let contact: InputScript.Contact
    let start: CGPoint
    let startTime: Double
    var samples: [(time: Double, point: CGPoint)]

    /// Whether all places lie on one straight way to a later place.
    func leads(to point: CGPoint, at time: Double) -> Bool {
      samples.allSatisfy { sample in
        let share = (sample.time - startTime) / (time - startTime)
        let x = start.x + (point.x - start.x) * share
        let y = start.y + (point.y - start.y) * share
        return abs(x - sample.point.x) <= 0.5 && abs(y - sample.point.y) <= 0.5
      }
    }
  }

  private var steps: [InputScript.Step] = []
  /// The time up to which steps are written, in whole milliseconds; `nil` before the first input.
  private var now: Int?
  private var places: [InputScript.Contact: CGPoint] = [:]
  private var run: Run?
  /// The steps of the keys that are down, by their usages.
  private var heldKeys: [Int: Int] = [:]

  mutating func add(_ entry: BackJournal.Entry) {
    switch entry.event {
    case .touch(let touch): add(touch, at: entry.time)
    case .key(let key): add(key, at: entry.time)
    default: return
    }
  }

  mutating func finish() -> [InputScript.Step] {
    endRun()
    return steps
  }

  private mutating func add(_ touch: BackJournal.Touch, at time: Double) {
    let point = CGPoint(x: touch.x, y: touch.y)
    switch touch.phase {
    case .moved: return move(touch.id, to: point, at: time)
    case .began:
      pass(to: time)
      steps.append(.down(touch.id, .point(point)))
    case .ended:
      pass(to: time)
      steps.append(.up(touch.id))
    case .cancelled:
      pass(to: time)
      steps.append(.cancel(touch.id))
    }
    places[touch.id] = point
  }

  private mutating func move(_ contact: InputScript.Contact, to point: CGPoint, at time: Double) {
    if var run, run.contact == contact, time > run.startTime, run.leads(to: point, at: time) {
      run.samples.append((time, point))
      self.run = run
      return
    }
    let last = run.flatMap { $0.samples.last }
    let follows = run?.contact == contact
    endRun()
    let start = places[contact] ?? point
    let startTime = follows ? last?.time : now.map { Double($0) / 1000 }
    run = Run(
      contact: contact,
      start: start,
      startTime: startTime ?? time,
      samples: [(time, point)]
    )
  }

  private mutating func endRun() {
    guard let run, let last = run.samples.last else { return }
    self.run = nil
    let seconds = elapsed(until: last.time)
    let movement = InputScript.Movement(contact: run.contact, way: .to(last.point))
    steps.append(.move([movement], seconds: seconds))
    places[run.contact] = last.point
  }

  private mutating func add(_ key: BackJournal.Key, at time: Double) {
    guard key.usage != 0 else { return }
    let usage = key.usage ?? Key.back.usage
    guard key.phase == .began else { return release(usage, at: time) }
    let button = Key.buttons.first { $0.usage == usage }
    guard !Key.isModifier(usage), heldKeys[usage] == nil,
      let pressed = button ?? UIKeyboardHIDUsage(rawValue: usage).map({ Key($0) })
    else { return }
    pass(to: time)
    heldKeys[usage] = steps.count
    steps.append(.press(pressed, UIKeyModifierFlags(rawValue: key.modifiers), seconds: nil))
  }

  /// Ends the step of a key, which lasts until then unless there was other input meanwhile.
  private mutating func release(_ usage: Int, at time: Double) {
    guard let index = heldKeys.removeValue(forKey: usage) else { return }
    guard run == nil, index == steps.count - 1, case .press(let key, let flags, _) = steps[index]
    else { return }
    let seconds = elapsed(until: time)
    if seconds != InputTimes.press { steps[index] = .press(key, flags, seconds: seconds) }
  }

  /// Lets the time pass up to an input.
  private mutating func pass(to time: Double) {
    endRun()
    let seconds = elapsed(until: time)
    if seconds > 0 { steps.append(.wait(seconds: seconds)) }
  }

  /// Returns the seconds since the last step, in whole milliseconds, so that nothing adds up.
  private mutating func elapsed(until time: Double) -> Double {
    let end = Int((time * 1000).rounded())
    defer { now = max(end, now ?? end) }
    return Double(max(0, end - (now ?? end))) / 1000
  }
}
