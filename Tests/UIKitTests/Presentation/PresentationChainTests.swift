// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Dismissals of two view controllers that are presented on top of each other.
@MainActor @Suite(.freesControllers) struct PresentationChainTests {
  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let lower: LoggedPage
  let upper: LoggedPage
  let provider: ModalAnimatorTests.Provider
  let world: World

  init() {
    (page, lower, upper) = (log.page("A"), log.page("B"), log.page("C"))
    provider = ModalAnimatorTests.Provider(log)
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
  }

  /// Presents both view controllers in a style.
  private func presentBoth(_ style: UIModalPresentationStyle) {
    (lower.modalPresentationStyle, upper.modalPresentationStyle) = (style, style)
    page.present(lower, animated: false)
    lower.present(upper, animated: false)
    upper.transitioningDelegate = provider
    world.settle()
    _ = log.take()
  }

  private var areBeingDismissed: [Bool] { [lower.isBeingDismissed, upper.isBeingDismissed] }

  private func expectBothPresented(_ style: UIModalPresentationStyle) {
    #expect(world.settle())
    #expect(page.presentedViewController === lower && lower.presentedViewController === upper)
    #expect(upper.appearance.state == .appeared && upper.view.window === world.window)
    let isCovered = style == .fullScreen
    #expect(lower.appearance.state == (isCovered ? .disappeared : .appeared))
    #expect(page.appearance.state == (isCovered ? .disappeared : .appeared))
    #expect(lower.view.superview?.isHidden == false && upper.view.superview?.isHidden == false)
    #expect(areBeingDismissed == [false, false])
    #expect(page.transitionCoordinator == nil && upper.transitionCoordinator == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func `isBeingDismissed is true of both until the end of their dismissal`(
    _ style: UIModalPresentationStyle,
    _ animated: Bool
  ) {
    presentBoth(style)
    upper.transitioningDelegate = nil
    var heard: [[Bool]] = []
    for call in ["viewWillDisappear", "viewDidDisappear"] {
      upper.reactions[call] = { [lower, upper] in
        heard.append([lower.isBeingDismissed, upper.isBeingDismissed])
      }
    }
    page.dismiss(animated: animated)
    #expect(areBeingDismissed == [animated, animated])
    world.settle()
    #expect(heard == [[true, true], [true, true]] && areBeingDismissed == [false, false])
    #expect(page.presentedViewController == nil && lower.presentedViewController == nil)
    upper.reactions = [:]
  }

  @Test func `a dismissal of the upper one alone is no dismissal of the lower one`() {
    presentBoth(.pageSheet)
    upper.dismiss(animated: true)
    #expect(areBeingDismissed == [false, true])
    world.settle()
    #expect(page.presentedViewController === lower && lower.presentedViewController == nil)
    #expect(areBeingDismissed == [false, false])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a dismissal that its animator cancels leaves both presented`(
    _ style: UIModalPresentationStyle
  ) {
    presentBoth(style)
    provider.fader.completes = false
    page.dismiss(animated: true)
    world.advance(by: 0.1)
    #expect(areBeingDismissed == [true, true] && lower.view.superview?.isHidden == true)
    _ = log.take()
    expectBothPresented(style)
    #expect(
      log.take()
        == (style == .fullScreen
          ? [
            "A.viewWillDisappear", "A.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing",
            "C.viewDidAppear", "ended false",
          ]
          : [
            "B.viewWillAppear", "C.viewWillAppear", "B.viewIsAppearing", "C.viewIsAppearing",
            "B.viewDidAppear", "C.viewDidAppear", "ended false",
          ])
    )
    provider.fader.completes = true
    page.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil && world.window.subviews == [page.view])
    #expect([lower, upper].allSatisfy { $0.appearance.state == .disappeared })
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a dismissal that a finger cancels leaves both presented`(
    _ style: UIModalPresentationStyle
  ) {
    presentBoth(style)
    let interactor = UIPercentDrivenInteractiveTransition()
    provider.interactor = interactor
    page.dismiss(animated: true)
    interactor.update(0.5)
    interactor.cancel()
    expectBothPresented(style)
    page.dismiss(animated: true)
    interactor.finish()
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `every presentation controller of a chain receives the end of its dismissal`() {
    final class Container: UIPresentationController {
      var ends: [Bool] = []
      override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
    }
    final class ContainerProvider: NSObject, UIViewControllerTransitioningDelegate {
      let animators: ModalAnimatorTests.Provider
      init(_ animators: ModalAnimatorTests.Provider) { self.animators = animators }
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Container(presentedViewController: presented, presenting: presenting)
      }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animators.fader }
    }
    let containerProvider = ContainerProvider(provider)
    for controller in [lower, upper] {
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = containerProvider
    }
    page.present(lower, animated: false)
    lower.present(upper, animated: false)
    world.settle()
    let containers = [lower, upper].map { $0.presentationController as? Container }
    provider.fader.completes = false
    page.dismiss(animated: true)
    world.settle()
    #expect(containers.map { $0?.ends } == [[false], [false]])
    provider.fader.completes = true
    page.dismiss(animated: true)
    world.settle()
    #expect(containers.map { $0?.ends } == [[false, true], [false, true]])
  }
}
