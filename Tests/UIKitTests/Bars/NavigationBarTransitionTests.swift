// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

@testable import UIKit

/// The views of a bar during a transition and at its end.
@MainActor struct NavigationBarTransitionTests {
  private let below = UINavigationItem(title: "Inbox")
  private let top = UINavigationItem(title: "Message")

  /// A bar with one item, and the interactive push of a second one.
  private func pushing(_ world: BarWorld) -> (NavigationBarTransition, TransitionDriver) {
    world.perform { world.bar.setItems([below], animated: false) }
    world.advance(by: 0)
    return drive(world, to: [below, top], isPush: true)
  }

  private func drive(
    _ world: BarWorld,
    to items: [UINavigationItem],
    isPush: Bool
  ) -> (
    NavigationBarTransition, TransitionDriver
  ) {
    world.perform {
      let transition = world.bar.makeTransition(to: items, isPush: isPush)
      let driver = TransitionDriver(containers: [world.bar], duration: 0.5, clock: world.clock)
      driver.onEnd = { $0 ? transition.finish() : transition.cancel() }
      driver.prepare { transition.animate() }
      driver.scrub(to: 0)
      return (transition, driver)
    }
  }

  private func scrub(_ world: BarWorld, _ driver: TransitionDriver, to progress: CGFloat) {
    world.perform { driver.scrub(to: progress) }
    world.advance(by: 1.0 / 60)
  }

  @Test(arguments: [false, true])
  func `an interactive push is linear in its progress, in both directions`(
    isRightToLeft: Bool
  ) throws {
    let world = BarWorld(isRightToLeft: isRightToLeft)
    let (transition, driver) = pushing(world)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let oldTitle = try #require(transition.outgoing?.titleView)
    let newTitle = try #require(transition.incoming?.titleView)
    let label = try #require(transition.incoming?.backButton)
    let labelX = try #require(transition.incoming?.layout.label).midX
    for progress in [CGFloat(0), 0.5, 1, 0.5, 0] {
      scrub(world, driver, to: progress)
      #expect(abs(world.seenX(oldTitle) - (195 + (labelX - 195) * progress)) < 0.26)
      #expect(abs(world.seenX(newTitle) - (195 + sign * 97.5 * (1 - progress))) < 0.51)
      #expect(abs(world.seenAlpha(oldTitle) - (1 - progress)) < 0.01)
      #expect(abs(world.seenAlpha(label) - progress) < 0.01)
      let fade = max(0, (progress - 0.4) / 0.6)
      #expect(abs(world.seenAlpha(newTitle) - fade) < 0.01)
      #expect(abs(world.seenAlpha(world.bar.indicator) - progress) < 0.01)
    }
  }

  @Test func `items fade out until 0.3 and in from 0.7, in both directions`() throws {
    let world = BarWorld()
    let (old, new) = (
      UIBarButtonItem(title: "Old", primaryAction: nil),
      UIBarButtonItem(title: "New", primaryAction: nil)
    )
    (below.rightBarButtonItem, top.rightBarButtonItem) = (old, new)
    let (transition, driver) = pushing(world)
    let goes = try #require(transition.outgoing?.items.right.first?.view)
    let comes = try #require(transition.incoming?.items.right.first?.view)
    for (progress, out, into) in [
      (CGFloat(0), CGFloat(1), CGFloat(0)), (0.15, 0.5, 0), (0.5, 0, 0), (0.85, 0, 0.5), (1, 0, 1),
      (0.85, 0, 0.5), (0.15, 0.5, 0), (0, 1, 0),
    ] {
      scrub(world, driver, to: progress)
      #expect(abs(world.seenAlpha(goes) - out) < 0.01, "at \(progress)")
      #expect(abs(world.seenAlpha(comes) - into) < 0.01, "at \(progress)")
    }
  }

  @Test(arguments: [0, 0.4, 1])
  func `a finished transition leaves the new content at rest and nothing else`(progress: CGFloat) {
    let world = BarWorld()
    let (transition, driver) = pushing(world)
    let gone = transition.outgoing?.views ?? []
    scrub(world, driver, to: progress)
    world.perform { driver.complete() }
    expectRest(world, title: "Message", back: "Inbox")
    #expect(gone.allSatisfy { $0.superview == nil })
    world.advance(by: 0.1)
    expectRest(world, title: "Message", back: "Inbox")
  }

  @Test(arguments: [0, 0.4, 0.9])
  func `a cancelled transition restores items, views and alphas`(progress: CGFloat) {
    let world = BarWorld()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    custom.alpha = 0.5
    below.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let (transition, driver) = pushing(world)
    #expect(world.bar.items?.count == 2)
    scrub(world, driver, to: progress)
    world.perform { driver.end(finished: false) }
    for _ in 0..<2 {
      #expect(world.bar.items == [below])
      #expect(
        world.subviewNames == ["_UINavigationBarBackground", "UINavigationItemView", "UIView"]
      )
      #expect(world.titleView.map { abs($0.frame.midX - 195) < 0.5 } == true)
      #expect(world.titleView.map(world.seenAlpha) == 1)
      #expect(abs(world.seenAlpha(custom) - 0.5) < 0.001)
      world.advance(by: 0.1)
    }
    #expect(transition.incoming?.views.allSatisfy { $0.superview == nil } == true)
  }

  @Test func `finish and cancel have no effect once the transition is over`() {
    let world = BarWorld()
    let (transition, driver) = pushing(world)
    world.perform {
      driver.complete()
      transition.cancel()
      transition.finish()
    }
    expectRest(world, title: "Message", back: "Inbox")
  }

  @Test func `an alpha set during a transition is kept`() {
    let world = BarWorld()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    top.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let (_, driver) = pushing(world)
    scrub(world, driver, to: 0.5)
    world.perform {
      custom.alpha = 0.25
      driver.complete()
    }
    #expect(custom.alpha == 0.25)
  }

  @Test func `texts are clipped where the chevron ends`() {
    let world = BarWorld()
    let (transition, _) = pushing(world)
    #expect(transition.clip.superview === world.bar)
    #expect(transition.clip.frame == CGRect(x: 21, y: 0, width: 369, height: 44))
    #expect(transition.clip.clipsToBounds)
    let mirrored = BarWorld(isRightToLeft: true)
    let (other, _) = pushing(mirrored)
    #expect(other.clip.frame == CGRect(x: 0, y: 0, width: 369, height: 44))
  }

  @Test func `a change of an item during a transition updates its content`() throws {
    let world = BarWorld()
    let (transition, driver) = pushing(world)
    scrub(world, driver, to: 0.5)
    world.perform {
      top.title = "Another title"
      below.title = "Also changed"
      top.rightBarButtonItem = UIBarButtonItem(title: "New", primaryAction: nil)
    }
    scrub(world, driver, to: 0.5)
    let title = try #require(transition.incoming?.titleView as? UINavigationItemView)
    #expect(title.title == "Another title")
    #expect(
      (transition.outgoing?.titleView as? UINavigationItemView)?.title == "Also changed"
    )
    let item = try #require(transition.incoming?.items.right.first?.view)
    #expect(world.seenAlpha(item) == 0)
    scrub(world, driver, to: 0.85)
    #expect(abs(world.seenAlpha(item) - 0.5) < 0.01)
    world.perform { driver.complete() }
    world.advance(by: 0)
    #expect(world.titleView?.title == "Another title")
    #expect(
      world.subviewNames == [
        "_UINavigationBarBackground", "UINavigationItemView", "UINavigationItemButtonView",
        "UINavigationButton", "_UINavigationBarBackIndicatorView",
      ]
    )
    #expect(world.seenAlpha(item) == 1)
  }

  @Test func `a resize during a transition lays out both contents`() {
    let world = BarWorld()
    let (_, driver) = pushing(world)
    scrub(world, driver, to: 0.5)
    world.perform { world.bar.frame.size.width = 300 }
    world.advance(by: 0)
    world.perform { driver.complete() }
    #expect(world.titleView.map { abs($0.frame.midX - 150) < 0.5 } == true)
  }

  @Test func `a view of both items neither moves nor fades`() {
    let world = BarWorld()
    let shared = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    below.rightBarButtonItem = UIBarButtonItem(customView: shared)
    top.rightBarButtonItem = UIBarButtonItem(customView: shared)
    let (_, driver) = pushing(world)
    for progress in [CGFloat(0), 0.5, 1] {
      scrub(world, driver, to: progress)
      #expect(world.seenAlpha(shared) == 1)
      #expect(world.seenX(shared) == 364)
    }
    world.perform { driver.end(finished: false) }
    #expect(shared.superview === world.bar)
  }

  @Test func `a pop during a push starts at the poses on screen`() throws {
    let world = BarWorld()
    let (push, driver) = pushing(world)
    scrub(world, driver, to: 0.5)
    let views = [push.outgoing, push.incoming].compactMap { $0?.views }.joined()
    let seen = views.map { (world.seenX($0), world.seenAlpha($0)) }
    world.perform {
      push.capture()
      driver.complete()
    }
    let (pop, second) = drive(world, to: [below], isPush: false)
    #expect(pop.incoming === push.outgoing)
    scrub(world, second, to: 0)
    for (view, (x, alpha)) in zip(views, seen) {
      #expect(abs(world.seenX(view) - x) < 0.01)
      #expect(abs(world.seenAlpha(view) - alpha) < 0.01)
    }
    world.perform { second.complete() }
    #expect(world.subviewNames == ["_UINavigationBarBackground", "UINavigationItemView"])
    #expect(world.titleView.map { abs($0.frame.midX - 195) < 0.5 } == true)
  }

  @Test func `a push during a push lets the first title continue to fade`() throws {
    let world = BarWorld()
    let (push, driver) = pushing(world)
    scrub(world, driver, to: 0.5)
    let first = try #require(push.outgoing?.titleView)
    let (x, alpha) = (world.seenX(first), world.seenAlpha(first))
    world.perform {
      push.capture()
      driver.complete()
    }
    let third = UINavigationItem(title: "Third")
    let (_, second) = drive(world, to: [below, top, third], isPush: true)
    scrub(world, second, to: 0)
    #expect(abs(world.seenX(first) - x) < 0.01)
    #expect(abs(world.seenAlpha(first) - alpha) < 0.01)
    world.perform { second.complete() }
    #expect(first.superview == nil)
    expectRest(world, title: "Third", back: "Message")
  }

  @Test func `after any interleaving the views are those of the top item`() {
    let world = BarWorld()
    let items = (0..<4).map { UINavigationItem(title: "Page \($0)") }
    world.perform { world.bar.setItems([items[0]], animated: false) }
    var random: UInt64 = 1
    for _ in 0..<120 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (choice, index, wait) = (random >> 33 % 5, Int(random >> 40 % 4), random >> 50 % 30)
      world.perform {
        let count = world.bar.storedItems.count
        switch choice {
        case 0, 1: if count < 4 { world.bar.pushItem(items[count], animated: true) }
        case 2: if count > 1 { world.bar.popItem(animated: true) }
        case 3: world.bar.setItems(Array(items[...index]), animated: true)
        default: if count > 1 { world.bar.popItem(animated: false) }
        }
      }
      world.advance(by: Double(wait) / 100)
    }
    world.advance(by: 1)
    let count = world.bar.storedItems.count
    expectRest(
      world,
      title: "Page \(count - 1)",
      back: count > 1 ? "Page \(count - 2)" : nil
    )
    #expect(world.clock.nextWakeUp == nil)
  }

  @Test func `a popped item and its views are deallocated`() {
    let world = BarWorld()
    weak var item: UINavigationItem?
    weak var view: UIView?
    do {
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let page = UINavigationItem(title: "Gone")
      page.titleView = custom
      (item, view) = (page, custom)
      world.perform { world.bar.setItems([below, page], animated: false) }
      world.advance(by: 0.1)
      world.perform { _ = world.bar.popItem(animated: true) }
      world.advance(by: 0.2)
    }
    #expect(item != nil)
    world.advance(by: 1)
    #expect(item == nil && view == nil)
  }

  private func expectRest(_ world: BarWorld, title: String, back: String?) {
    #expect(
      world.subviewNames
        == ["_UINavigationBarBackground", "UINavigationItemView"]
        + (back == nil ? [] : ["UINavigationItemButtonView", "_UINavigationBarBackIndicatorView"])
    )
    #expect(world.titleView?.title == title)
    #expect(world.titleView.map { abs($0.frame.midX - 195) < 0.5 } == true)
    #expect(world.bar.content?.backButton?.shownText == back)
    for view in world.bar.subviews {
      #expect(world.seenAlpha(view) == 1)
      #expect(world.seenX(view) == view.layer.position.x)
    }
    #expect(world.bar.transition == nil && world.bar.engine.driver == nil)
  }
}
