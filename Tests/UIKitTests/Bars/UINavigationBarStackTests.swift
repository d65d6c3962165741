// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourHost
import Testing

@testable import UIKit

/// Pushing and popping on a standalone bar, and the calls to its delegate.
@MainActor struct UINavigationBarStackTests {
  /// Records the calls.
  private final class DelegateLog: UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      lines.append("shouldPush \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("didPush \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("shouldPop \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("didPop \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
    }
  }

  private let log = DelegateLog()
  private let first = UINavigationItem(title: "A")
  private let second = UINavigationItem(title: "B")

  private func world() -> BarWorld {
    let world = BarWorld()
    world.perform {
      world.bar.setItems([first], animated: false)
      world.bar.delegate = log
    }
    world.advance(by: 0)
    return world
  }

  @Test func `a change without animation notifies the delegate at once`() {
    let world = world()
    world.perform {
      world.bar.pushItem(second, animated: false)
      #expect(log.lines == ["shouldPush B of 1", "didPush B of 2"])
      #expect(world.bar.popItem(animated: false) === second)
      #expect(log.lines.dropFirst(2) == ["shouldPop B of 2", "didPop B of 1"])
    }
  }

  @Test func `an animated change changes the items at once and notifies the delegate at the end`() {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: true) }
    #expect(world.bar.topItem === second)
    #expect(world.bar.backItem === first)
    world.advance(by: 0.45)
    #expect(log.lines == ["shouldPush B of 1"])
    world.advance(by: 0.1)
    #expect(log.lines == ["shouldPush B of 1", "didPush B of 2"])
  }

  @Test func `a change during another one completes that one first`() {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: true) }
    world.advance(by: 0.1)
    world.perform { _ = world.bar.popItem(animated: true) }
    #expect(
      log.lines == ["shouldPush B of 1", "didPush B of 2", "shouldPop B of 2"]
    )
    world.advance(by: 1)
    #expect(log.lines.last == "didPop B of 1")
  }

  @Test func `a push or pop that the delegate refuses has no effect`() {
    let world = world()
    log.allows = false
    world.perform {
      world.bar.pushItem(second, animated: true)
      #expect(world.bar.popItem(animated: true) == nil)
    }
    #expect(world.bar.items == [first])
    #expect(log.lines == ["shouldPush B of 1", "shouldPop A of 1"])
  }

  @Test func `the first frame of a push shows the old content, the next ones follow the spring`()
    throws
  {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: true) }
    let transition = try #require(world.bar.transition)
    let old = try #require(transition.outgoing?.titleView)
    let goal = try #require(transition.incoming?.layout.label).midX
    #expect(abs(world.seenX(old) - 195) < 0.5)
    world.advance(by: 0.1)
    let progress = 1 - (1 + SystemSpring.frequency * 0.1) * exp(-SystemSpring.frequency * 0.1)
    #expect(abs(world.seenX(old) - (195 + (goal - 195) * CGFloat(progress))) < 0.5)
    world.advance(by: 0.5)
    #expect(world.bar.transition == nil)
    #expect(world.clock.nextWakeUp == nil)
  }

  @Test func `a tap on the back button pops if the delegate allows it`() {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: false) }
    world.advance(by: 0)
    log.lines = []
    log.allows = false
    world.tap(at: CGPoint(x: 2, y: 42))
    #expect(log.lines == ["shouldPop B of 2"])
    #expect(world.bar.items?.count == 2)
    log.allows = true
    world.tap(at: CGPoint(x: 2, y: 42))
    #expect(world.bar.items?.count == 1)
    world.advance(by: 1)
    #expect(log.lines.last == "didPop B of 1")
  }

  @Test func `a touch dims the back button at once, and its end restores it with animation`() throws
  {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: false) }
    world.advance(by: 0)
    let button = try #require(world.bar.content?.backButton)
    world.touch(.began, at: CGPoint(x: 20, y: 20))
    #expect(abs(world.seenAlpha(button.visibleLabel) - 0.2) < 0.01)
    #expect(abs(world.seenAlpha(world.bar.indicator) - 0.2) < 0.01)
    world.advance(by: 0.4)
    world.touch(.moved, at: CGPoint(x: 300, y: 20))
    world.touch(.ended, at: CGPoint(x: 300, y: 20))
    world.advance(by: 0.1)
    let middle = world.seenAlpha(button.visibleLabel)
    #expect(middle > 0.2 && middle < 1)
    world.advance(by: 0.4)
    #expect(world.seenAlpha(button.visibleLabel) == 1)
    #expect(world.seenAlpha(world.bar.indicator) == 1)
    #expect(world.bar.items?.count == 2)
  }

  @Test func `the back button does not stay dimmed during the pop that it started`() throws {
    let world = world()
    let third = UINavigationItem(title: "C")
    world.perform { world.bar.setItems([first, second, third], animated: false) }
    world.advance(by: 0)
    world.tap(at: CGPoint(x: 20, y: 20))
    let early = world.seenAlpha(world.bar.indicator)
    world.advance(by: 0.25)
    #expect(early < 0.5)
    #expect(world.seenAlpha(world.bar.indicator) > 0.9)
    world.advance(by: 0.5)
    #expect(world.seenAlpha(world.bar.indicator) == 1)
  }

  @Test func `the new back button receives touches during the transition`() {
    let world = world()
    world.perform { world.bar.pushItem(second, animated: true) }
    world.advance(by: 0.2)
    world.tap(at: CGPoint(x: 5, y: 5))
    #expect(world.bar.items == [first])
    world.advance(by: 1)
    #expect(
      log.lines == ["shouldPush B of 1", "didPush B of 2", "shouldPop B of 2", "didPop B of 1"]
    )
    #expect(world.subviewNames == ["_UINavigationBarBackground", "UINavigationItemView"])
  }

  @Test func `a back action is performed in place of a pop`() {
    let world = world()
    var runs = 0
    second.backAction = UIAction { _ in runs += 1 }
    world.perform { world.bar.pushItem(second, animated: false) }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "A")
    log.lines = []
    world.tap(at: CGPoint(x: 20, y: 20))
    #expect(runs == 1)
    #expect(log.lines == [])
    #expect(world.bar.items?.count == 2)
  }

  @Test func `a root with a back action has a back button with the action's title`() {
    let world = world()
    world.perform { first.backAction = UIAction(title: "Close") { _ in } }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "Close")
  }

  @Test func `setting items animates a pop if the new top was on the stack`() {
    let world = world()
    world.perform { world.bar.setItems([first, second], animated: true) }
    #expect(world.bar.transition?.isPush == true)
    world.advance(by: 1)
    world.perform { world.bar.setItems([first], animated: true) }
    #expect(world.bar.transition?.isPush == false)
    world.advance(by: 1)
    world.perform { world.bar.items = nil }
    #expect(world.bar.topItem == nil)
    #expect(world.subviewNames == ["_UINavigationBarBackground"])
  }

  @Test func `an item can be pushed onto an empty bar with animation`() {
    let world = world()
    world.perform {
      _ = world.bar.popItem(animated: true)
      #expect(world.bar.popItem(animated: true) == nil)
      world.bar.pushItem(second, animated: true)
    }
    world.advance(by: 1)
    #expect(world.titleView?.title == "B")
  }

  // MARK: Items

  @Test func `a tap on an item performs its action with the item as sender`() {
    final class Target: NSObject {
      var senders: [UIBarButtonItem] = []
      func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let world = world()
    let target = Target()
    var actionSenders: [Any?] = []
    let byTarget = UIBarButtonItem(
      title: "Go",
      style: .plain,
      target: target,
      action: Selector("tapped:", Target.tapped(_:))
    )
    let byAction = UIBarButtonItem(
      primaryAction: UIAction(title: "Run") { actionSenders.append($0.sender) }
    )
    #expect(byAction.title == "Run")
    world.perform {
      first.rightBarButtonItem = byTarget
      first.leftBarButtonItem = byAction
    }
    world.advance(by: 0)
    world.tap(at: CGPoint(x: 370, y: 5))
    world.tap(at: CGPoint(x: 20, y: 5))
    #expect(target.senders == [byTarget])
    #expect(actionSenders.first as? UIBarButtonItem === byAction)
    world.perform { byTarget.isEnabled = false }
    world.tap(at: CGPoint(x: 370, y: 5))
    #expect(target.senders.count == 1)
  }

  @Test func `an action without a target is sent up the responder chain`() {
    final class Window: UIWindow {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let world = world()
    let window = world.perform {
      let window = Window(windowScene: world.stage.scene)
      window.addSubview(world.bar)
      window.makeKeyAndVisible()
      first.rightBarButtonItem = UIBarButtonItem(
        title: "Go",
        style: .plain,
        target: nil,
        action: Selector("tapped", Window.tapped)
      )
      return window
    }
    world.advance(by: 0)
    world.tap(at: CGPoint(x: 370, y: 20))
    #expect(window.taps == 1)
  }

  @Test func `items set with animation fade in`() throws {
    let world = world()
    world.perform {
      first.setRightBarButton(UIBarButtonItem(title: "New", primaryAction: nil), animated: true)
    }
    let view = try #require(world.bar.content?.items.right.first?.view)
    #expect(world.seenAlpha(view) < 0.1)
    world.advance(by: 0.125)
    let middle = world.seenAlpha(view)
    #expect(middle > 0.1 && middle < 0.9)
    world.advance(by: 0.2)
    #expect(world.seenAlpha(view) == 1)
  }

  @Test(arguments: [true, false])
  func `a back button that replaces an item with animation fades in, arrow and label`(
    _ animated: Bool
  ) throws {
    let world = world()
    world.perform {
      second.leftBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: nil)
      world.bar.setItems([first, second], animated: false)
    }
    world.advance(by: 0)
    #expect(world.bar.indicator.superview == nil)
    world.perform { second.setLeftBarButton(nil, animated: animated) }
    let views = [world.bar.indicator, try #require(world.bar.content?.backButton)]
    #expect(views.allSatisfy { $0.superview === world.bar })
    #expect(views.allSatisfy { (world.seenAlpha($0) < 0.1) == animated })
    world.advance(by: 0.125)
    #expect(views.allSatisfy { (0.1...0.9).contains(world.seenAlpha($0)) == animated })
    world.advance(by: 0.2)
    #expect(views.allSatisfy { world.seenAlpha($0) == 1 })
  }

  // MARK: Managed bars

  @Test func `pushItem on a managed bar traps`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UINavigationController()
        controller.navigationBar.pushItem(UINavigationItem(), animated: false)
      }
    }
    try expect(
      result,
      "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
    )
  }

  @Test func `popItem on a managed bar traps`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UINavigationController()
        controller.navigationBar.popItem(animated: false)
      }
    }
    try expect(
      result,
      "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
    )
  }

  @Test func `setItems on a managed bar traps`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UINavigationController()
        controller.navigationBar.items = []
      }
    }
    try expect(
      result,
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
    )
  }

  @Test func `setting the delegate of a managed bar traps`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UINavigationController()
        controller.navigationBar.delegate = nil
      }
    }
    try expect(
      result,
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    )
  }

  private func expect(_ result: ExitTest.Result?, _ text: String) throws {
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains(text))
  }
}
