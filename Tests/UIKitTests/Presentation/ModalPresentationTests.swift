// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// A controller over a stack, from the call to rest.
@MainActor
@Suite(.freesControllers) struct ModalPresentationTests {
  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let stack: LoggedStack
  let world: World

  init() {
    page = log.page("A")
    stack = log.stack("N", page)
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    _ = log.take()
  }

  /// The distance at which a presented controller's view is seen from its place at rest, in points.
  func offset(of controller: UIViewController) -> CGFloat? {
    guard let wrapper = controller.viewIfLoaded?.superview, wrapper.window != nil else {
      return nil
    }
    return (wrapper.layer.presentation() ?? wrapper.layer).position.y - 200
  }

  func expectRest() {
    #expect(world.settle())
    #expect(stack.transitionCoordinator == nil)
    let containers = world.window.subviews.compactMap { $0 as? UITransitionView }
    #expect(containers.allSatisfy { !$0.blocksTouches })
  }

  // MARK: Order

  @Test func `a full screen presentation calls viewDidAppear before viewDidDisappear`() {
    let modal = log.page("B")
    page.present(modal, animated: true) { [log] in log.add("completion") }
    #expect(
      log.take() == [
        "B.viewDidLoad", "N.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing",
      ]
    )
    #expect(stack.view.window != nil)
    expectRest()
    #expect(
      log.take() == ["B.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear", "completion"]
    )
    #expect(stack.view.window == nil)
    #expect(modal.view.window === world.window)
  }

  @Test func `a full screen dismissal calls viewDidAppear before viewDidDisappear`() {
    let modal = log.page("B")
    page.present(modal, animated: false)
    _ = log.take()
    modal.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(
      log.take() == [
        "B.viewWillDisappear", "N.viewWillAppear", "A.viewWillAppear", "A.viewIsAppearing",
      ]
    )
    expectRest()
    #expect(
      log.take() == ["N.viewDidAppear", "A.viewDidAppear", "B.viewDidDisappear", "completion"]
    )
    #expect(modal.view.window == nil)
    #expect(stack.view.window === world.window)
  }

  @Test func `an unanimated presentation is complete when the call returns`() {
    let modal = log.page("B")
    page.present(modal, animated: false) { [log] in log.add("completion") }
    #expect(
      log.take() == [
        "B.viewDidLoad", "N.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear",
        "completion",
      ]
    )
    page.dismiss(animated: false) { [log] in log.add("completion") }
    #expect(
      log.take() == [
        "B.viewWillDisappear", "N.viewWillAppear", "A.viewWillAppear", "A.viewIsAppearing",
        "N.viewDidAppear", "A.viewDidAppear", "B.viewDidDisappear", "completion",
      ]
    )
    expectRest()
  }

  @Test func `overFullScreen leaves the presenting view controller visible without callbacks`() {
    let modal = log.page("B")
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: true)
    expectRest()
    #expect(
      log.take() == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    )
    #expect(stack.view.window != nil)
    modal.dismiss(animated: true)
    expectRest()
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  // MARK: Who presents whom

  @Test func `the outermost container presents, and its children report it`() {
    let modal = log.page("B")
    let inner = log.page("C")
    let over = log.stack("M", inner)
    page.present(over, animated: false)
    #expect(stack.presentedViewController === over)
    #expect(page.presentedViewController === over)
    #expect(over.presentingViewController === stack)
    #expect(inner.presentingViewController === stack)
    #expect(stack.visibleViewController === over)
    inner.present(modal, animated: false)
    #expect(over.presentedViewController === modal)
    #expect(modal.presentingViewController === over)
    #expect(over.visibleViewController === modal)
    stack.dismiss(animated: false)
    #expect(stack.presentedViewController == nil)
    #expect(over.presentingViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(stack.visibleViewController === page)
  }

  @Test
  func `isBeingPresented and isBeingDismissed are true of the presented view controller alone`() {
    let inner = log.page("B")
    let modal = UINavigationController(rootViewController: inner)
    var heard: [String] = []
    for call in LoggedPage.appearanceCalls {
      inner.reactions[call] = { [unowned modal, unowned inner] in
        let flags = [modal, inner].map { ($0.isBeingPresented, $0.isBeingDismissed) }
        heard.append("\(call) \(flags[0].0) \(flags[0].1) \(flags[1].0) \(flags[1].1)")
      }
    }
    page.present(modal, animated: true)
    expectRest()
    #expect(!modal.isBeingPresented)
    modal.dismiss(animated: true)
    expectRest()
    #expect(!modal.isBeingDismissed)
    #expect(
      heard == [
        "viewDidLoad true false false false", "viewWillAppear true false false false",
        "viewIsAppearing true false false false", "viewDidAppear true false false false",
        "viewWillDisappear false true false false", "viewDidDisappear false true false false",
      ]
    )
  }

  @Test func `a covered stack changes without callbacks and shows its new top after the dismissal`()
  {
    page.present(log.page("B"), animated: false)
    _ = log.take()
    let next = log.page("C")
    stack.pushViewController(next, animated: true)
    #expect(stack.viewControllers == [page, next])
    #expect(!next.isViewLoaded)
    #expect(log.take().isEmpty)
    expectRest()
    stack.dismiss(animated: false)
    #expect(log.take().contains("C.viewDidAppear"))
    #expect(next.view.window === world.window)
    #expect(page.view.window == nil)
  }

  // MARK: Motion

  @Test func `a presentation follows the system's spring`() throws {
    let modal = log.page("B")
    page.present(modal, animated: true)
    #expect(try #require(offset(of: modal)) == 400)
    world.advance(by: 0.1)
    let spring = SystemSpring(duration: 0.5)
    let share = spring.position(from: 1, velocity: 0, target: 0, at: 0.1)
    #expect(abs(try #require(offset(of: modal)) - 400 * share) < 0.5)
    expectRest()
    #expect(offset(of: modal) == 0)
    #expect(world.isIdle)
  }

  @Test(arguments: [0.02, 0.1, 0.3])
  func `a dismissal during a presentation retargets the animation`(_ time: Double) throws {
    let modal = log.page("B")
    page.present(modal, animated: true) { [log] in log.add("presented") }
    world.advance(by: time)
    let before = try #require(offset(of: modal))
    _ = log.take()
    modal.dismiss(animated: true) { [log] in log.add("dismissed") }
    #expect(
      log.take() == [
        "B.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear", "presented",
        "B.viewWillDisappear", "N.viewWillAppear", "A.viewWillAppear", "A.viewIsAppearing",
      ]
    )
    #expect(abs(try #require(offset(of: modal)) - before) < 0.01)
    expectRest()
    #expect(
      log.take() == ["N.viewDidAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed"]
    )
    #expect(page.view.window != nil)
  }

  @Test func `a cross dissolve fades without moving`() throws {
    let modal = log.page("B")
    modal.modalTransitionStyle = .crossDissolve
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    let wrapper = try #require(modal.view.superview)
    let alpha = try #require(wrapper.layer.presentation()).opacity
    #expect(alpha > 0.4 && alpha < 0.7)
    #expect(offset(of: modal) == 0)
    expectRest()
    #expect(wrapper.alpha == 1)
  }

  @Test func `a resize completes a full screen presentation in the new size`() {
    let modal = log.page("B")
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 300, height: 500))
    #expect(log.take().contains("B.viewDidAppear"))
    #expect(modal.view.bounds.size == CGSize(width: 300, height: 500))
    expectRest()
    modal.dismiss(animated: false)
    #expect(stack.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func `the safe area stays the same during a presentation`() {
    let world = World(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      root: UIViewController()
    )
    let modal = log.page("B")
    world.window.rootViewController?.present(modal, animated: true)
    for _ in 0..<5 {
      modal.view.setNeedsLayout()
      world.advance(by: 0.05)
      #expect(modal.view.safeAreaInsets.top == 20)
      #expect(modal.view.safeAreaInsets.bottom == 10)
    }
    world.settle()
    modal.dismiss(animated: true)
    modal.view.setNeedsLayout()
    world.advance(by: 0.1)
    #expect(modal.view.safeAreaInsets.top == 20)
  }

  // MARK: Touches

  @Test func `touches are blocked during a presentation only`() throws {
    let modal = log.page("B")
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    for point in [CGPoint(x: 100, y: 10), CGPoint(x: 100, y: 390)] {
      #expect(world.window.hitTest(point, with: nil) is UITransitionView)
    }
    expectRest()
    #expect(world.window.hitTest(CGPoint(x: 100, y: 390), with: nil) === modal.view)
    modal.dismiss(animated: true)
    world.advance(by: 0.1)
    #expect(world.window.hitTest(CGPoint(x: 100, y: 10), with: nil) is UITransitionView)
    expectRest()
    #expect(world.window.hitTest(CGPoint(x: 100, y: 390), with: nil) === page.view)
  }

  @Test func `touches do not reach the views below a presentation`() {
    let modal = log.page("B")
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: false)
    modal.view.isUserInteractionEnabled = false
    let hit = world.window.hitTest(CGPoint(x: 100, y: 10), with: nil)
    #expect(hit === modal.view.superview)
  }

  @Test func `an interactive pop does not begin below a presentation`() {
    stack.pushViewController(log.page("C"), animated: false)
    let modal = log.page("B")
    modal.modalPresentationStyle = .overFullScreen
    for animated in [true, false] {
      stack.present(modal, animated: animated)
      world.finger.dragFromLeadingEdge(to: 0.8)
      world.finger.up()
      world.settle()
      #expect(stack.viewControllers.count == 2)
      stack.dismiss(animated: false)
    }
    world.finger.dragFromLeadingEdge(to: 0.8)
    world.finger.up()
    expectRest()
    #expect(stack.viewControllers == [page])
  }

  // MARK: Coordinator

  @Test func `both sides and their children have the coordinator`() throws {
    let inner = log.page("B")
    let modal = UINavigationController(rootViewController: inner)
    modal.modalPresentationStyle = .fullScreen
    var completions = 0
    page.present(modal, animated: true)
    let coordinator = try #require(page.transitionCoordinator)
    for controller in [stack, modal, inner] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(coordinator.presentationStyle == .fullScreen)
    #expect(coordinator.viewController(forKey: .from) === stack)
    #expect(coordinator.viewController(forKey: .to) === modal)
    #expect(!coordinator.isInterruptible)
    inner.view.alpha = 0
    coordinator.animate(alongsideTransition: { _ in inner.view.alpha = 1 }) { _ in
      completions += 1
    }
    world.advance(by: 0.1)
    let alpha = try #require(inner.view.layer.presentation()).opacity
    #expect(alpha > 0.4 && alpha < 0.7)
    expectRest()
    #expect(completions == 1)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `the coordinator of a push has the style none`() {
    stack.pushViewController(log.page("C"), animated: true)
    #expect(stack.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    world.settle()
  }

  // MARK: Windows

  @Test func `a window that is hidden and shown again shows its presentation`() {
    let modal = log.page("B")
    page.present(modal, animated: false)
    _ = log.take()
    world.window.isHidden = true
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    world.window.makeKeyAndVisible()
    world.settle()
    #expect(log.take() == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    modal.dismiss(animated: false)
    #expect(page.view.window != nil)
  }

  @Test func `a dismissal in a hidden window calls nothing`() {
    let modal = log.page("B")
    page.present(modal, animated: false)
    world.window.isHidden = true
    _ = log.take()
    var isDone = false
    modal.dismiss(animated: true) { isDone = true }
    #expect(isDone)
    #expect(log.take().isEmpty)
    world.window.makeKeyAndVisible()
    world.settle()
    #expect(page.view.window != nil)
    #expect(world.window.subviews == [stack.view])
  }

  @Test(arguments: ["viewWillDisappear", "viewWillAppear"])
  func `a root that is replaced in the first callback ends the presentation`(_ moment: String) {
    let root = log.page("R")
    page.reactions[moment] = { [unowned window = world.window] in window.rootViewController = root }
    page.present(log.page("B"), animated: true)
    world.settle()
    stack.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view])
    #expect(page.appearance.state == .disappeared)
    #expect(stack.appearance.state == .disappeared)
    #expect(stack.presentedViewController == nil)
  }

  @Test func `another root replaces every presentation`() {
    page.present(log.page("B"), animated: true)
    world.advance(by: 0.1)
    let root = log.page("R")
    world.window.rootViewController = root
    world.settle()
    #expect(world.window.subviews == [root.view])
    #expect(stack.presentedViewController == nil)
  }

  // MARK: Memory

  @Test(arguments: [true, false])
  func `a dismissed controller is freed`(_ animated: Bool) {
    weak var freed: UIViewController?
    weak var freedView: UIView?
    do {
      let modal = UINavigationController(rootViewController: UIViewController())
      (freed, freedView) = (modal, modal.view)
      page.present(modal, animated: animated)
      world.settle()
      page.dismiss(animated: animated)
    }
    world.settle()
    #expect(freed == nil)
    #expect(freedView == nil)
  }

  @Test func `a world that ends during a presentation frees everything`() {
    weak var freed: UIViewController?
    weak var freedRoot: UIViewController?
    do {
      let root = UIViewController()
      let modal = UIViewController()
      (freedRoot, freed) = (root, modal)
      let world = World(size: CGSize(width: 200, height: 400), root: root)
      root.present(modal, animated: true)
      world.advance(by: 0.1)
      world.window.rootViewController = nil
    }
    #expect(freed == nil)
    #expect(freedRoot == nil)
  }

  // MARK: Mistakes

  @Test func `a controller does not present itself`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = UIViewController()
      let world = World(root: root)
      root.present(root, animated: false)
      world.settle()
    }
  }

  @Test func `a controller that has a container is not presented`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = UIViewController()
      let world = World(root: root)
      let child = UIViewController()
      root.addChild(child)
      root.present(child, animated: false)
      world.settle()
    }
  }
}
