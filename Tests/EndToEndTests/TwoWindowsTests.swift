// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import RetourTesting
import TestSupport
import Testing
import UIKit

@testable import EndToEndApp

/// Two windows of one app, in a real X server with a mouse and keys.
@Suite(
  .enabled(if: Desktop.isAvailable, "Xvfb or xdotool is not installed: run scripts/setup"),
  .timeLimit(.minutes(60))
)
struct TwoWindowsTests {
  private static let names = ["EndToEndApp", "Second"]

  /// The window's picture, with the app's pages on top one after the other, the last page first.
  @MainActor
  private static func picturesOfPages() -> [FrameHash] {
    let world = World(size: CGSize(width: 300, height: 400), scale: 1)
    let root = world.perform { EndToEndApp.makeRoot() }
    world.window.rootViewController = root
    return (0..<3).map { index in
      if index > 0 { root.popViewController(animated: false) }
      world.settle()
      return FrameHash(of: world.frame)
    }
  }

  private static func hash(_ desktop: Desktop) -> FrameHash {
    let picture = desktop.picture
    return FrameHash(width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  @Test func `mouse and keys in one window leave the other alone, and each closes by itself`()
    async throws
  {
    let pages = await Self.picturesOfPages()
    let desktop = try Desktop(
      try #require(WindowTests.program),
      size: "300x400",
      variables: ["SECOND_WINDOW": "1"]
    )
    func expectPages(_ first: Int, _ second: Int, _ what: Comment) throws {
      for (name, page) in zip(Self.names, [first, second]) {
        #expect(desktop.select(name), what)
        #expect(try desktop.wait { Self.hash(desktop) == pages[page] }, "\(name) \(what)")
      }
    }
    #expect(try desktop.wait { desktop.titles == Self.names })
    for (name, x) in zip(Self.names, [0, 400] as [Int32]) {
      #expect(desktop.select(name))
      desktop.move(to: (x, 0))
    }
    try expectPages(0, 0, "at rest")

    try desktop.drag(
      from: (3, 200),
      through: stride(from: 10, through: 240, by: 10).map { ($0, 200) }
    )
    try desktop.releaseMouse()
    try expectPages(0, 1, "after a swipe in the second")
    #expect(desktop.select(Self.names[0]))
    try desktop.perform(["key", "Escape"])
    try expectPages(1, 1, "after a key in the first")
    try desktop.perform(["click", "8"])
    try expectPages(1, 2, "after a click in the second")

    let before = desktop.work()
    try desktop.pause(1)
    let after = desktop.work()
    #expect(after.ticks >= 0 && after.ticks - before.ticks <= 1)
    #expect(after.sleeps(since: before) <= 5)

    desktop.askToClose()
    #expect(try desktop.wait { desktop.titles == ["Alone"] })
    #expect(desktop.select("Alone"))
    try desktop.perform(["key", "Escape"])
    #expect(try desktop.wait { Self.hash(desktop) == pages[2] })
    #expect(desktop.close() == 0)
  }
}
