// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The deallocation of pages and of their contents.
@MainActor
@Suite(.freesControllers) struct PageMemoryTests {
  /// A page with a label that draws, a recognizer and an endless animation.
  private final class FullPage: UIViewController {
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 80, height: 20))
    let recognizer = UITapGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "A page"
      view.addSubview(label)
      view.addGestureRecognizer(recognizer)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { [label] in
        label.alpha = 0.5
      }
    }
  }

  /// Weak references to a page and its contents.
  @MainActor
  private struct Sight {
    private(set) weak var page: FullPage?
    private weak var view: UIView?
    private weak var layer: CALayer?
    private weak var label: UILabel?
    private weak var recognizer: UIGestureRecognizer?
    private weak var item: UINavigationItem?

    init(_ page: FullPage) {
      self.page = page
      (view, label, recognizer) = (page.view, page.label, page.recognizer)
      (layer, item) = (page.view.layer, page.navigationItem)
    }

    /// The number of those that are not deallocated.
    var count: Int {
      let all: [AnyObject?] = [page, view, layer, label, recognizer, item]
      return all.count { $0 != nil }
    }
  }

  /// A stack of two pages, at rest.
  @MainActor
  private struct Scene {
    let stack = UINavigationController(rootViewController: FullPage())
    let world: World
    let sight: Sight

    init(_ direction: World.Direction) {
      world = World(
        direction,
        size: CGSize(width: 200, height: 400),
        scale: 1,
        root: stack
      )
      let page = FullPage()
      stack.pushViewController(page, animated: false)
      sight = Sight(page)
      world.advance(by: 0.1)
    }

    func pass(_ seconds: Double) { world.advance(by: seconds) }
  }

  /// The animated operations that remove a page.
  enum Way: CaseIterable {
    case pop, popTo, popToRoot, set

    @MainActor
    func take(_ stack: UINavigationController) {
      switch self {
      case .pop: stack.popViewController(animated: true)
      case .popTo: stack.popToViewController(stack.viewControllers[0], animated: true)
      case .popToRoot: stack.popToRootViewController(animated: true)
      case .set: stack.setViewControllers([UIViewController()], animated: true)
      }
    }
  }

  @Test(arguments: Way.allCases, World.Direction.allCases)
  func `a popped page is deallocated with its contents when its transition ends`(
    _ way: Way,
    _ direction: World.Direction
  ) {
    let scene = Scene(direction)
    way.take(scene.stack)
    scene.pass(0.48)
    #expect(scene.sight.count == 6)
    scene.pass(0.05)
    #expect(scene.sight.count == 0)
  }

  @Test(arguments: World.Direction.allCases)
  func `a finished swipe deallocates its page, a cancelled one not`(
    _ direction: World.Direction
  ) {
    let scene = Scene(direction)
    let finger = scene.world.finger
    finger.dragFromLeadingEdge(to: 0.3)
    #expect(scene.stack.viewControllers.count == 1)
    finger.hold(for: 0.2)
    finger.up()
    scene.pass(0.6)
    #expect(scene.stack.viewControllers.count == 2)
    #expect(scene.sight.count == 6)
    #expect(scene.sight.page?.label.layer.contents != nil)
    finger.dragFromLeadingEdge(to: 0.8)
    finger.up()
    #expect(scene.sight.count == 6)
    scene.pass(0.6)
    #expect(scene.sight.count == 0)
  }

  @Test
  func `a push during a pop deallocates the popped page, and its views at the end`() {
    let scene = Scene(.leftToRight)
    scene.stack.popViewController(animated: true)
    scene.pass(0.1)
    scene.stack.pushViewController(UIViewController(), animated: true)
    #expect(scene.sight.page == nil)
    #expect(scene.sight.count > 0, "its view still slides away")
    scene.pass(0.6)
    #expect(scene.sight.count == 0)
  }

  @Test func `a page popped off screen is deallocated at once`() {
    let stack = UINavigationController(rootViewController: FullPage())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: tabs)
    func push() -> Sight {
      let page = FullPage()
      stack.pushViewController(page, animated: false)
      return Sight(page)
    }
    let sight = push()
    world.advance(by: 0.1)
    tabs.selectedIndex = 1
    world.advance(by: 0.1)
    #expect(sight.count == 6)
    stack.popViewController(animated: true)
    #expect(sight.count == 0)
  }

  @Test func `a stack released during a transition is deallocated`() {
    var scene: Scene? = Scene(.leftToRight)
    let sight = scene?.sight
    let world = scene?.world
    scene?.stack.popViewController(animated: true)
    scene?.pass(0.2)
    world?.window.rootViewController = nil
    scene = nil
    world?.advance(by: 0.1)
    #expect(sight?.count == 0)
    #expect(world?.isIdle == true)
  }

  @Test func `a covered page purges its backing stores and keeps its views`() throws {
    let scene = Scene(.leftToRight)
    let page = try #require(scene.sight.page)
    let (view, label) = (page.view, page.label)
    #expect(label.layer.contents != nil)
    scene.stack.pushViewController(UIViewController(), animated: true)
    scene.pass(0.25)
    #expect(label.layer.contents != nil, "it is still visible")
    scene.pass(0.3)
    #expect(label.layer.contents == nil)
    #expect(page.isViewLoaded && page.view === view && label.superview === view)
    scene.stack.popViewController(animated: true)
    scene.pass(0.1)
    #expect(label.layer.contents != nil)
  }
}
