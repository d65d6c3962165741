// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import TestSupport
import Testing

@testable import UIKit

/// Presentations in the context of a child of an app's own container.
@MainActor
@Suite(.freesControllers) struct ContextContainerTests {
  private nonisolated static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]

  private let log = CallbackLog(.appearance)
  private let root = UIViewController()
  private let child: LoggedPage
  private let modal: LoggedPage
  private let world: World

  init() {
    (child, modal) = (log.page("C"), log.page("P"))
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: root)
    child.definesPresentationContext = true
    root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 160, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    world.settle()
    _ = log.take()
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    modal.modalPresentationStyle = style
    child.present(modal, animated: animated)
    _ = log.take()
  }

  private var place: CGRect { modal.view.convert(modal.view.bounds, to: nil) }

  @Test(arguments: styles)
  func `the presented page follows the frame that a container sets`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    #expect(place == CGRect(x: 20, y: 100, width: 160, height: 200))
    child.view.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
    world.settle()
    #expect(place == CGRect(x: 0, y: 50, width: 200, height: 100))
    modal.dismiss(animated: false)
    #expect(child.view.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
    #expect(root.view.subviews == [child.view])
  }

  @Test(arguments: styles)
  func `the presented page follows constraints of its context`(_ style: UIModalPresentationStyle) {
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let height = child.view.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
      child.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -10),
      child.view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 30),
      height,
    ])
    world.settle()
    present(style)
    #expect(place == CGRect(x: 10, y: 30, width: 180, height: 120))
    world.resize(to: CGSize(width: 300, height: 400))
    #expect(place == CGRect(x: 10, y: 30, width: 280, height: 120))
    modal.dismiss(animated: false)
    world.settle()
    #expect(child.view.frame == CGRect(x: 10, y: 30, width: 280, height: 120))
    height.constant = 80
    world.settle()
    #expect(child.view.frame == CGRect(x: 10, y: 30, width: 280, height: 80))
  }

  @Test(arguments: styles)
  func `the presented page leaves and returns with the view of its context`(
    _ style: UIModalPresentationStyle
  ) {
    let isCovered = style == .currentContext
    present(style)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == (isCovered ? [] : ["C.viewWillDisappear"]) + ["P.viewWillDisappear"]
        + (isCovered ? [] : ["C.viewDidDisappear"]) + ["P.viewDidDisappear"]
    )
    #expect(root.view.subviews == [] && modal.view.window == nil)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.take() == (isCovered ? [] : ["C.viewWillAppear"]) + ["P.viewWillAppear"]
        + (isCovered ? [] : ["C.viewIsAppearing"]) + ["P.viewIsAppearing"]
        + (isCovered ? [] : ["C.viewDidAppear"]) + ["P.viewDidAppear"]
    )
    #expect(place == CGRect(x: 20, y: 100, width: 160, height: 200))
    #expect((child.view.window == nil) == isCovered)
  }

  @Test(arguments: styles)
  func `the window takes the presented page away and brings it back`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    world.perform { world.window.isHidden = true }
    world.settle()
    #expect(modal.appearance.state == .disappeared && child.appearance.state == .disappeared)
    world.perform { world.window.isHidden = false }
    world.settle()
    #expect(modal.appearance.state == .appeared && modal.view.window != nil)
    #expect((child.appearance.state == .disappeared) == (style == .currentContext))
  }

  @Test(arguments: styles)
  func `a sibling in front of the context stays in front of the presented page`(
    _ style: UIModalPresentationStyle
  ) {
    let sibling = UIView(frame: CGRect(x: 30, y: 110, width: 20, height: 20))
    root.view.addSubview(sibling)
    present(style)
    #expect(root.view.subviews.last === sibling)
    root.view.bringSubviewToFront(child.view)
    #expect(root.view.subviews.first === sibling)
    #expect(root.view.hitTest(CGPoint(x: 35, y: 115), with: nil) === modal.view)
  }

  @Test(arguments: styles)
  func `an app's animator moves the page inside its context`(_ style: UIModalPresentationStyle) {
    let provider = ModalAnimatorTests.Provider(log)
    modal.transitioningDelegate = provider
    present(style, animated: true)
    world.settle()
    #expect(place == CGRect(x: 20, y: 100, width: 160, height: 200))
    modal.dismiss(animated: true)
    world.settle()
    #expect(root.view.subviews == [child.view])
    #expect(child.view.frame == CGRect(x: 20, y: 100, width: 160, height: 200))
    #expect(child.appearance.state == .appeared && modal.appearance.state == .disappeared)
  }

  // MARK: Random operations

  /// The operations of the steps.
  private enum Step: CaseIterable {
    case present, presentAtOnce, presentOver, dismiss, dismissTop, push, pop, popAtOnce, tab, wait
    case waitLong, resize, hide
  }

  @Test(arguments: 0..<60)
  func `random presentations in tabs and stacks leave consistent states`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var pages: [UIViewController] = []
    let make = {
      let page = UIViewController()
      page.definesPresentationContext = Bool.random(using: &random)
      pages.append(page)
      return page
    }
    let stacks = [make(), make()].map(UINavigationController.init(rootViewController:))
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    pages += stacks + [tabs]
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: tabs)
    var steps: [Step] = []
    _ = RetourLog.capturing {
      for _ in 0..<80 {
        guard let step = Step.allCases.randomElement(using: &random) else { return }
        steps.append(step)
        let stack = stacks[tabs.selectedIndex]
        let any = pages.randomElement(using: &random) ?? tabs
        switch step {
        case .present, .presentAtOnce, .presentOver:
          let next = make()
          let styles: [UIModalPresentationStyle] =
            step == .presentOver
            ? [.fullScreen, .overFullScreen, .pageSheet] : Self.styles
          next.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
          any.present(next, animated: step != .presentAtOnce)
        case .dismiss: any.dismiss(animated: Bool.random(using: &random))
        case .dismissTop: tabs.dismiss(animated: false)
        case .push: stack.pushViewController(make(), animated: Bool.random(using: &random))
        case .pop: stack.popViewController(animated: true)
        case .popAtOnce: stack.popViewController(animated: false)
        case .tab: tabs.selectedIndex = 1 - tabs.selectedIndex
        case .wait: world.advance(by: 0.1)
        case .waitLong: world.advance(by: 0.7)
        case .resize: world.resize(to: CGSize(width: 200 + 10 * (steps.count % 5), height: 400))
        case .hide: world.perform { world.window.isHidden.toggle() }
        }
      }
      world.perform { world.window.isHidden = false }
      world.settle()
    }
    for page in pages {
      let isSeen = page.viewIfLoaded?.window != nil
      #expect(page.appearance.state == (isSeen ? .appeared : .disappeared), "\(seed) \(steps)")
      if let presented = page.storedPresentation?.presented {
        #expect(presented.presentingController === page)
      }
    }
    #expect(tabs.transitionCoordinator == nil)
    tabs.dismiss(animated: false)
    world.settle()
    let stack = stacks[tabs.selectedIndex]
    let top = stack.shownInPlace === stack ? stack.topViewController?.shownInPlace : stack
    #expect(top?.shownInPlace.viewIfLoaded?.window != nil, "\(seed)")
    #expect(top?.shownInPlace.appearance.state == .appeared, "\(seed)")
  }
}
