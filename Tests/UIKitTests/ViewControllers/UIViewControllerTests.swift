// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor @Suite(.freesControllers) struct UIViewControllerTests {
  private let log = CallbackLog(.calls)

  private func world(_ root: UIViewController? = nil) -> World {
    World(size: CGSize(width: 100, height: 200), scale: 1, root: root)
  }

  private func page(_ name: String) -> LoggedPage { LoggedPage(name, log) }

  // MARK: Views

  @Test func `a view is loaded on demand, once`() {
    let page = page("A")
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil && log.lines == [])
    page.loadViewIfNeeded()
    #expect(page.isViewLoaded && page.viewIfLoaded === page.view)
    page.loadViewIfNeeded()
    #expect(log.lines == ["A.loadView", "A.viewDidLoad"])
    #expect(page.view.next === page)
  }

  @Test func `a view that is set to nil is loaded again`() {
    let page = page("A")
    let first = page.view
    page.view = nil
    #expect(!page.isViewLoaded && first?.next == nil)
    #expect(page.view !== first)
    #expect(log.lines == ["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
  }

  @Test func `loadView without a view stops the process`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UIViewController {
          override func loadView() {}
        }
        _ = Forgetful().view
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("must set a view"))
  }

  @Test func `a title sets the item's title, not the reverse`() {
    let page = UIViewController()
    page.title = "One"
    #expect(page.navigationItem.title == "One")
    page.title = "Two"
    #expect(page.navigationItem.title == "Two")
    page.navigationItem.title = "Three"
    #expect(page.title == "Two")
    page.title = nil
    #expect(page.navigationItem.title == nil)
  }

  // MARK: At the root of a window

  @Test func `a root appears with its window`() {
    let root = page("A")
    var places: [String] = []
    root.reactions["viewWillAppear"] = { [weak root] in
      places.append("\(root?.view.window != nil)")
    }
    root.reactions["viewIsAppearing"] = { [unowned root] in
      places.append(
        "\(root.view.window != nil) \(root.view.bounds.size == CGSize(width: 100, height: 200)) \(root.layoutPasses)"
      )
    }
    root.reactions["viewDidAppear"] = { [unowned root] in
      places.append("\(root.layoutPasses > 0)")
    }
    _ = world(root)
    #expect(
      log.lines == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(places == ["false", "true true 0", "true"])
  }

  @Test func `a root does not see the methods that containers use`() {
    final class Root: LoggedPage {
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        log.add("begin \(isAppearing)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
      }
      override func endAppearanceTransition() {
        log.add("end")
        super.endAppearanceTransition()
      }
    }
    let log = CallbackLog(.appearance)
    let world = world(Root("A", log))
    #expect(
      log.take() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
    )
    world.window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test func `another root replaces the first`() {
    let (first, second) = (page("A"), page("B"))
    let world = world(first)
    _ = log.take()
    world.window.rootViewController = second
    world.advance(by: 0)
    #expect(
      log.take() == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "B.loadView", "B.viewDidLoad",
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ]
    )
    #expect(first.view.superview == nil && world.window.subviews == [second.view])
    world.window.rootViewController = second
    world.window.rootViewController = nil
    #expect(log.take() == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    #expect(world.window.subviews == [])
  }

  @Test func `a root that is replaced before its first frame receives no viewDidAppear`() {
    let world = world()
    world.window.rootViewController = page("A")
    world.window.rootViewController = page("B")
    world.advance(by: 0)
    #expect(!log.lines.contains("A.viewDidAppear(false)"))
    #expect(log.lines.last == "B.viewDidAppear(false)")
  }

  @Test func `a root of a hidden window does not appear`() {
    let world = world()
    let window = UIWindow()
    window.rootViewController = page("A")
    world.advance(by: 1)
    #expect(log.take() == [])
    window.isHidden = false
    world.advance(by: 0)
    #expect(log.take().last == "A.viewDidAppear(false)")
    window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }

  // MARK: Containers

  @Test
  func `addChild calls willMove, and the container calls didMove`() {
    let (parent, child) = (page("P"), page("C"))
    parent.addChild(child)
    #expect(log.take() == ["C.willMove(parent)"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["C.didMove(nil)"])
    #expect(child.parent == nil && parent.children == [])
    child.removeFromParent()
    #expect(log.take() == [])
  }

  @Test func `a child has one parent`() {
    let (first, second, child) = (page("1"), page("2"), page("C"))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [] && second.children == [child] && child.parent === second)
    #expect(log.lines.last == "C.willMove(parent)")
  }

  @Test func `children whose views are in the container appear with it`() {
    let (parent, inside, outside) = (page("P"), page("in"), page("out"))
    for child in [inside, outside] { parent.addChild(child) }
    parent.view.addSubview(inside.view)
    outside.loadViewIfNeeded()
    _ = log.take()
    let world = world(parent)
    let calls = log.take()
    #expect(
      calls.filter { $0.contains("view") && !$0.hasPrefix("out") } == [
        "P.viewWillAppear(false)", "in.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "in.viewIsAppearing(false)", "P.viewDidAppear(false)", "in.viewDidAppear(false)",
      ]
    )
    #expect(!calls.contains { $0.hasPrefix("out.") })
    world.window.rootViewController = nil
    #expect(
      log.take() == [
        "P.viewWillDisappear(false)", "in.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "in.viewDidDisappear(false)",
      ]
    )
  }

  @Test func `a container that forwards manually decides when its children appear`() {
    final class Own: LoggedPage {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Own("P", log), page("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    let world = world(parent)
    #expect(!log.take().contains { $0.hasPrefix("C.") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["C.viewWillAppear(true)", "C.viewDidAppear(true)"])
    world.window.rootViewController = nil
    #expect(!log.take().contains { $0.hasPrefix("C.") })
  }

  @Test func `an appearance that is reversed calls viewWillDisappear at once`() {
    let page = page("A")
    page.loadViewIfNeeded()
    _ = log.take()
    page.beginAppearanceTransition(true, animated: true)
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    #expect(
      log.lines == [
        "A.viewWillAppear(true)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ]
    )
  }

  @Test func `an unbalanced call is logged`() {
    let page = page("A")
    let lines = RetourLog.capturing {
      page.beginAppearanceTransition(true, animated: true)
      page.beginAppearanceTransition(true, animated: true)
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("Unbalanced calls to begin/end appearance transitions for") == true
    )
  }

  @Test func `a child asks its parents for the coordinator and for the stack`() {
    let (page, child) = (page("A"), page("C"))
    page.addChild(child)
    let stack = UINavigationController(rootViewController: page)
    let world = world(stack)
    #expect(child.navigationController === stack && child.transitionCoordinator == nil)
    child.show(self.page("B"), sender: nil)
    #expect(stack.viewControllers.count == 2)
    #expect(child.transitionCoordinator === stack.transitionCoordinator)
    #expect(child.transitionCoordinator != nil)
    world.settle()
    #expect(child.transitionCoordinator == nil)
  }
}
