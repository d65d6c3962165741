// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@MainActor struct WorldTests {
  @Test func `a world at rest presents no frames while time advances`() {
    let world = World(size: CGSize(width: 40, height: 40), scale: 1)
    world.settle()
    let shown = world.shownFrames
    world.advance(by: 3600)
    #expect(world.shownFrames == shown)
    #expect(world.isIdle)
    #expect(world.time >= 3600)
  }

  @Test func `two worlds have their own screens and times`() {
    let small = World(size: CGSize(width: 40, height: 40), scale: 1)
    let large = World(size: CGSize(width: 80, height: 60), scale: 3)
    small.advance(by: 2)
    #expect(large.time < 1)
    #expect(small.perform { UIScreen.main.bounds.width } == 40)
    #expect(large.perform { UIScreen.main.bounds.width } == 80)
    #expect(small.frame.width == 40)
    #expect(large.frame.width == 240)
  }

  @Test func `a resize lays out the window`() {
    let root = UIViewController()
    let world = World(size: CGSize(width: 40, height: 40), scale: 1, root: root)
    world.resize(to: CGSize(width: 60, height: 30))
    world.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(world.frame.width == 60)
  }

  @Test func `settle returns whether the world came to rest within the limit`() {
    let world = World(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    UIView.animate(withDuration: 2) { view.center.x += 20 }
    #expect(!world.settle(within: 1))
    #expect(world.settle(within: 2))
  }

  @Test func `settleTasks runs waiting tasks of the main actor`() async {
    let world = World(size: CGSize(width: 40, height: 40), scale: 1)
    var turns = 0
    Task {
      turns += 1
      Task { turns += 1 }
    }
    await world.settleTasks()
    #expect(turns == 2)
  }

  @Test func `a moving finger sends 60 events per second on a straight line`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    var lines: [String] = []
    world.trace = { if $0.hasPrefix("1 ") { lines.append($0) } }
    world.finger.down(at: CGPoint(x: 0, y: 20))
    world.finger.move(to: CGPoint(x: 60, y: 20), during: 0.1)
    world.finger.another(2).down(at: CGPoint(x: 5, y: 5))
    world.finger.cancel()
    #expect(
      lines == [
        "1 touch: began 1 at (0, 20)", "1 touch: moved 1 at (10, 20)",
        "1 touch: moved 1 at (20, 20)", "1 touch: moved 1 at (30, 20)",
        "1 touch: moved 1 at (40, 20)", "1 touch: moved 1 at (50, 20)",
        "1 touch: moved 1 at (60, 20)", "1 touch: began 2 at (5, 5)",
        "1 touch: cancelled 1 at (60, 20)",
      ]
    )
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag begins at the leading edge`(_ direction: World.Direction) {
    let world = World(direction, size: CGSize(width: 100, height: 100), scale: 1)
    var lines: [String] = []
    world.trace = { if $0.hasPrefix("1 ") { lines.append($0) } }
    world.finger.dragFromLeadingEdge(to: 0.5, during: 0)
    #expect(
      lines.map { $0.split(separator: " ").suffix(2).joined() }
        == (direction == .leftToRight ? ["(2,50)", "(52,50)"] : ["(98,50)", "(48,50)"])
    )
  }
}
