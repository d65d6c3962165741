// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Presentations that adapt to the size class of the window.
@MainActor
@Suite(.freesControllers) struct AdaptivePresentationTests {
  /// Returns a style for compact windows, and logs the calls.
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    /// Whether the presented view controller is replaced by a stack with it.
    var wraps = false
    private(set) var log: [String] = []
    private(set) var prepared: UIPresentationController?

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared = adaptivePresentationController
      log.append("prepare \(adaptivePresentationController.presentationStyle)")
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.append("viewController \(style)")
      return wraps
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      log.append("willPresent \(style) \(transitionCoordinator != nil)")
    }
  }

  nonisolated static let compact = CGSize(width: 300, height: 700)
  nonisolated static let regular = CGSize(width: 700, height: 900)

  let page = UIViewController()
  let modal = UIViewController()

  func world(_ size: CGSize) -> World {
    let world = World(size: size, scale: 1, root: page)
    world.settle()
    return world
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `a delegate's style replaces a form sheet in a compact window`(
    _ style: UIModalPresentationStyle
  ) {
    let world = world(Self.compact)
    let delegate = Delegate(style)
    modal.modalPresentationStyle = .formSheet
    modal.presentationController?.delegate = delegate
    page.present(modal, animated: true)
    #expect(
      delegate.takeLog() == [
        "viewController \(style)", "prepare \(style)", "willPresent \(style) true",
      ]
    )
    world.settle()
    #expect(modal.view.convert(modal.view.bounds, to: nil) == world.window.bounds)
    #expect((page.view.window == nil) == (style == .fullScreen))
    #expect(modal.presentationController === delegate.prepared)
    #expect(modal.modalPresentationStyle == .formSheet)
    modal.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil && page.view.window === world.window)
  }

  @Test(
    arguments: [(Self.regular, .fullScreen), (Self.compact, .none)]
      as [(CGSize, UIModalPresentationStyle)]
  )
  func `a form sheet stays one in a regular window, and with the style none`(
    _ size: CGSize,
    _ style: UIModalPresentationStyle
  ) {
    let world = world(size)
    let delegate = Delegate(style)
    modal.modalPresentationStyle = .formSheet
    modal.presentationController?.delegate = delegate
    page.present(modal, animated: false)
    #expect(delegate.takeLog() == ["willPresent none false"])
    #expect(modal.presentationController is UISheetPresentationController)
    #expect(page.view.window === world.window)
  }

  @Test func `a replacement is presented in place of the view controller`() throws {
    let world = world(Self.compact)
    let delegate = Delegate(.fullScreen)
    delegate.wraps = true
    modal.presentationController?.delegate = delegate
    page.present(modal, animated: true)
    world.settle()
    let stack = try #require(page.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers == [modal])
    #expect(modal.presentingViewController === page)
    #expect(modal.presentationController === delegate.prepared)
    #expect(delegate.prepared?.presentedViewController === stack)
    #expect(modal.view.window === world.window && page.view.window == nil)
    modal.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil && page.view.window === world.window)
  }

  @Test func `a change of the size class adapts the presentation, and back`() {
    let world = world(Self.regular)
    let delegate = Delegate(.fullScreen)
    modal.modalPresentationStyle = .pageSheet
    let original = modal.presentationController
    original?.delegate = delegate
    page.present(modal, animated: false)
    world.settle()
    _ = delegate.takeLog()
    world.resize(to: Self.compact)
    world.settle()
    #expect(delegate.takeLog() == ["prepare fullScreen", "willPresent fullScreen true"])
    #expect(modal.view.convert(modal.view.bounds, to: nil) == world.window.bounds)
    #expect(page.view.window == nil)
    #expect(modal.presentationController === delegate.prepared && original?.containerView == nil)
    #expect(modal.presentationController?.containerView?.subviews.count == 1)
    world.resize(to: Self.regular)
    world.settle()
    #expect(delegate.takeLog() == ["willPresent none true"])
    #expect(modal.presentationController === original && original?.containerView != nil)
    #expect(page.view.window === world.window)
    #expect(page.view.frame.minX == 16)
    #expect(modal.view.convert(modal.view.bounds, to: nil).minY == 10)
    modal.dismiss(animated: true)
    world.settle()
    #expect(page.view.frame == world.window.bounds && world.window.subviews == [page.view])
  }

  @Test func `a resize within a size class adapts nothing`() {
    let world = world(Self.compact)
    let delegate = Delegate(.overFullScreen)
    modal.presentationController?.delegate = delegate
    page.present(modal, animated: false)
    _ = delegate.takeLog()
    world.resize(to: CGSize(width: 320, height: 700))
    world.settle()
    #expect(delegate.takeLog() == [])
    #expect(modal.view.convert(modal.view.bounds, to: nil) == world.window.bounds)
  }

  @Test func `an adapted presentation keeps its delegate for interactive dismissals`() {
    let world = world(Self.compact)
    let delegate = Delegate(.pageSheet)
    modal.modalPresentationStyle = .overFullScreen
    modal.presentationController?.delegate = delegate
    page.present(modal, animated: false)
    world.settle()
    #expect(modal.presentationController is UISheetPresentationController)
    #expect(modal.presentationController?.delegate === delegate)
  }

  @Test func `a subclass decides its own adaptive style`() {
    final class Cover: UIPresentationController {
      override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
      }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Cover(presentedViewController: presented, presenting: presenting)
      }
    }
    let world = world(Self.compact)
    let provider = Provider()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = provider
    #expect(modal.presentationController?.adaptivePresentationStyle == .fullScreen)
    page.present(modal, animated: false)
    #expect(modal.presentationController?.presentationStyle == .fullScreen)
    #expect(page.view.window == nil)
    world.resize(to: Self.regular)
    world.settle()
    #expect(modal.presentationController is Cover && page.view.window === world.window)
  }

  @Test func `an alert keeps its presentation whatever its delegate returns`() {
    let world = world(Self.compact)
    let delegate = Delegate(.fullScreen)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.presentationController?.delegate = delegate
    page.present(alert, animated: false)
    world.settle()
    #expect(delegate.takeLog() == ["willPresent none false"])
    #expect(alert.view.bounds.width == 268)
  }

  @Test func `without a delegate the adaptive style is the presentation's own`() {
    let controller = modal.presentationController
    #expect(controller?.adaptivePresentationStyle == .pageSheet)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(controller?.adaptivePresentationStyle(for: regular) == .pageSheet)
    let delegate = Delegate(.fullScreen)
    controller?.delegate = delegate
    #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(controller?.adaptivePresentationStyle(for: compact) == .fullScreen)
  }
}
