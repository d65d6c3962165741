// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Presentations and dismissals by custom animators.
@MainActor
@Suite(.freesControllers) struct ModalAnimatorTests {
  /// Fades the presented view in and out.
  final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallbackLog
    var completes = true

    init(_ log: CallbackLog) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      log.add("animate \(from != nil) \(to != nil)")
      guard let controller = context.viewController(forKey: .to) else { return }
      let isArrival = controller.isBeingPresented
      if let to {
        to.frame = context.finalFrame(for: controller)
        isArrival
          ? context.containerView.addSubview(to)
          : context.containerView.insertSubview(to, at: 0)
      }
      let moved = isArrival ? to : from
      moved?.alpha = isArrival ? 0 : 1
      UIView.animate(
        withDuration: 0.4,
        animations: { moved?.alpha = isArrival ? 1 : 0 },
        completion: { [completes] _ in
          moved?.alpha = 1
          context.completeTransition(completes && !context.transitionWasCancelled)
        }
      )
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  /// Provides such animators.
  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    let fader: Fader
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ log: CallbackLog) { fader = Fader(log) }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let modal: LoggedPage
  let provider: Provider
  let world: World

  init() {
    page = log.page("A")
    modal = log.page("B")
    provider = Provider(log)
    modal.transitioningDelegate = provider
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
    world.settle()
    _ = log.take()
  }

  func expectRest(shown: Bool) {
    #expect(world.settle())
    #expect(page.transitionCoordinator == nil)
    #expect((page.presentedViewController === modal) == shown)
    #expect(modal.appearance.state == (shown ? .appeared : .disappeared))
    #expect(modal.isViewLoaded && (modal.view.window != nil) == shown)
    let isCovered = shown && modal.modalPresentationStyle == .fullScreen
    #expect(page.appearance.state == (isCovered ? .disappeared : .appeared))
    #expect((page.view.window == nil) == isCovered)
    if !isCovered { #expect(page.view.superview === world.window) }
    #expect(page.view.frame.width == 200 || modal.modalPresentationStyle == .pageSheet)
  }

  @Test func `a full screen animator receives both views in both directions`() {
    page.present(modal, animated: true) { [log] in log.add("completion") }
    #expect(page.transitionCoordinator?.transitionDuration == 0.4)
    #expect(
      log.take() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "animate true true",
        "B.viewIsAppearing",
      ]
    )
    world.advance(by: 0.2)
    #expect(modal.view.superview === modal.presentationController?.containerView)
    expectRest(shown: true)
    #expect(log.take() == ["B.viewDidAppear", "A.viewDidDisappear", "completion", "ended true"])
    modal.dismiss(animated: true)
    #expect(
      log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "animate true true",
      ]
    )
    expectRest(shown: false)
    #expect(log.take() == ["A.viewDidAppear", "B.viewDidDisappear", "ended true"])
    #expect(world.isIdle)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet])
  func `an animator over a view that stays receives the presented view alone`(
    _ style: UIModalPresentationStyle
  ) {
    modal.modalPresentationStyle = style
    page.present(modal, animated: true)
    #expect(
      log.take() == [
        "B.viewDidLoad", "B.viewWillAppear", "animate false true", "B.viewIsAppearing",
      ]
    )
    expectRest(shown: true)
    _ = log.take()
    modal.dismiss(animated: true)
    #expect(log.take() == ["B.viewWillDisappear", "animate true false"])
    expectRest(shown: false)
  }

  @Test(arguments: [0.0, 0.1, 0.39])
  func `a dismissal during a custom presentation completes it first`(_ time: Double) {
    page.present(modal, animated: true)
    world.advance(by: time)
    _ = log.take()
    modal.dismiss(animated: true)
    #expect(log.take().prefix(3) == ["B.viewDidAppear", "A.viewDidDisappear", "ended true"])
    expectRest(shown: false)
  }

  @Test func `an animator that cancels a presentation leaves nothing presented`() {
    provider.fader.completes = false
    page.present(modal, animated: true)
    expectRest(shown: false)
    #expect(modal.presentingViewController == nil)
    #expect(world.window.subviews == [page.view])
    provider.fader.completes = true
    page.present(modal, animated: true)
    expectRest(shown: true)
  }

  @Test func `an animator that cancels a dismissal leaves it to be dismissed later`() {
    page.present(modal, animated: false)
    world.settle()
    provider.fader.completes = false
    modal.dismiss(animated: true)
    expectRest(shown: true)
    provider.fader.completes = true
    modal.dismiss(animated: true)
    expectRest(shown: false)
  }

  @Test func `a presentation in the callbacks of a cancelled one follows it`() {
    provider.fader.completes = false
    let other = log.page("C")
    modal.reactions["viewDidDisappear"] = { [page] in page.present(other, animated: false) }
    page.present(modal, animated: true)
    world.settle()
    #expect(page.presentedViewController === other)
    page.dismiss(animated: false)
  }

  @Test func `an interaction controller drives a dismissal`() throws {
    page.present(modal, animated: false)
    world.settle()
    let interactor = UIPercentDrivenInteractiveTransition()
    provider.interactor = interactor
    _ = log.take()
    modal.dismiss(animated: true)
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    interactor.update(0.5)
    world.advance(by: 0.1)
    #expect(abs(CGFloat(modal.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
    interactor.cancel()
    expectRest(shown: true)
    #expect(coordinator.isCancelled)
    _ = log.take()
    modal.dismiss(animated: true)
    interactor.update(0.5)
    interactor.finish()
    expectRest(shown: false)
  }

  @Test func `a dismissal by code takes over from the finger`() {
    page.present(modal, animated: false)
    world.settle()
    let interactor = UIPercentDrivenInteractiveTransition()
    provider.interactor = interactor
    modal.dismiss(animated: true)
    interactor.update(0.3)
    modal.dismiss(animated: true)
    expectRest(shown: false)
  }

  @Test func `another root or a resize ends a custom transition at once`() {
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 200, height: 300))
    expectRest(shown: true)
    modal.dismiss(animated: true)
    world.advance(by: 0.1)
    world.window.rootViewController = UIViewController()
    #expect(world.settle())
    #expect(page.presentedViewController == nil)
    #expect(page.appearance.state == .disappeared)
    #expect(modal.appearance.state == .disappeared)
  }

  @Test func `a view controller with a custom presentation and a native dismissal is freed`() {
    expectFreed {
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = provider
      page.present(modal, animated: true)
      world.settle()
      modal.transitioningDelegate = nil
      modal.dismiss(animated: true)
      world.settle()
      #expect(page.view.superview === world.window)
      return [modal]
    }
  }

  @Test(arguments: [true, false])
  func `a paused dismissal goes on as it is released at last`(_ finishes: Bool) {
    page.present(modal, animated: false)
    world.settle()
    let interactor = UIPercentDrivenInteractiveTransition()
    provider.interactor = interactor
    modal.dismiss(animated: true)
    interactor.update(0.5)
    finishes ? interactor.cancel() : interactor.finish()
    world.advance(by: 0.05)
    interactor.pause()
    #expect(modal.transitionCoordinator?.isInteractive == true)
    finishes ? interactor.finish() : interactor.cancel()
    expectRest(shown: !finishes)
    #expect(log.take().last == "ended \(finishes)")
  }
}
