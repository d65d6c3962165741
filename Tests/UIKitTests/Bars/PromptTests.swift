// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The line above the title of a navigation bar.
@MainActor @Suite(.freesControllers) struct PromptTests {
  private let page = UIViewController()
  private let other = UIViewController()

  private func world(_ direction: World.Direction = .leftToRight, large: Bool = false) -> World {
    let world = World(
      direction,
      size: CGSize(width: 320, height: 500),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    (page.title, other.title) = ("A", "B")
    page.navigationItem.prompt = "Prompt"
    world.perform {
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = large
      world.window.rootViewController = stack
    }
    world.advance(by: 0)
    return world
  }

  private var stack: UINavigationController { page.navigationController ?? .init() }
  private var bar: UINavigationBar { stack.navigationBar }
  private var prompt: UIView? { bar.content?.promptView }

  @Test func `a prompt makes the bar higher and moves the row down`() {
    let world = world()
    world.advance(by: 0)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 74))
    #expect(page.view.safeAreaInsets.top == 94)
    #expect(bar.content?.titleView?.center.y == 52)
    #expect(prompt?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect((prompt?.subviews.first as? UILabel)?.text == "Prompt")
  }

  @Test func `a large title is below the row of a bar with a prompt`() {
    let world = world(large: true)
    world.advance(by: 0)
    #expect(bar.frame.height == 126)
    #expect(bar.content?.largeTitleView?.frame == CGRect(x: 0, y: 74, width: 320, height: 52))
    #expect(page.view.safeAreaInsets.top == 146)
  }

  @Test func `an empty prompt has its room, none has none`() {
    let world = world()
    world.perform { page.navigationItem.prompt = "" }
    world.advance(by: 0)
    #expect(bar.frame.height == 74)
    world.perform { page.navigationItem.prompt = nil }
    world.advance(by: 0)
    #expect(bar.frame.height == 44 && page.view.safeAreaInsets.top == 64)
    #expect(bar.content?.titleView?.center.y == 22 && prompt?.alpha == 0)
  }

  @Test(arguments: [false, true])
  func `a prompt that is set in an animation moves along with it`(shows: Bool) throws {
    let world = world()
    if shows {
      world.perform { page.navigationItem.prompt = nil }
      world.settle()
    }
    let title = try #require(bar.content?.titleView)
    world.perform {
      UIView.animate(withDuration: 0.4) { page.navigationItem.prompt = shows ? "Prompt" : nil }
    }
    world.advance(by: 0.2)
    let (height, y, alpha) = world.perform {
      (
        bar.layer.presentation()?.bounds.height ?? 0,
        title.layer.presentation()?.position.y ?? 0, prompt?.layer.presentation()?.opacity ?? 0
      )
    }
    #expect(height > 46 && height < 72)
    #expect(y > 24 && y < 50 && alpha > 0.1 && alpha < 0.9)
    world.settle()
    #expect(bar.frame.height == (shows ? 74 : 44))
  }

  @Test(arguments: World.Direction.allCases, [false, true])
  func `nothing jumps in a swipe between pages with a prompt and without`(
    _ direction: World.Direction,
    finishes: Bool
  ) throws {
    let world = world(direction)
    world.perform { stack.pushViewController(other, animated: true) }
    var seen: [CGPoint] = []
    func look() {
      let views: [UIView?] = [
        bar.descendant(of: _UINavigationBarPromptView.self) { $0.alpha == 1 },
        bar.descendant(of: UINavigationItemView.self) { $0.title == "A" },
      ]
      let centers = world.perform { views.compactMap { $0?.seen(in: stack.view) } }
      if centers.count == 2 { seen.append(CGPoint(x: centers[0].x, y: centers[1].y)) }
    }
    func play(for seconds: Double) {
      for _ in 0..<Int(seconds * 240) {
        world.advance(by: 1.0 / 240)
        look()
      }
    }
    look()
    play(for: 0.45)
    // The title moves from the lower row to the upper one, and the prompt leaves with its page.
    #expect(abs(try #require(seen.first).y - seen[seen.count - 1].y - 30) < 1)
    world.settle()
    let isMirrored = direction == .rightToLeft
    func x(_ share: CGFloat) -> CGFloat { 320 * (isMirrored ? 1 - share : share) }
    world.finger.down(at: CGPoint(x: x(0.01), y: 300))
    seen = []
    for share in stride(from: 0.02, through: 0.5, by: 0.005) {
      world.finger.move(to: CGPoint(x: x(share), y: 300), during: 1.0 / 240)
      if stack.transitionCoordinator != nil { look() }
    }
    world.finger.hold(for: 0.2)
    if finishes {
      world.finger.move(to: CGPoint(x: x(0.7), y: 300), during: 0.1)
      seen = []
    }
    world.finger.up()
    while stack.transitionCoordinator != nil {
      look()
      world.advance(by: 1.0 / 240)
    }
    #expect(seen.count > (finishes ? 20 : 90))
    for (former, next) in zip(seen, seen.dropFirst()) {
      #expect(abs(next.x - former.x) < 12 && abs(next.y - former.y) < 4)
    }
    world.settle()
    #expect(bar.frame.height == (finishes ? 74 : 44))
    #expect(bar.content?.titleView?.center.y == (finishes ? 52 : 22))
    #expect((prompt?.alpha == 1) == finishes)
  }

  @Test func `the chevron moves from row to row`() throws {
    let world = world()
    let third = UIViewController()
    third.navigationItem.prompt = "Third"
    world.perform { stack.pushViewController(other, animated: false) }
    world.settle()
    #expect(bar.indicator.center.y == 22)
    world.perform { stack.pushViewController(third, animated: true) }
    world.advance(by: 0.05)
    let y = world.perform { bar.indicator.layer.presentation()?.position.y ?? 0 }
    #expect(y > 23 && y < 40)
    world.settle()
    #expect(bar.indicator.center.y == 52 && bar.indicator.alpha == 1)
  }

  @Test func `a prompt that changes during a transition is shown at its end`() {
    let world = world()
    world.perform { stack.pushViewController(other, animated: true) }
    world.advance(by: 0.1)
    world.perform { other.navigationItem.prompt = "Late" }
    world.advance(by: 0.1)
    #expect(bar.frame.height == 44)
    world.settle()
    #expect(bar.frame.height == 74 && bar.content?.titleView?.center.y == 52)
    #expect(other.view.safeAreaInsets.top == 94)
  }

  @Test func `a bar that slides out keeps the prompt of its page`() {
    let world = world()
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
    }
    world.perform { stack.pushViewController(Bare(), animated: true) }
    world.advance(by: 0.1)
    #expect(bar.frame.height == 74)
    #expect(bar.subviews.contains { $0 is _UINavigationBarPromptView })
    world.settle()
  }

  @Test func `a bar without a controller asks for the room of its prompt`() {
    let world = BarWorld()
    let item = UINavigationItem(title: "A")
    item.prompt = "Prompt"
    world.perform { world.bar.setItems([item], animated: false) }
    #expect(world.bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 74)
    #expect(world.bar.intrinsicContentSize.height == 74)
    world.perform { world.bar.frame.size.height = 74 }
    world.advance(by: 0)
    #expect(world.bar.content?.titleView?.center.y == 52)
    world.perform { world.bar.frame.size.height = 44 }
    world.advance(by: 0)
    #expect(world.bar.content?.titleView?.center.y == 22)
  }
}

extension UIView {
  /// The center on screen, in a view around it.
  fileprivate func seen(in outer: UIView) -> CGPoint {
    var (point, view) = (CGPoint(x: bounds.midX, y: bounds.midY), self)
    while view !== outer, let next = view.superview {
      let layer = view.layer.presentation() ?? view.layer
      point.x += layer.frame.minX - layer.bounds.minX
      point.y += layer.frame.minY - layer.bounds.minY
      view = next
    }
    return point
  }

  /// The first view of a class below this one that meets a condition.
  fileprivate func descendant<View: UIView>(
    of type: View.Type,
    where isMeant: (View) -> Bool
  ) -> View? {
    for view in subviews {
      if let view = view as? View, isMeant(view) { return view }
      if let found = view.descendant(of: type, where: isMeant) { return found }
    }
    return nil
  }
}
