// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// Several windows, each with a scene of its own.
@MainActor @Suite(.freesControllers) struct SceneTests {
  private static func stack(
    _ titles: String...,
    color: UIColor = .systemTeal
  )
    -> UINavigationController
  {
    let stack = UINavigationController()
    stack.viewControllers = titles.map { title in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = color
      return page
    }
    return stack
  }

  private static func titles(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  // MARK: Input

  @Test(arguments: World.Direction.allCases)
  func `a swipe back in one window does not move the stack of another`(
    direction: World.Direction
  ) {
    let (first, second) = (Self.stack("A", "B"), Self.stack("C", "D"))
    let world = World(direction, root: first)
    let other = world.openScene(root: second)
    world.settle()
    let shown = FrameHash(of: world.frame)
    other.finger.dragFromLeadingEdge(to: 0.6)
    if direction == .leftToRight { #expect(FrameHash(of: world.frame) == shown) }
    #expect(second.transitionCoordinator?.isInteractive == true)
    #expect(first.transitionCoordinator == nil)
    other.finger.up()
    world.settle()
    #expect(Self.titles(second) == ["C"])
    #expect(Self.titles(first) == ["A", "B"])
    world.finger.swipeBack()
    world.settle()
    #expect(Self.titles(first) == ["A"])
  }

  @Test func `fingers of two windows swipe back at once`() {
    let (first, second) = (Self.stack("A", "B"), Self.stack("C", "D"))
    let world = World(root: first)
    let other = world.openScene(root: second)
    world.finger.dragFromLeadingEdge(to: 0.6)
    other.finger.dragFromLeadingEdge(to: 0.3)
    world.finger.up()
    other.finger.hold(for: 0.2)
    other.finger.up()
    world.settle()
    #expect(Self.titles(first) == ["A"])
    #expect(Self.titles(second) == ["C", "D"])
  }

  @Test func `keys and text go to the window with the focus, whose first responder stays its own`()
  {
    let (first, second) = (UIViewController(), UIViewController())
    let fields = [first, second].map { page in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      page.view.addSubview(field)
      return field
    }
    let world = World(root: first)
    fields[0].becomeFirstResponder()
    world.typeText("one")
    let other = world.openScene(root: second)
    world.perform { _ = fields[1].becomeFirstResponder() }
    #expect(fields[0].isFirstResponder && fields[1].isFirstResponder)
    world.typeText("two")
    world.scenes[0].focus()
    world.typeText("!")
    #expect(fields.map(\.text) == ["one!", "two"])
    #expect(UIApplication.shared.keyWindow === world.window)
    other.focus()
    #expect(UIApplication.shared.keyWindow === other.window)
  }

  @Test func `windows share the pasteboard`() {
    let world = World()
    world.perform { UIPasteboard.general.string = "copied" }
    world.openScene()
    #expect(world.perform { UIPasteboard.general.string } == "copied")
  }

  // MARK: Pictures, traits and time

  @Test func `a change in one window makes no frame of another`() {
    let world = World(root: Self.stack("A"))
    let other = world.openScene(root: Self.stack("B"))
    world.settle()
    let (first, second) = (world.shownFrames, other.shownFrames)
    other.window?.rootViewController?.view.backgroundColor = .systemRed
    (other.window?.rootViewController as? UINavigationController)?
      .pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(other.shownFrames > second + 10)
    #expect(world.shownFrames == first)
  }

  @Test func `animations run in two windows at once`() {
    let (first, second) = (Self.stack("A", "B"), Self.stack("C", "D"))
    let world = World(root: first)
    let other = world.openScene(root: second)
    world.settle()
    let start = [world.frame, other.frame].map(FrameHash.init)
    world.perform {
      first.popViewController(animated: true)
      second.popViewController(animated: true)
    }
    world.advance(by: 0.1)
    #expect([world.frame, other.frame].map(FrameHash.init) != start)
    #expect(first.transitionCoordinator != nil && second.transitionCoordinator != nil)
    #expect(world.settle())
    #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
  }

  @Test func `size, scale and style are those of each window`() {
    let world = World()
    let other = world.openScene(
      size: CGSize(width: 900, height: 500),
      scale: 3,
      style: .dark,
      root: UIViewController()
    )
    #expect(other.scene.screen.bounds.size == CGSize(width: 900, height: 500))
    #expect(other.window?.rootViewController?.view.bounds.width == 900)
    #expect(other.window?.traitCollection.userInterfaceStyle == .dark)
    #expect(other.window?.traitCollection.displayScale == 3)
    #expect(other.frame.width == 2700)
    #expect(world.window.traitCollection.userInterfaceStyle == .light)
    #expect(world.window.bounds.width == 390)
    other.resize(to: CGSize(width: 400, height: 600))
    #expect(other.window?.bounds.width == 400 && world.window.bounds.width == 390)
  }

  @Test func `a window that moves to another screen takes its scale and rate`() {
    let world = World(scale: 1)
    let other = world.openScene()
    other.moveToScreen(framesPerSecond: 120, scale: 2)
    #expect(other.scene.screen.scale == 2 && world.window.screen.scale == 1)
    #expect(other.scene.screen.maximumFramesPerSecond == 120)
    #expect(world.window.screen.maximumFramesPerSecond == 60)
    #expect(world.stage.session.clock.frameInterval == 1.0 / 120)
    #expect(world.perform { UIScreen.screens } == [world.window.screen, other.scene.screen])
    other.close()
    #expect(world.stage.session.clock.frameInterval == 1.0 / 60)
  }

  @Test func `a sheet covers the window that presents it alone`() {
    let world = World(root: Self.stack("A"))
    let other = world.openScene(root: Self.stack("B"))
    world.settle()
    let shown = FrameHash(of: world.frame)
    world.perform {
      other.window?.rootViewController?.present(UIViewController(), animated: true)
    }
    world.settle()
    #expect(other.window?.rootViewController?.presentedViewController?.view.window === other.window)
    #expect(FrameHash(of: world.frame) == shown)
  }

  @Test func `a minimized window makes no frames, a restored one shows the last`() {
    let world = World(root: Self.stack("A"))
    let other = world.openScene(root: Self.stack("B"))
    world.settle()
    other.minimize()
    let frames = other.shownFrames
    other.window?.backgroundColor = .systemRed
    other.window?.rootViewController = nil
    world.settle()
    #expect(other.shownFrames == frames)
    other.restore()
    world.settle()
    #expect(other.shownFrames == frames + 1)
  }

  // MARK: Closing

  @Test(arguments: [10, 10_000])
  func `a closed window frees its stack, however deep, and its pages disappear`(depth: Int) {
    let log = CallbackLog(.appearance)
    let world = World(root: Self.stack("A"))
    weak var page: UIViewController?
    weak var scene: UIWindowScene?
    do {
      let stack = UINavigationController()
      var pages = (1..<depth).map { _ in UIViewController() }
      pages.append(LoggedPage("Top", log))
      stack.viewControllers = pages
      let other = world.openScene(root: stack)
      world.settle()
      (page, scene) = (pages.last, other.scene)
      _ = log.take()
      other.close()
      #expect(!other.isOpen)
    }
    #expect(log.take() == ["Top.viewWillDisappear", "Top.viewDidDisappear"])
    world.settle()
    _ = world.scenes
    world.openScene().close()
    #expect(page == nil && scene == nil)
    #expect(world.scenes.count == 1)
  }

  @Test func `a window that closes during a swipe in it leaves the others as they were`() {
    let (first, second) = (Self.stack("A", "B"), Self.stack("C", "D"))
    let world = World(root: first)
    let other = world.openScene(root: second)
    other.finger.dragFromLeadingEdge(to: 0.5)
    other.close()
    other.finger.up()
    world.settle()
    #expect(world.scenes.count == 1)
    world.finger.swipeBack()
    world.settle()
    #expect(Self.titles(first) == ["A"])
  }

  @Test func `the last window of a world stays`() {
    let world = World()
    world.scenes[0].close()
    #expect(world.scenes.count == 1 && world.scenes[0].isOpen)
  }
}
