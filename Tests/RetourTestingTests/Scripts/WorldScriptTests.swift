// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct WorldScriptTests {
  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    return page
  }

  private static func makeStack() -> BackNavigationController {
    let stack = BackNavigationController(rootViewController: page("A"))
    stack.backButton = .title("Back")
    stack.pushViewController(page("B"), animated: false)
    return stack
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe in words goes back, and one that stops does not`(_ direction: World.Direction) {
    let stack = Self.makeStack()
    let world = World(direction, root: stack)
    world.play(
      """
      down at the leading edge
      move 60 points in 80 ms
      hold 300 ms
      up
      """
    )
    world.settle()
    expectStack(stack, ["A", "B"])
    world.play("down at the leading edge, move 150 points in 100 ms, up")
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `a script takes its time, and moves as a finger does`() throws {
    let (byHand, inWords) = (Self.makeStack(), Self.makeStack())
    let (first, second) = (World(root: byHand), World(root: inWords))
    first.finger.down(at: CGPoint(x: 3, y: 422))
    first.finger.move(to: CGPoint(x: 103, y: 422), during: 0.2)
    second.play("down at the leading edge, move 100 points in 200 ms")
    #expect(abs(first.time - second.time) < 1e-9)
    #expect(FrameHash(of: first.frame) == FrameHash(of: second.frame))
    #expect(inWords.transitionCoordinator?.isInteractive == true)
    second.play("wait 10 ms, cancel, wait 1 s")
    expectStack(inWords, ["A", "B"])
    first.finger.cancel()
    first.settle()
  }

  @Test func `two fingers, the mouse, keys and the wheel play`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    let zoomer = Zoomer(content)
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 4
    scroll.contentInsetAdjustmentBehavior = .never
    let page = UIViewController()
    page.view.addSubview(scroll)
    let stack = BackNavigationController(rootViewController: Self.page("A"))
    stack.pushViewController(page, animated: false)
    let world = World(root: stack)
    world.play("wheel 2 down at (100, 400), wait 1 s")
    #expect(scroll.contentOffset.y == 120)
    world.play(
      """
      down at (195, 400), finger 2 down at (195, 440)
      move 60 points up and finger 2 move 60 points down in 0.2 s
      hold 100 ms, up, finger 2 up
      """
    )
    #expect(scroll.zoomScale > 1.5)
    world.play("press Alt+Left, wait 1 s")
    expectStack(stack, ["A"])
    world.perform { stack.pushViewController(Self.page("B"), animated: false) }
    world.play("mouse down at the leading edge, mouse move 200 points in 0.1 s, mouse up, wait 1 s")
    expectStack(stack, ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a script swipes back on a touchpad`(_ direction: World.Direction) throws {
    let stack = Self.makeStack()
    let world = World(direction, root: stack)
    world.settle()
    let side = direction == .leftToRight ? "right" : "left"
    let other = direction == .leftToRight ? "left" : "right"
    let script = try InputScript(parsing: "swipe the touchpad 200 points \(other) in 150 ms")
    world.play(script)
    world.settle()
    expectStack(stack, ["A", "B"])
    world.play(
      try InputScript(parsing: "swipe the touchpad 200 points \(side) in 150 ms at (9, 300)")
    )
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `content scrolls further on a touchpad with inertia`() throws {
    let offsets = try ["", " with inertia"].map { inertia in
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 390, height: 4000)
      let page = UIViewController()
      page.view = scroll
      let world = World(root: page)
      world.settle()
      let start = scroll.contentOffset.y
      world.play(try InputScript(parsing: "swipe the touchpad 120 points up in 100 ms\(inertia)"))
      return scroll.contentOffset.y - start
    }
    #expect(abs(offsets[0] - 120) < 1 && offsets[1] > 240)
  }

  @Test func `a script moves the focus with a gamepad and presses its item`() {
    let page = UIViewController()
    var presses: [Int] = []
    let buttons = (0..<3).map { number in
      let button = UIButton(frame: CGRect(x: 20, y: 100 + number * 60, width: 100, height: 40))
      button.addAction(UIAction { _ in presses.append(number) }, for: .primaryActionTriggered)
      page.view.addSubview(button)
      return button
    }
    let world = World(root: page)
    world.settle()
    world.play("press RemoteDown, stick down for 100 ms, press RemoteSelect")
    #expect(buttons[1].isFocused && presses == [1])
    world.play("press RemoteUp, stick down for 600 ms, press RemoteSelect")
    #expect(buttons[2].isFocused && presses == [1, 2])
  }

  @Test func `a journal is written down as a script that plays the same`() throws {
    let stack = Self.makeStack()
    let world = World()
    let window = world.perform { BackJournalWindow(frame: UIScreen.main.bounds) }
    stack.journalLimit = 10_000
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    world.play(
      """
      down at the leading edge at 300, move 60 points in 100 ms, hold 50 ms
      move 120 points back in 100 ms, cancel, wait 600 ms
      press RemoteDown for 600 ms, press PlayPause
      press Back
      """
    )
    world.settle()
    expectStack(stack, ["A"])
    let script = InputScript(stack.journal)
    #expect(
      script.description == """
        down at (3, 300)
        move to (63, 300) in 100 ms
        move to (63, 300) in 50 ms
        move to (-57, 300) in 100 ms
        cancel
        wait 600 ms
        press RemoteDown for 600 ms
        press PlayPause
        press Back
        """
    )
    #expect(try InputScript(parsing: script.description) == script)
    window.isHidden = true
  }
}

/// A delegate that zooms a view.
private final class Zoomer: NSObject, UIScrollViewDelegate {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
