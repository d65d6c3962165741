// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// A world whose width tells it from those of the tests that run side by side with this one.
@MainActor
private struct NumberedWorld {
  let world: World
  let width: CGFloat

  init(_ number: Int) {
    width = CGFloat(100 + number)
    world = World(size: CGSize(width: width, height: 100), scale: 1)
  }

  /// Expects the code of all kinds of tasks to use the world, while other tests run.
  func expectOwnScreen() async {
    for _ in 0..<20 { await Task.yield() }
    #expect(UIScreen.main.bounds.width == width)
    #expect(await Task { UIScreen.main.bounds.width }.value == width, "a task")
    async let child = screenWidth()
    #expect(await child == width, "a child task")
    let (world, width) = (world, width)
    let detached = Task.detached {
      await MainActor.run { world.perform { UIScreen.main.bounds.width } }
    }
    #expect(await detached.value == width, "a detached task")
  }

  /// Expects animations and tasks that the world's code starts to use the world.
  func expectOwnAnimations() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    var widths: [CGFloat] = []
    UIView.animate(withDuration: 0.2) {
      view.center.x += 20
    } completion: { _ in
      widths.append(UIScreen.main.bounds.width)
      Task { widths.append(UIScreen.main.bounds.width) }
    }
    await world.settleTasks()
    #expect(widths == [width, width])
  }
}

/// The width of the current screen.
@MainActor
private func screenWidth() -> CGFloat { UIScreen.main.bounds.width }

@MainActor struct ParallelWorldTests {
  @Test(arguments: 1...12)
  func `a case's world stays current while other cases use theirs`(_ number: Int) async {
    let numbered = NumberedWorld(number)
    await numbered.expectOwnScreen()
    await numbered.expectOwnAnimations()
  }

  @Test(.freesControllers, arguments: 1...12)
  func `a case's world stays current in the scope of a trait`(_ number: Int) async {
    let numbered = NumberedWorld(number)
    await numbered.expectOwnScreen()
    await numbered.expectOwnAnimations()
  }

  @Test func `the world that a task advanced last is current`() async {
    let (first, second) = (NumberedWorld(1), NumberedWorld(2))
    #expect(UIScreen.main.bounds.width == second.width)
    first.world.advance(by: 0.1)
    await Task.yield()
    #expect(UIScreen.main.bounds.width == first.width)
    await Task {
      second.world.advance(by: 0.1)
      #expect(UIScreen.main.bounds.width == second.width)
    }.value
    #expect(UIScreen.main.bounds.width == first.width)
  }

  @Test func `after a world is freed, the one before it is current`() {
    let first = NumberedWorld(1)
    do {
      let second = NumberedWorld(2)
      #expect(UIScreen.main.bounds.width == second.width)
    }
    #expect(UIScreen.main.bounds.width == first.width)
  }

  @Test func `a root's tasks use the world that loads it`() async {
    final class Page: UIViewController {
      var width: CGFloat?
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { width = UIScreen.main.bounds.width }
      }
    }
    let page = Page()
    let world = World(size: CGSize(width: 77, height: 50), scale: 1, root: page)
    let other = World(size: CGSize(width: 88, height: 50), scale: 1)
    await other.settleTasks()
    #expect(page.width == 77)
    #expect(world.window.bounds.width == 77)
  }
}
