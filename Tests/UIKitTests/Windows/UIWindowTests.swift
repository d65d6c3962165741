// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

@MainActor @Suite(.freesControllers) struct UIWindowTests {
  private final class Told: UIWindow {
    var keys: [Bool] = []
    override func becomeKey() { keys.append(true) }
    override func resignKey() { keys.append(false) }
  }

  private func world() -> World { World(size: CGSize(width: 100, height: 200), scale: 1) }

  @Test func `a window is hidden at first and fills the screen`() {
    let world = world()
    let window = UIWindow()
    #expect(window.isHidden && window.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(UIApplication.shared.windows == [world.window])
    window.isHidden = false
    #expect(UIApplication.shared.windows == [world.window, window])
    #expect(!window.isKeyWindow && UIApplication.shared.keyWindow === world.window)
    #expect(window.window === window && window.screen === UIScreen.main)
    #expect(window.windowScene === UIApplication.shared.connectedScenes.first)
  }

  @Test func `only one window is the key window`() {
    let world = world()
    let (first, second) = (Told(), Told())
    first.makeKeyAndVisible()
    #expect(first.keys == [true] && !world.window.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(first.keys == [true, false] && second.keys == [true])
    #expect(UIApplication.shared.keyWindow === second)
    second.makeKey()
    #expect(second.keys == [true])
    second.isHidden = true
    #expect(second.keys == [true, false] && !second.isKeyWindow)
    #expect(!UIApplication.shared.windows.contains(second))
  }

  @Test func `windows are ordered by level, then by the time they were shown`() {
    final class Counter: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let world = world()
    let windows = [UIWindow(), UIWindow(), UIWindow()]
    windows[0].windowLevel = .alert
    let counters = windows.map { window in
      let counter = Counter(frame: window.bounds)
      window.addSubview(counter)
      window.isHidden = false
      return counter
    }
    let point = CGPoint(x: 50, y: 50)
    // Optimized code releases the windows after their last use, and they leave the screen.
    withExtendedLifetime(windows) {
      world.finger.tap(at: point)
      windows[0].isHidden = true
      world.finger.tap(at: point)
      windows[1].makeKeyAndVisible()
      world.finger.tap(at: point)
      windows[1].isUserInteractionEnabled = false
      world.finger.tap(at: point)
    }
    #expect(counters.map(\.touches) == [1, 1, 2])
  }

  @Test func `the root view fills the window and follows its size`() {
    let page = UIViewController()
    let world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page)
    #expect(page.view.superview === world.window)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    world.resize(to: CGSize(width: 300, height: 150))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(world.window.frame == UIScreen.main.bounds)
    #expect(page.view.frame == UIScreen.main.bounds)
  }

  @Test func `events reach the app through the responder chain`() {
    let page = UIViewController()
    let world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page)
    let view = UIView()
    page.view.addSubview(view)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    #expect(
      chain == [
        view, page.view, page, world.window, world.stage.scene, UIApplication.shared,
      ]
    )
  }

  @Test func `a touch is hit-tested in the window's coordinates`() {
    final class Spot: UIView {
      var points: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
      }
    }
    let world = world()
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    let spot = Spot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(spot)
    window.isHidden = false
    world.finger.tap(at: CGPoint(x: 35, y: 45))
    #expect(spot.points == [CGPoint(x: 5, y: 5)])
  }

  @Test func `a visible window that the app releases leaves the scene and the screen`() {
    let world = world()
    let log = CallbackLog(.appearance)
    let page = LoggedPage("P", log)
    weak var released: UIWindow?
    do {
      let window = UIWindow()
      window.rootViewController = page
      window.makeKeyAndVisible()
      world.advance(by: 0)
      #expect(UIApplication.shared.windows == [world.window, window])
      _ = log.take()
      released = window
    }
    #expect(released == nil)
    #expect(UIApplication.shared.windows == [world.window])
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(world.stage.rootLayer.sublayers?.count == 1)
    #expect(page.view.window == nil && page.view.superview == nil)
    #expect(log.take() == ["P.viewWillDisappear", "P.viewDidDisappear"])
    world.window.rootViewController = page
    world.advance(by: 0)
    #expect(log.take() == ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
  }

  @Test func `a root appears on the clock's next turn, before the next frame`() {
    let world = world()
    let log = CallbackLog(.appearance)
    let page = LoggedPage("P", log)
    world.window.backgroundColor = .red
    world.advance(by: 1.0 / 60)
    world.advance(by: 0.001)
    world.perform { world.window.rootViewController = page }
    #expect(log.take().last == "P.viewIsAppearing")
    let (clock, shown) = (world.stage.session.clock, world.shownFrames)
    world.stage.perform { clock.advance(to: clock.now) }
    #expect(log.take() == ["P.viewDidAppear"])
    #expect(world.shownFrames == shown)
  }

  @Test func `worlds are independent of each other`() {
    let first = world()
    let second = World(size: CGSize(width: 50, height: 60), scale: 3)
    #expect(UIScreen.main.scale == 3)
    #expect(first.perform { UIScreen.main.scale } == 1)
    #expect(first.perform { UIApplication.shared.keyWindow } === first.window)
    first.advance(by: 1)
    #expect(first.time == 1 && second.time == 0)
  }

  @Test func `a world is deallocated with its windows`() {
    weak var stage: Stage?
    weak var window: UIWindow?
    weak var page: UIViewController?
    weak var view: UIView?
    do {
      let stack = UINavigationController(rootViewController: UIViewController())
      let world = World(size: CGSize(width: 100, height: 200), scale: 1, root: stack)
      stack.pushViewController(UIViewController(), animated: true)
      world.advance(by: 0.1)
      (stage, window, page) = (world.stage, world.window, stack.topViewController)
      view = page?.view
    }
    #expect(stage == nil && window == nil && page == nil && view == nil)
  }

  @Test func `a window that is hidden cancels its touches before its root disappears`() {
    let log = CallbackLog(.appearance)
    let page = log.page("P")
    let world = World(root: page)
    let view = TouchView(frame: world.window.bounds)
    view.log = log
    page.view.addSubview(view)
    world.settle()
    world.finger.down(at: CGPoint(x: 100, y: 300))
    _ = log.take()
    world.window.isHidden = true
    #expect(log.take() == ["view cancelled", "P.viewWillDisappear", "P.viewDidDisappear"])
  }
}
