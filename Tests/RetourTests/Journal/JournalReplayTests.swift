// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct JournalReplayTests {
  /// A journal that has been written and read, and the frames before each input and at the end.
  private func record(
    _ direction: World.Direction
  ) async throws -> (BackJournal, [FrameHash]) {
    let scene = JournalScene(direction)
    var frames: [FrameHash] = []
    await scene.play { frames.append(FrameHash(of: $0.frame)) }
    await scene.world.settleTasks()
    frames.append(FrameHash(of: scene.world.frame))
    let data = try JSONEncoder().encode(scene.stack.journal)
    let journal = try JSONDecoder().decode(BackJournal.self, from: data)
    #expect(journal == scene.stack.journal)
    await scene.close()
    return (journal, frames)
  }

  @Test(arguments: World.Direction.allCases)
  func `a journal that was written as JSON replays to the same frames and the same journal`(
    _ direction: World.Direction
  ) async throws {
    let (journal, frames) = try await record(direction)
    let scene = JournalScene(direction)
    let replayed = await journal.replay(in: scene.world)
    // The first entry of a window is its size.
    #expect(replayed.dropFirst().map(\.hash) == frames)
    #expect(Set(frames).count > 20, "the frames differ from each other")
    expectStack(scene.stack, ["A"])
    #expect(scene.stack.journal.entries.map(\.event) == journal.entries.map(\.event))
    await scene.close()
  }

  @Test func `a journal with another touch replays to other frames`() async throws {
    let (journal, frames) = try await record(.leftToRight)
    let index = try #require(journal.entries.firstIndex { $0.event.isMove })
    var entries = journal.entries
    entries[index] = .init(
      time: entries[index].time,
      event: .touch(.init(id: 1, phase: .moved, x: 60, y: 300))
    )
    let scene = JournalScene()
    let replayed = await BackJournal(entries: entries).replay(in: scene.world)
    #expect(replayed.count == frames.count + 1)
    #expect(replayed.dropFirst().map(\.hash) != frames)
    await scene.close()
  }

  @Test(arguments: [World.MouseButton.back, .secondary])
  func `buttons of the mouse and modified keys are replayed`(
    _ button: World.MouseButton
  ) async {
    func play(_ scene: JournalScene) async {
      scene.world.click(button: button, at: CGPoint(x: 30, y: button == .back ? 300 : 22))
      await scene.world.settleTasks()
      scene.world.press(.left, modifiers: .alternate)
      await scene.world.settleTasks()
    }
    let (recorded, replayed) = (JournalScene(), JournalScene())
    await play(recorded)
    let frames = await recorded.stack.journal.replay(in: replayed.world)
    #expect(frames.last?.hash == FrameHash(of: recorded.world.frame))
    let pages = recorded.stack.viewControllers.compactMap(\.title)
    expectStack(replayed.stack, pages)
    #expect(
      replayed.stack.journal.entries.map(\.event) == recorded.stack.journal.entries.map(\.event)
    )
    await recorded.close()
    await replayed.close()
  }

  @Test(arguments: World.Direction.allCases)
  func `going forward is replayed, by a swipe and by a key`(
    _ direction: World.Direction
  ) async throws {
    func makeScene() -> JournalScene {
      let scene = JournalScene(direction)
      scene.stack.forwardBudget = 2
      return scene
    }
    func drag(_ scene: JournalScene, from start: CGFloat, to end: CGFloat) async {
      scene.world.finger.down(at: scene.point(start))
      scene.world.finger.move(to: scene.point(end), during: 0.2)
      scene.world.finger.up()
      await scene.world.settleTasks()
    }
    let recorded = makeScene()
    await drag(recorded, from: 0.01, to: 0.8)
    expectStack(recorded.stack, ["A", "B"])
    await drag(recorded, from: 0.99, to: 0.2)
    expectStack(recorded.stack, ["A", "B", "C"])
    await drag(recorded, from: 0.01, to: 0.8)
    recorded.world.press(.right, modifiers: .alternate)
    await recorded.world.settleTasks()
    expectStack(recorded.stack, ["A", "B", "C"])
    let data = try JSONEncoder().encode(recorded.stack.journal)
    let replayed = makeScene()
    let frames = try await JSONDecoder().decode(BackJournal.self, from: data)
      .replay(in: replayed.world)
    expectStack(replayed.stack, ["A", "B", "C"])
    #expect(frames.last?.hash == FrameHash(of: recorded.world.frame))
    #expect(
      replayed.stack.journal.entries.map(\.event) == recorded.stack.journal.entries.map(\.event)
    )
    await recorded.close()
    await replayed.close()
  }

  @Test func `a window's other size is replayed`() async {
    let (recorded, replayed) = (JournalScene(), JournalScene())
    recorded.world.resize(to: CGSize(width: 300, height: 250))
    recorded.world.settle()
    recorded.world.finger.tap(at: CGPoint(x: 150, y: 200))
    let frames = await recorded.stack.journal.replay(in: replayed.world)
    #expect(replayed.world.window.bounds.size == CGSize(width: 300, height: 250))
    #expect(frames.last?.hash == FrameHash(of: recorded.world.frame))
    await recorded.close()
    await replayed.close()
  }

  @Test(arguments: [true, false])
  func `a journal without its beginning or without input fails the test`(_ isCut: Bool) async {
    let scene = JournalScene(limit: isCut ? 10 : 1000, records: isCut)
    await scene.play { _ in }
    let journal = scene.stack.journal
    let entries =
      isCut
      ? journal.entries
      : journal.entries.filter { if case .window = $0.event { false } else { true } }
    await withKnownIssue {
      let frames = await BackJournal(entries: entries, droppedEntries: journal.droppedEntries)
        .replay(in: scene.world)
      #expect(frames.isEmpty)
    } matching: { issue in
      "\(issue)".contains(isCut ? "lost its first" : "has no input")
    }
    await scene.close()
  }
}

extension BackJournal.Event {
  /// Whether a finger moved.
  fileprivate var isMove: Bool {
    if case .touch(let touch) = self { touch.phase == .moved } else { false }
  }
}
