// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@testable import EndToEndApp

/// The whole road, from the mouse of a real X server to the pixels of a real window.
///
/// The window shows what the same app shows without a screen, pixel for pixel: both are drawn by
/// the same libraries with the same fonts.
@Suite(
  .enabled(if: Desktop.isAvailable, "Xvfb or xdotool is not installed: run scripts/setup"),
  .timeLimit(.minutes(60))
)
struct WindowTests {
  private static let size = (width: 300, height: 400)
  /// The path of the mouse: from the left edge to a point where the swipe finishes.
  private static let way = stride(from: 10, through: 240, by: 10).map { ($0, 200) }

  /// The app's program lies beside the tests'.
  static var program: URL? {
    (Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()])
      .map { $0.appendingPathComponent("EndToEndApp") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @MainActor
  private static func pixels(of image: CGImage) -> [UInt32] {
    (0..<image.height).flatMap { row in
      (0..<image.width).map { column in
        image.base.load(fromByteOffset: row * image.bytesPerRow + column * 4, as: UInt32.self)
          & 0xFFFFFF
      }
    }
  }

  /// The pictures that the app must show: at rest, dragged, gone back, and in another size.
  @MainActor
  private static func expectedPictures() -> [[UInt32]] {
    let size = CGSize(width: size.width, height: size.height)
    let world = World(size: size, scale: 1)
    world.window.rootViewController = world.perform { EndToEndApp.makeRoot() }
    world.settle()
    var pictures = [pixels(of: world.frame)]
    world.finger.down(at: CGPoint(x: 3, y: 200))
    for place in way {
      world.advance(by: 0.03)
      world.finger.move(to: CGPoint(x: place.0, y: place.1))
    }
    world.advance(by: 0.5)
    pictures.append(pixels(of: world.frame))
    world.finger.up()
    world.settle()
    pictures.append(pixels(of: world.frame))
    world.resize(to: CGSize(width: 420, height: 350))
    world.settle()
    pictures.append(pixels(of: world.frame))
    return pictures
  }

  @Test func `a window shows the app, follows the mouse, resizes, sleeps and closes`()
    async throws
  {
    let expected = await Self.expectedPictures()
    let desktop = try Desktop(
      try #require(Self.program),
      size: "\(Self.size.width)x\(Self.size.height)"
    )
    func expectShown(_ index: Int, _ what: Comment) throws {
      let isShown = try desktop.wait { desktop.picture.pixels == expected[index] }
      let shown = desktop.picture.pixels
      let different = zip(shown, expected[index]).filter { $0 != $1 }.count
      #expect(isShown, "\(what): \(different) of \(shown.count) pixels differ")
    }
    try expectShown(0, "at rest")

    try desktop.drag(from: (3, 200), through: Self.way)
    try expectShown(1, "held by the mouse")
    try desktop.releaseMouse()
    try expectShown(2, "gone back")

    desktop.resize(to: (420, 350))
    try expectShown(3, "in another size")

    try desktop.pause(1)
    let before = desktop.work()
    try desktop.pause(3)
    let after = desktop.work()
    #expect(after.ticks >= 0 && after.ticks - before.ticks <= 1)
    #expect(after.sleeps(since: before) <= 1)

    #expect(desktop.close() == 0)
  }

  @Test func `nothing wakes the app once several processors have painted a photo`() async throws {
    let desktop = try Desktop(
      try #require(Self.program),
      size: "790x590",
      variables: ["TURNED_PHOTO": "1"]
    )
    let isShown = try desktop.wait { Set(desktop.picture.pixels).count > 100 }
    #expect(isShown, "the photo")
    // Threads that have nothing to do end after five seconds.
    try desktop.pause(6)
    let before = desktop.work()
    try desktop.pause(3)
    #expect(desktop.work().sleeps(since: before) <= 1)
    #expect(desktop.close() == 0)
  }

  /// The pictures of the app at rest with each of its pages on top, the last page first.
  @MainActor
  private static func picturesOfPages() -> [[UInt32]] {
    let world = World(size: CGSize(width: size.width, height: size.height), scale: 1)
    let root = world.perform { EndToEndApp.makeRoot() }
    world.window.rootViewController = root
    return (0..<4).map { index in
      if index > 0 { root.popViewController(animated: false) }
      world.settle()
      return pixels(of: world.frame)
    }
  }

  @Test func `keys and the back button of the mouse go back in a window`() async throws {
    let expected = await Self.picturesOfPages()
    let desktop = try Desktop(
      try #require(Self.program),
      size: "\(Self.size.width)x\(Self.size.height)"
    )
    #expect(try desktop.wait { desktop.picture.pixels == expected[0] }, "at rest")
    let inputs = [["key", "Escape"], ["key", "alt+Left"], ["click", "8"]]
    for (input, picture) in zip(inputs, expected.dropFirst()) {
      try desktop.perform(input)
      #expect(try desktop.wait { desktop.picture.pixels == picture }, "\(input)")
    }
    #expect(desktop.close() == 0)
  }

  /// One script in parts, after each of which the picture is looked at.
  private static let script: [InputScript] = [
    "wait 1 ms",
    "mouse down at the leading edge at 200, mouse move 150 points in 200 ms, hold 300 ms",
    "mouse move 120 points back in 200 ms, hold 300 ms",
    "mouse up, wait 1 s",
    "press Alt+Left, wait 1 s",
    "mouse down at the leading edge at 100, mouse move 250 points in 0.3 s, mouse up, wait 1 s",
    "press Escape, wait 1 s",
  ]

  /// The pictures of a world in which the script plays, and the contacts that are down then.
  @MainActor
  private static func picturesOfScript() -> [(pixels: [UInt32], contacts: [Int: CGPoint])] {
    let world = World(size: CGSize(width: size.width, height: size.height), scale: 1)
    world.window.rootViewController = world.perform { EndToEndApp.makeRoot() }
    world.settle()
    return script.map { part in
      world.play(part)
      return (pixels(of: world.frame), world.contacts)
    }
  }

  @Test func `a script plays in a world and, with the real mouse and keys, in a window`()
    async throws
  {
    let desktop = try await Self.playScript()
    #expect(desktop.close() == 0)
  }

  /// Plays the script in a world and in a window, and compares the pictures.
  ///
  /// - Parameter isOnWayland: Whether the window is that of a Wayland compositor.
  /// - Returns: The desktop, with the app running.
  /// - Throws: The error of starting a program or of running xdotool.
  static func playScript(onWayland isOnWayland: Bool = false) async throws -> Desktop {
    let expected = await picturesOfScript()
    #expect(Set(expected.map(\.pixels)).count == 6, "going back shows what was there before")
    let desktop = try Desktop(
      try #require(program),
      size: "\(size.width)x\(size.height)",
      waylandScreen: isOnWayland ? size : nil
    )
    #expect(try desktop.wait { desktop.shows(expected[0].pixels) }, "at rest")
    var contacts: [Int: CGPoint] = [:]
    for (part, picture) in zip(script, expected) {
      try desktop.play(part, contacts: contacts)
      contacts = picture.contacts
      #expect(try desktop.wait { desktop.shows(picture.pixels) }, "\(part)")
    }
    #expect(desktop.errorText.isEmpty, "\(desktop.errorText)")
    return desktop
  }

  /// Plays a journal in a world with the app, and returns its frames and the journal of the replay.
  @MainActor
  private static func replay(_ journal: BackJournal) async -> ([ReplayedFrame], BackJournal) {
    let world = World(size: CGSize(width: size.width, height: size.height), scale: 1)
    let root = world.perform { EndToEndApp.makeRoot() }
    root.journalLimit = 10_000
    let window = world.perform { BackJournalWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
    let frames = await journal.replay(in: world)
    return (frames, root.journal)
  }

  @Test func `a journal that a window records replays to the window's frames`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let desktop = try Desktop(
      try #require(Self.program),
      size: "\(Self.size.width)x\(Self.size.height)",
      variables: ["JOURNAL_FILE": file.path]
    )
    var shown: [FrameHash] = []
    func takePicture() throws {
      try desktop.pause(0.8)
      let picture = desktop.picture
      shown.append(
        FrameHash(width: picture.width, height: picture.height, pixels: picture.pixels)
      )
    }
    let atRest = await Self.expectedPictures()[0]
    #expect(try desktop.wait { desktop.picture.pixels == atRest }, "at rest")
    try takePicture()
    try desktop.drag(from: (3, 200), through: Self.way)
    try takePicture()
    try desktop.releaseMouse()
    try takePicture()
    try desktop.perform(["key", "Escape"])
    try takePicture()
    #expect(desktop.close() == 0)

    let journal = try JSONDecoder().decode(BackJournal.self, from: Data(contentsOf: file))
    let (frames, again) = await Self.replay(journal)
    #expect(Set(shown).count == 4)
    let inputs = journal.entries.map(\.event).filter(\.isInput)
    #expect(frames.count == inputs.count + 1)
    // The screen on which the finger came down, was lifted, on which the key was pressed, and last.
    let down = try #require(inputs.firstIndex { $0.isTouch(.began) })
    let up = try #require(inputs.firstIndex { $0.isTouch(.ended) })
    let key = try #require(inputs.firstIndex { if case .key = $0 { true } else { false } })
    #expect([down, up, key, inputs.count].map { frames[$0].hash } == shown)
    #expect(again.entries.map(\.event) == journal.entries.map(\.event))
  }
}

extension BackJournal.Event {
  fileprivate var isInput: Bool {
    switch self {
    case .touch, .key, .window: true
    default: false
    }
  }

  fileprivate func isTouch(_ phase: BackJournal.Phase) -> Bool {
    if case .touch(let touch) = self { touch.phase == phase } else { false }
  }
}
