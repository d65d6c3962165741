// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
public import Retour
import RetourHost
import UIKit

extension BackJournal {
  /// Plays the recorded input in a world, at the recorded times.
  ///
  /// The world shows the app as it was when the recording began: the same pages, made the same way.
  /// Only the input is played. What follows from it, such as requests and transitions, happens
  /// again; what the app does by itself, such as an answer from the network, it must do again by
  /// itself. Between two inputs, tasks of the main actor run.
  ///
  /// ```swift
  /// let journal = try JSONDecoder().decode(BackJournal.self, from: Data(contentsOf: file))
  /// let world = World(root: makeApp())
  /// let frames = await journal.replay(in: world)
  /// #expect(frames.last?.hash == FrameHash(of: expected))
  /// ```
  ///
  /// The test fails, and nothing is played, if the limit has cut off the beginning of the journal,
  /// or if it has no input.
  ///
  /// - Parameters:
  ///   - world: The world. Its screen gets the size of the recorded window.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The frame that was on the screen before each input, and the last one, at rest.
  @MainActor
  @discardableResult
  public func replay(
    in world: World,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async -> [ReplayedFrame] {
    if let reason = reasonNotToReplay {
      Failure(message: reason, filePath: filePath, line: line).report()
      return []
    }
    let start = world.time
    var frames: [ReplayedFrame] = []
    func takeFrame() {
      frames.append(ReplayedFrame(time: world.time - start, hash: FrameHash(of: world.frame)))
    }
    for entry in entries where entry.event.isInput {
      await world.advanceWithTasks(to: start + entry.time)
      takeFrame()
      world.replay(entry.event)
      await world.runTasks()
    }
    await world.settleTasks()
    takeFrame()
    return frames
  }

  private var reasonNotToReplay: String? {
    if droppedEntries > 0 {
      return "the journal has lost its first \(droppedEntries) entries; set a larger journalLimit"
    }
    if !entries.contains(where: \.event.isInput) {
      return "the journal has no input; was it recorded in a BackJournalWindow?"
    }
    return nil
  }
}

extension BackJournal.Event {
  /// Whether the event is input that a replay plays.
  fileprivate var isInput: Bool {
    switch self {
    case .touch, .key, .window: true
    default: false
    }
  }
}

extension World {
  /// Advances to a time, and lets tasks run at each of the times at which something happens.
  fileprivate func advanceWithTasks(to time: TimeInterval) async {
    while let next = stage.session.clock.nextWakeUp, next < time {
      advance(by: next - self.time)
      await Task.yield()
    }
    advance(by: time - self.time)
    await runTasks()
  }

  /// Runs tasks of the main actor, without advancing the time.
  fileprivate func runTasks() async {
    // A task that yields passes through another thread, which may wait for a processor.
    for _ in 0..<3 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(1))
    advance(by: 0)
  }

  /// Posts the input of a journal.
  fileprivate func replay(_ event: BackJournal.Event) {
    switch event {
    case .touch(let touch): report(.touch(InputEvent.Touch(touch)))
    case .key(let key) where key.phase == .cancelled:
      // Keys are cancelled where the window loses the focus.
      report(.deactivated)
      report(.activated)
    case .key(let key): report(.key(InputEvent.Key(key)))
    case .window(let width, let height):
      let size = CGSize(width: width, height: height)
      if size != window.bounds.size { resize(to: size) }
    default: return
    }
  }
}

extension InputEvent.Touch {
  fileprivate init(_ touch: BackJournal.Touch) {
    let phase: Phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let isMouse = touch.id == Self.mouseID
    self.init(
      id: touch.id,
      phase: phase,
      location: CGPoint(x: touch.x, y: touch.y),
      device: isMouse ? .mouse : .touch,
      buttons: isMouse ? MouseButtons(rawValue: touch.buttons) : nil
    )
  }
}

extension InputEvent.Key {
  fileprivate init(_ key: BackJournal.Key) {
    let flags = UIKeyModifierFlags(rawValue: key.modifiers)
    let pairs: [(UIKeyModifierFlags, Modifiers)] = [
      (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alt),
      (.command, .command),
    ]
    self.init(
      usage: key.usage ?? Self.back,
      symbol: key.characters,
      isDown: key.phase == .began,
      modifiers: pairs.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
    )
  }
}
