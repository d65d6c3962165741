// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Transitions between tabs that an animator of the delegate makes.
@MainActor
@Suite(.freesControllers) struct TabTransitionTests {
  /// Slides the new page in from the right in 0.4 seconds.
  final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallbackLog
    var completes = true

    init(_ log: CallbackLog) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to),
        let page = context.viewController(forKey: .to)
      else { return }
      log.add("animate")
      let end = context.finalFrame(for: page)
      view.frame = end.offsetBy(dx: 300, dy: 0)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.4,
        delay: 0,
        options: .curveLinear,
        animations: { view.frame = end },
        completion: { [completes] _ in
          context.completeTransition(completes && !context.transitionWasCancelled)
        }
      )
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    let slider: Slider
    var interactor: UIPercentDrivenInteractiveTransition?
    var slides = true

    init(_ log: CallbackLog) { slider = Slider(log) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { slider.log.add("didSelect") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slider.log.add("asked \(tabBarController.selectedIndex)")
      return slides ? slider : nil
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  let log = CallbackLog(.appearance)
  let pages: [LoggedPage]
  let tabs = UITabBarController()
  let delegate: Delegate
  let world: World

  init() {
    pages = ["A", "B", "C"].map { [log] in LoggedPage($0, log) }
    delegate = Delegate(log)
    tabs.viewControllers = pages
    tabs.delegate = delegate
    world = World(size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
    world.settle()
    _ = log.take()
  }

  private var shownX: CGFloat? { pages[1].view.layer.presentation()?.frame.minX }

  /// Expects one page in the window, with the bar's room, and nothing that runs.
  private func expectRest(_ index: Int) {
    #expect(world.settle())
    #expect(tabs.selectedIndex == index)
    #expect(tabs.tabBar.selectedItem === pages[index].tabBarItem)
    #expect(tabs.transitionCoordinator == nil)
    let states: [AppearanceStateMachine.State] = pages.map(\.appearance.state)
    #expect(states.enumerated().allSatisfy { ($1 == .appeared) == ($0 == index) })
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == pages.indices.map { $0 == index })
    #expect(pages[index].view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(pages[index].view.safeAreaInsets.bottom == 49)
    #expect(pages[index].view.superview?.isUserInteractionEnabled == true)
  }

  @Test(arguments: [true, false])
  func `the animator moves the pages, whether the user or the app selects`(_ isUser: Bool) {
    if isUser {
      world.finger.tap(at: CGPoint(x: 150, y: 375))
    } else {
      tabs.selectedIndex = 1
    }
    #expect(
      log.take() == [
        "asked 1", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "animate",
        "B.viewIsAppearing",
      ]
        + (isUser ? ["didSelect"] : [])
    )
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.transitionCoordinator?.containerView === pages[0].view.superview)
    #expect(pages[0].transitionCoordinator === tabs.transitionCoordinator)
    world.advance(by: 0.2)
    #expect(pages[0].view.window != nil)
    #expect(shownX.map { abs($0 - 150) < 10 } == true)
    world.settle()
    #expect(log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "ended true"])
    expectRest(1)
  }

  @Test func `without an animator the tabs switch at once`() {
    delegate.slides = false
    tabs.selectedIndex = 1
    #expect(
      log.take()
        == [
          "asked 1", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
        ]
    )
    expectRest(1)
  }

  @Test func `an invisible controller asks for no animator`() {
    world.window.rootViewController = UIViewController()
    world.settle()
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(log.take().isEmpty)
    world.window.rootViewController = tabs
    expectRest(1)
  }

  @Test func `disabled animations switch at once`() {
    world.perform {
      UIView.setAnimationsEnabled(false)
      tabs.selectedIndex = 1
    }
    #expect(!log.take().contains("animate"))
    world.perform { UIView.setAnimationsEnabled(true) }
    expectRest(1)
  }

  @Test func `completeTransition(false) restores the selection`() {
    delegate.slider.completes = false
    tabs.selectedIndex = 1
    _ = log.take()
    world.settle()
    #expect(
      log.take() == [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "ended false",
      ]
    )
    expectRest(0)
  }

  @Test func `a finger drives the transition to its end`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    interactor.update(0.5)
    world.advance(by: 0.1)
    #expect(shownX == 150)
    interactor.finish()
    #expect(world.settle())
    #expect(log.take().suffix(3) == ["A.viewDidDisappear", "B.viewDidAppear", "ended true"])
    expectRest(1)
  }

  @Test func `a cancelled interactive transition restores the selection`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    var cancelled: Bool?
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    interactor.update(0.5)
    world.advance(by: 0.1)
    _ = log.take()
    interactor.cancel()
    #expect(tabs.selectedIndex == 1)
    #expect(world.settle())
    #expect(
      log.take() == [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "ended false",
      ]
    )
    #expect(cancelled == true)
    expectRest(0)
  }

  @Test(arguments: [0, 0.1, 0.3])
  func `another selection completes a running transition first`(_ time: Double) {
    tabs.selectedIndex = 1
    world.advance(by: time)
    _ = log.take()
    tabs.selectedIndex = 2
    #expect(
      log.take() == [
        "A.viewDidDisappear", "B.viewDidAppear", "ended true", "asked 2", "C.viewDidLoad",
        "C.viewWillAppear", "B.viewWillDisappear", "animate",
        "C.viewIsAppearing",
      ]
    )
    expectRest(2)
    tabs.selectedIndex = 0
    tabs.selectedIndex = 2
    expectRest(2)
  }

  @Test(arguments: [false, true])
  func `another selection cancels what a finger drives or cancelled`(_ isReleased: Bool) {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    interactor.update(0.5)
    if isReleased { interactor.cancel() }
    world.advance(by: 0.05)
    _ = log.take()
    delegate.interactor = nil
    tabs.selectedIndex = 2
    #expect(
      log.take().prefix(7) == [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "ended false", "asked 2",
      ]
    )
    interactor.finish()
    expectRest(2)
  }

  @Test func `a selection as the finger lets go completes the transition that it finished`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    tabs.transitionCoordinator?.notifyWhenInteractionChanges { [tabs, delegate] _ in
      delegate.interactor = nil
      tabs.selectedIndex = 2
    }
    interactor.update(0.5)
    world.advance(by: 0.05)
    _ = log.take()
    interactor.finish()
    #expect(
      log.take().prefix(4) == ["A.viewDidDisappear", "B.viewDidAppear", "ended true", "asked 2"]
    )
    expectRest(2)
  }

  @Test func `a page that selects another tab at the start is served after it`() {
    pages[1].reactions["viewWillAppear"] = { [unowned tabs] in tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    expectRest(2)
  }

  @Test func `a page that removes its tab at the start leaves the next one`() {
    pages[1].reactions["viewWillAppear"] = { [unowned tabs, unowned page = pages[1]] in
      if page.parent != nil { tabs.viewControllers?.remove(at: 1) }
    }
    tabs.selectedIndex = 1
    #expect(world.settle())
    #expect(tabs.viewControllers == [pages[0], pages[2]])
    #expect(pages[1].viewIfLoaded?.window == nil)
    #expect(pages.map { $0.appearance.state == .appeared }.filter { $0 }.count == 1)
    #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
  }

  @Test func `a tab that is removed completes the transition`() {
    tabs.selectedIndex = 1
    world.advance(by: 0.1)
    tabs.viewControllers = [pages[1], pages[2]]
    #expect(world.settle())
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[0].view.window == nil)
    #expect(pages[0].parent == nil)
    #expect(pages[1].appearance.state == .appeared)
  }

  @Test func `a resize completes the transition`() {
    tabs.selectedIndex = 1
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 320, height: 400))
    #expect(tabs.transitionCoordinator == nil)
    #expect(world.settle())
    #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(pages[0].view.window == nil)
  }

  @Test func `a presentation completes the transition`() {
    tabs.selectedIndex = 1
    world.advance(by: 0.1)
    let modal = LoggedPage("X", log)
    tabs.present(modal, animated: true)
    #expect(world.settle())
    modal.dismiss(animated: true)
    expectRest(1)
  }

  @Test(arguments: [true, false])
  func `the coordinator's completion follows animationEnded, and it is gone by then`(
    _ completes: Bool
  ) {
    delegate.slider.completes = completes
    tabs.selectedIndex = 1
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [log, tabs] in
      log.add("completed \(!$0.isCancelled) \(tabs.transitionCoordinator == nil)")
    }
    world.settle()
    #expect(log.take().suffix(2) == ["ended \(completes)", "completed \(completes) true"])
    expectRest(completes ? 1 : 0)
  }

  @Test func `a cancelled transition that is paused and finished selects the tab`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    interactor.update(0.5)
    interactor.cancel()
    world.advance(by: 0.05)
    interactor.pause()
    interactor.finish()
    world.settle()
    #expect(log.take().last == "ended true")
    expectRest(1)
  }

  @Test func `the delegate chooses the orientations`() {
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    tabs.delegate = nil
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
