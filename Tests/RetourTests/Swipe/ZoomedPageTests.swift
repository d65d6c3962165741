// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

/// The kit's part where a gesture moves a page that has zoomed in.
@MainActor
@Suite(.freesControllers) struct ZoomedPageTests {
  private let world: World
  private let stack: BackNavigationController
  private let window: UIWindow
  private let page = UIViewController()

  init() { (world, stack, window) = Self.make(page) }

  private static func make(
    _ page: UIViewController
  ) -> (
    World, BackNavigationController, UIWindow
  ) {
    // The journal's times are those of the world that exists when the stack is made.
    let world = World(size: CGSize(width: 390, height: 844), scale: 1)
    let list = UIViewController()
    (list.title, page.title) = ("A", "B")
    let square = UIView(frame: CGRect(x: 40, y: 500, width: 80, height: 80))
    square.backgroundColor = .red
    list.view.addSubview(square)
    page.view.backgroundColor = .blue
    page.preferredTransition = .zoom { [weak square] _ in square }
    let stack = BackNavigationController(rootViewController: list)
    stack.backButton = .title("Back")
    stack.journalLimit = 1000
    let window = world.perform { BackJournalWindow(frame: UIScreen.main.bounds) }
    window.makeKeyAndVisible()
    window.rootViewController = stack
    stack.pushViewController(page, animated: true)
    world.settle()
    return (world, stack, window)
  }

  private func drag(to y: CGFloat = 700) {
    world.finger.down(at: CGPoint(x: 200, y: 200))
    world.finger.move(to: CGPoint(x: 220, y: y), during: 0.2)
  }

  @Test func `a drag down goes back under a custom back button, with a verdict`() {
    drag()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(stack.lastSwipeVerdict?.reason == .allowed)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test(arguments: [true, false])
  func `a guard that denies or asks keeps the page from a drag`(_ denies: Bool) {
    page.navigationItem.backGuard = { _ in denies ? .deny : .ask { false } }
    drag()
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.lastSwipeVerdict?.reason == (denies ? .guardDenies : .guardAsks))
    world.finger.up()
    world.settle()
    expectStack(stack, ["A", "B"])
  }

  @Test func `a page whose swipe is disabled is not dragged either`() {
    page.navigationItem.swipeArea = .disabled
    drag()
    #expect(stack.transitionCoordinator == nil)
    world.finger.up()
    expectStack(stack, ["A", "B"])
  }

  @Test func `a push that is caught is one request, and the page goes`() {
    stack.popViewController(animated: false)
    stack.pushViewController(page, animated: true)
    world.advance(by: 0.1)
    drag(to: 800)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `the journal replays a drag`() async throws {
    drag(to: 300)
    world.finger.hold(for: 0.2)
    world.finger.move(to: CGPoint(x: 100, y: 400), during: 0.1)
    let hash = FrameHash(of: world.frame)
    world.finger.up()
    world.settle()
    let journal = try JSONDecoder().decode(
      BackJournal.self,
      from: JSONEncoder().encode(stack.journal)
    )
    expectStack(stack, ["A"])
    let (other, otherStack, otherWindow) = Self.make(UIViewController())
    defer { otherWindow.rootViewController = nil }
    let frames = await journal.replay(in: other)
    #expect(frames.map(\.hash).contains(hash))
    expectStack(otherStack, ["A"])
  }
}
