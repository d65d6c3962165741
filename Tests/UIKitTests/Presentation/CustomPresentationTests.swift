// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Custom presentation controllers.
@MainActor
@Suite(.freesControllers) struct CustomPresentationTests {
  /// Covers the lower half of the window, over a dimming view.
  final class Half: UIPresentationController {
    let log: CallbackLog
    let dim = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallbackLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func containerViewWillLayoutSubviews() {
      dim.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func presentationTransitionWillBegin() {
      log.add("begin \(presentedView?.superview == nil)")
      dim.alpha = 0
      containerView?.insertSubview(dim, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dim.alpha = 1
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("end \(completed)") }
    override func dismissalTransitionWillBegin() {
      log.add("leave")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dim.alpha = 0
      })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("left \(completed)") }
  }

  /// Provides such presentation controllers.
  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallbackLog
    var asked: (presenting: UIViewController?, source: UIViewController)?

    init(_ log: CallbackLog) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      asked = (presenting, source)
      return Half(presented, presenting, log)
    }
  }

  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let stack: LoggedStack
  let modal: LoggedPage
  let provider: Provider
  let world: World

  init() {
    page = log.page("A")
    stack = log.stack("N", page)
    modal = log.page("B")
    provider = Provider(log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = provider
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    world.settle()
    _ = log.take()
  }

  @Test func `a custom presentation controller receives its callbacks in order`() throws {
    page.present(modal, animated: true) { [log] in log.add("completion") }
    #expect(provider.asked?.presenting === stack)
    #expect(provider.asked?.source === page)
    #expect(log.take() == ["B.viewDidLoad", "B.viewWillAppear", "begin true", "B.viewIsAppearing"])
    world.settle()
    #expect(log.take() == ["B.viewDidAppear", "end true", "completion"])
    #expect(modal.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
    let half = try #require(modal.presentationController as? Half)
    #expect(half.dim.alpha == 1)
    let subviews = try #require(half.containerView).subviews
    #expect(subviews.count == 2 && subviews[0] === half.dim && subviews[1] === modal.view)
    modal.dismiss(animated: true)
    #expect(log.take() == ["B.viewWillDisappear", "leave"])
    world.settle()
    #expect(log.take() == ["B.viewDidDisappear", "left true"])
    #expect(half.containerView == nil)
    #expect(half.dim.alpha == 0)
    #expect(page.appearance.state == .appeared)
  }

  @Test func `a custom presentation moves its view by its own height`() throws {
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    let share = SystemSpring(duration: 0.5).position(from: 1, velocity: 0, target: 0, at: 0.1)
    let frame = try #require(modal.view.layer.presentation()).frame
    #expect(abs(frame.minY - (200 + 200 * share)) < 0.5)
    let half = try #require(modal.presentationController as? Half)
    let alpha = try #require(half.dim.layer.presentation()).opacity
    #expect(abs(Double(alpha) - (1 - share)) < 0.01)
    world.settle()
  }

  @Test func `a custom presentation is laid out for the window's size`() {
    page.present(modal, animated: true)
    world.settle()
    world.resize(to: CGSize(width: 300, height: 600))
    world.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
  }

  @Test func `a presentation that removes the presenter's view sends its callbacks`() {
    final class Whole: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class WholeGiver: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Whole(presentedViewController: presented, presenting: presenting)
      }
    }
    let provider = WholeGiver()
    modal.transitioningDelegate = provider
    page.present(modal, animated: false)
    #expect(
      log.take() == [
        "B.viewDidLoad", "N.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear",
      ]
    )
    #expect(stack.view.window == nil)
    modal.dismiss(animated: false)
    #expect(stack.view.window === world.window)
  }

  @Test func `a custom style without a delegate covers the window`() {
    modal.transitioningDelegate = nil
    page.present(modal, animated: true)
    world.settle()
    #expect(modal.view.frame == world.window.bounds)
    #expect(stack.view.window != nil)
    #expect(type(of: modal.presentationController) == UIPresentationController?.self)
  }

  @Test func `taps reach views that an app added to the container`() throws {
    page.present(modal, animated: true)
    world.settle()
    let half = try #require(modal.presentationController as? Half)
    let hit = world.window.hitTest(CGPoint(x: 100, y: 50), with: nil)
    #expect(hit === half.dim)
    #expect(world.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === modal.view)
  }

  @Test func `a custom presentation controller is freed with its view controller`() {
    modal.dismiss(animated: false)
    expectFreed {
      let modal = UIViewController()
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = provider
      page.present(modal, animated: true)
      world.settle()
      let half = modal.presentationController
      modal.dismiss(animated: true)
      world.settle()
      return [modal, half].compactMap { $0 }
    }
  }
}
