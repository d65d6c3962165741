// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// A managed bar.
@MainActor struct ManagedBarTests {
  /// A controller whose class conforms to the bar's delegate protocol.
  private final class Controller: UINavigationController, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("didPop \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("didPush \(item.title ?? "")")
    }
  }

  private func show(_ world: BarWorld) -> Controller {
    world.perform {
      let (root, page) = (UIViewController(), UIViewController())
      root.navigationItem.title = "Root"
      page.navigationItem.title = "Page"
      let controller = Controller(rootViewController: root)
      world.bar.removeFromSuperview()
      world.window.rootViewController = controller
      world.stage.commit()
      controller.pushViewController(page, animated: false)
      world.stage.commit()
      controller.lines = []
      return controller
    }
  }

  @Test func `a tap on the back button calls shouldPop once and didPop at the end`() {
    let world = BarWorld(safeTop: 20)
    let controller = show(world)
    #expect(controller.navigationBar.barPosition == .topAttached)
    #expect(controller.bar.background.frame == CGRect(x: 0, y: -20, width: 390, height: 64))
    controller.allows = false
    world.tap(at: CGPoint(x: 10, y: 10))
    #expect(controller.lines == ["shouldPop Page"])
    #expect(controller.viewControllers.count == 2)
    controller.allows = true
    world.tap(at: CGPoint(x: 10, y: 10))
    #expect(controller.lines == ["shouldPop Page", "shouldPop Page"])
    #expect(controller.viewControllers.count == 1)
    world.advance(by: 1)
    #expect(controller.lines.last == "didPop Page")
    #expect(controller.bar.items?.map(\.title) == ["Root"])
  }

  @Test func `a push during a pop starts at the poses on screen`() throws {
    let world = BarWorld(safeTop: 20)
    let controller = show(world)
    world.perform { _ = controller.popViewController(animated: true) }
    world.advance(by: 0.1)
    let pop = try #require(controller.bar.transition)
    let views = [pop.outgoing, pop.incoming].compactMap { $0?.views }.joined()
    let seen = views.map { (world.seenX($0), world.seenAlpha($0)) }
    let third = world.perform {
      let third = UIViewController()
      third.navigationItem.title = "Third"
      controller.pushViewController(third, animated: true)
      return third
    }
    for (view, (x, alpha)) in zip(views, seen) where view.superview != nil {
      #expect(abs(world.seenX(view) - x) < 0.01)
      #expect(abs(world.seenAlpha(view) - alpha) < 0.01)
    }
    world.advance(by: 1)
    #expect(controller.lines == ["didPop Page", "didPush Third"])
    #expect(controller.bar.content?.item === third.navigationItem)
    #expect(controller.bar.subviews.count == 4)
  }

  @Test func `a controller that is deallocated during a push leaves no scheduled work`() {
    let world = BarWorld()
    weak var gone: UINavigationController?
    do {
      let controller = show(world)
      gone = controller
      world.perform { controller.pushViewController(UIViewController(), animated: true) }
      world.advance(by: 0.1)
      world.perform { world.window.rootViewController = UIViewController() }
    }
    world.advance(by: 2)
    #expect(gone == nil)
    #expect(world.clock.nextWakeUp == nil)
  }

  /// A bar that changes the top item's left items as soon as its layout is invalidated.
  private final class ChangingBar: UINavigationBar {
    var changed: [UIBarButtonItem]?

    override func setNeedsLayout() {
      super.setNeedsLayout()
      guard let items = changed else { return }
      changed = nil
      topItem?.leftBarButtonItems = items
    }
  }

  @Test(arguments: [false, true])
  func `items that change while their bar exchanges its views replace the former ones`(
    hasFormerItem: Bool
  ) {
    let world = World()
    let bar = ChangingBar(frame: CGRect(x: 0, y: 20, width: 390, height: 44))
    world.window.addSubview(bar)
    if hasFormerItem { bar.setItems([UINavigationItem(title: "Former")], animated: false) }
    let item = UINavigationItem(title: "Title")
    let (former, later) = (UIView(), UIView())
    item.leftBarButtonItem = UIBarButtonItem(customView: former)
    bar.changed = [UIBarButtonItem(customView: later)]
    bar.setItems([item], animated: false)
    #expect(bar.changed == nil)
    #expect(later.superview === bar)
    #expect(former.superview == nil)
    #expect(bar.subviews.filter { $0 is UINavigationItemView }.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `a long title lies between the ends of the safe area`(_ direction: World.Direction) throws {
    let page = UIViewController()
    page.title = String(repeating: "Long ", count: 40)
    let stack = UINavigationController(rootViewController: page)
    let world = World(
      direction,
      size: CGSize(width: 300, height: 100),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20),
      root: stack
    )
    world.settle()
    let title = try #require(stack.bar.content?.titleView)
    #expect(title.frame.minX == 56 && title.frame.maxX == 264)
  }
}
