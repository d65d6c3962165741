// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Presentations in a context: over one page of a stack in a tab.
@MainActor
@Suite(.freesControllers) struct ContextPresentationTests {
  nonisolated static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]

  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let modal: LoggedPage
  let other: LoggedPage
  let stack: UINavigationController
  let tabs = UITabBarController()
  let world: World

  init() {
    (page, modal, other) = (log.page("C"), log.page("P"), log.page("T"))
    stack = UINavigationController(rootViewController: log.page("A"))
    stack.pushViewController(page, animated: false)
    tabs.viewControllers = [stack, other]
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: tabs)
    world.settle()
    page.definesPresentationContext = true
    stack.viewControllers[0].loadViewIfNeeded()
    _ = log.take()
  }

  func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    modal.modalPresentationStyle = style
    page.present(modal, animated: animated)
    if animated { return }
    _ = log.take()
  }

  /// The place of a page in the window, in points.
  func place(of page: UIViewController) -> CGRect? {
    guard let view = page.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  /// Whether a page's view has its superview for itself.
  private func isAlone(_ page: UIViewController) -> Bool {
    page.view.superview?.subviews.count == 1
  }

  // MARK: Who presents

  @Test(arguments: styles)
  func `the nearest view controller that defines a context presents`(
    _ style: UIModalPresentationStyle
  ) {
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    modal.modalPresentationStyle = style
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === page)
    #expect(page.presentedViewController === modal && child.presentedViewController === modal)
    #expect(stack.presentedViewController == nil && tabs.presentedViewController == nil)
    child.dismiss(animated: false)
    #expect(modal.presentingViewController == nil && page.presentedViewController == nil)
  }

  @Test(arguments: styles)
  func `a stack is a context, below the tab bar`(_ style: UIModalPresentationStyle) {
    page.definesPresentationContext = false
    present(style)
    #expect(modal.presentingViewController === stack)
    #expect(page.presentedViewController === modal && tabs.presentedViewController == nil)
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    world.finger.tap(at: CGPoint(x: 150, y: 380))
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: styles)
  func `without a context the presentation covers the window`(_ style: UIModalPresentationStyle) {
    page.definesPresentationContext = false
    stack.definesPresentationContext = false
    present(style)
    #expect(modal.presentingViewController === tabs)
    #expect((tabs.view.window == nil) == (style == .currentContext))
    #expect(modal.view.isDescendant(of: world.window))
  }

  @Test(arguments: styles)
  func `the presented page has the place and the safe area of its context`(
    _ style: UIModalPresentationStyle
  ) {
    let (frame, insets) = (place(of: page), page.view.safeAreaInsets)
    present(style)
    #expect(place(of: modal) == frame)
    #expect(modal.view.safeAreaInsets == insets && insets.top == 44 && insets.bottom == 49)
    world.resize(to: CGSize(width: 320, height: 500))
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 320, height: 500))
    modal.dismiss(animated: false)
    #expect(place(of: page) == CGRect(x: 0, y: 0, width: 320, height: 500))
    #expect(modal.view.safeAreaInsets == .zero)
  }

  // MARK: Order

  @Test func `currentContext removes the view of the context after the transition`() {
    present(.currentContext, animated: true)
    #expect(
      log.take() == [
        "P.viewDidLoad", "C.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing",
      ]
    )
    #expect(page.view.superview != nil && stack.transitionCoordinator == nil)
    #expect(page.transitionCoordinator != nil && modal.transitionCoordinator != nil)
    world.settle()
    #expect(log.take() == ["P.viewDidAppear", "C.viewDidDisappear"])
    #expect(page.view.superview == nil && stack.view.window != nil)
    page.dismiss(animated: true)
    #expect(
      log.take() == [
        "P.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
      ]
    )
    world.settle()
    #expect(log.take() == ["C.viewDidAppear", "P.viewDidDisappear"])
    #expect(place(of: page) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(isAlone(page))
  }

  @Test func `overCurrentContext leaves the view of the context, without callbacks`() {
    present(.overCurrentContext, animated: true)
    world.settle()
    #expect(
      log.take() == ["P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"]
    )
    #expect(page.view.window != nil)
    modal.dismiss(animated: true)
    world.settle()
    #expect(log.take() == ["P.viewWillDisappear", "P.viewDidDisappear"])
    #expect(isAlone(page))
  }

  @Test(arguments: styles)
  func `a dismissal takes over a presentation that runs`(_ style: UIModalPresentationStyle) {
    present(style, animated: true)
    world.advance(by: 0.1)
    modal.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil && modal.view.window == nil)
    #expect(page.appearance.state == .appeared && page.view.window != nil)
    #expect(log.take().last == "P.viewDidDisappear")
  }

  // MARK: Containers that switch

  @Test func `a page that covers its context leaves and returns with the tab in its place`() {
    present(.currentContext)
    tabs.selectedIndex = 1
    world.settle()
    #expect(
      log.take() == [
        "T.viewDidLoad", "T.viewWillAppear", "P.viewWillDisappear", "T.viewIsAppearing",
        "P.viewDidDisappear", "T.viewDidAppear",
      ]
    )
    #expect(modal.view.window == nil && page.view.window == nil)
    tabs.selectedIndex = 0
    world.settle()
    #expect(
      log.take() == [
        "P.viewWillAppear", "T.viewWillDisappear", "P.viewIsAppearing", "T.viewDidDisappear",
        "P.viewDidAppear",
      ]
    )
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(page.view.window == nil)
  }

  @Test func `a page over its context leaves and returns with the tab after the context`() {
    present(.overCurrentContext)
    tabs.selectedIndex = 1
    world.settle()
    #expect(
      log.take().filter { !$0.hasPrefix("T") } == [
        "C.viewWillDisappear", "P.viewWillDisappear", "C.viewDidDisappear", "P.viewDidDisappear",
      ]
    )
    tabs.selectedIndex = 0
    world.settle()
    #expect(
      log.take().filter { !$0.hasPrefix("T") } == [
        "C.viewWillAppear", "P.viewWillAppear", "C.viewIsAppearing", "P.viewIsAppearing",
        "C.viewDidAppear", "P.viewDidAppear",
      ]
    )
    #expect(page.view.superview?.subviews.first === page.view)
    #expect(place(of: modal) == place(of: page))
  }

  @Test(arguments: styles)
  func `a switch of the tab completes a presentation that runs`(_ style: UIModalPresentationStyle) {
    present(style, animated: true)
    world.advance(by: 0.1)
    tabs.selectedIndex = 1
    world.settle()
    #expect(page.presentedViewController === modal && modal.transitionCoordinator == nil)
    #expect(modal.appearance.state == .disappeared && page.appearance.state == .disappeared)
    tabs.selectedIndex = 0
    world.settle()
    #expect(modal.appearance.state == .appeared && modal.view.window != nil)
    #expect((page.appearance.state == .appeared) == (style == .overCurrentContext))
  }

  @Test(arguments: styles)
  func `a dismissal in a tab that is not selected has no callbacks`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    tabs.selectedIndex = 1
    world.settle()
    _ = log.take()
    modal.dismiss(animated: true)
    #expect(log.take() == [] && page.presentedViewController == nil)
    tabs.selectedIndex = 0
    world.settle()
    #expect(page.appearance.state == .appeared && modal.appearance.state == .disappeared)
    #expect(place(of: page) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(isAlone(page))
  }

  @Test(arguments: styles)
  func `a page pushed over a context covers it with what it presents`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    stack.pushViewController(log.page("D"), animated: true)
    world.settle()
    #expect(modal.view.window == nil && modal.appearance.state == .disappeared)
    #expect(page.appearance.state == .disappeared)
    stack.popViewController(animated: true)
    world.settle()
    #expect(modal.appearance.state == .appeared)
    #expect((page.appearance.state == .appeared) == (style == .overCurrentContext))
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test(arguments: styles, [true, false])
  func `a pop of the context takes what it presents along`(
    _ style: UIModalPresentationStyle,
    _ bySwipe: Bool
  ) {
    present(style)
    if bySwipe {
      world.finger.swipeBack(in: stack)
    } else {
      stack.popViewController(animated: true)
      #expect(modal.view.window != nil)
    }
    world.settle()
    #expect(stack.viewControllers.count == 1)
    let isCovered = style == .currentContext
    #expect(
      log.take() == (isCovered ? [] : ["C.viewWillDisappear"]) + ["P.viewWillDisappear"] + [
        "A.viewWillAppear", "A.viewIsAppearing",
      ] + (isCovered ? [] : ["C.viewDidDisappear"]) + ["P.viewDidDisappear", "A.viewDidAppear"]
    )
    #expect(page.presentedViewController === modal && modal.view.window == nil)
  }

  @Test(arguments: styles)
  func `a swipe that is cancelled leaves the presented page where it was`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    world.finger.down(at: CGPoint(x: 2, y: 200))
    world.finger.move(to: CGPoint(x: 60, y: 200), during: 0.2)
    world.finger.move(to: CGPoint(x: 5, y: 200), during: 0.2)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(modal.appearance.state == .appeared)
    #expect((page.appearance.state == .appeared) == (style == .overCurrentContext))
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test(arguments: styles)
  func `a context that is released releases what it presents`(_ style: UIModalPresentationStyle) {
    expectFreed {
      let context = UIViewController()
      context.definesPresentationContext = true
      stack.pushViewController(context, animated: false)
      let over = UIViewController()
      over.modalPresentationStyle = style
      context.present(over, animated: false)
      #expect(over.presentingViewController === context)
      stack.popViewController(animated: false)
      world.settle()
      return [context, over]
    }
  }

  // MARK: Nesting

  @Test(arguments: styles, styles)
  func `what a presented page presents in its turn has the same place`(
    _ style: UIModalPresentationStyle,
    _ upperStyle: UIModalPresentationStyle
  ) {
    present(style)
    let upper = log.page("U")
    upper.modalPresentationStyle = upperStyle
    modal.present(upper, animated: true)
    world.settle()
    #expect(upper.presentingViewController === modal)
    #expect(place(of: upper) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(upper.view.safeAreaInsets.top == 44)
    #expect((modal.view.window == nil) == (upperStyle == .currentContext))
    _ = log.take()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    world.settle()
    #expect(log.take().last == "U.viewDidAppear")
    #expect((modal.appearance.state == .disappeared) == (upperStyle == .currentContext))
    #expect(upper.appearance.state == .appeared)
    page.dismiss(animated: true)
    world.settle()
    #expect(page.appearance.state == .appeared && isAlone(page))
    #expect(modal.presentingViewController == nil && upper.presentingViewController == nil)
  }

  @Test(arguments: styles)
  func `a full screen page presented from a context covers the window and all in it`(
    _ style: UIModalPresentationStyle
  ) {
    present(style)
    let over = log.page("F")
    modal.present(over, animated: true)
    world.settle()
    #expect(over.presentingViewController === tabs)
    #expect(modal.presentedViewController === over && page.presentedViewController === modal)
    #expect(modal.appearance.state == .disappeared && page.appearance.state == .disappeared)
    #expect(tabs.view.window == nil)
    modal.dismiss(animated: true)
    world.settle()
    #expect(tabs.presentedViewController == nil && modal.appearance.state == .appeared)
    #expect((page.appearance.state == .appeared) == (style == .overCurrentContext))
    modal.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil && page.appearance.state == .appeared)
  }

  @Test func `a second presentation in the same context is refused`() {
    present(.overCurrentContext)
    let second = UIViewController()
    second.modalPresentationStyle = .currentContext
    let lines = RetourLog.capturing { page.present(second, animated: false) }
    #expect(lines.count == 1 && lines.first?.contains("which is already presenting") == true)
    #expect(page.presentedViewController === modal)
  }

  // MARK: Input

  final class Answering: UIViewController {
    let text: String
    init(_ title: String) {
      text = title
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle(text, for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
      view.addSubview(button)
    }
  }

  @Test(arguments: styles)
  func `nothing below a presented page is accessible or takes the focus`(
    _ style: UIModalPresentationStyle
  ) {
    let below = Answering("Below")
    below.definesPresentationContext = true
    stack.pushViewController(below, animated: false)
    let above = Answering("Above")
    above.modalPresentationStyle = style
    below.present(above, animated: false)
    world.settle()
    #expect(!world.accessibilityTree.contains("Below"))
    #expect(world.accessibilityTree.contains("Above"))
    world.press(.tab)
    var seen: Set<String> = []
    for _ in 0..<8 {
      if let button = world.focusedItem as? UIButton { seen.insert(button.currentTitle ?? "") }
      world.press(.tab)
    }
    #expect(seen.contains("Above") && !seen.contains("Below"))
  }
}
