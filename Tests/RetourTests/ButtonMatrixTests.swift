// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing

@testable import UIKit

/// Every kind of back button with every way to change the stack.
@MainActor @Suite(.freesControllers) struct ButtonMatrixTests {
  /// A kind of back button; the first three are those of the projects that Retour replaces.
  enum Button: CaseIterable {
    case tb, bb, qy, rawLeftItem, customView, image, title, arrow, system

    /// Whether the kit makes the button's view.
    var isKits: Bool {
      switch self {
      case .tb, .bb, .customView, .image, .title: true
      case .qy, .rawLeftItem, .arrow, .system: false
      }
    }

    /// Declares the button for all pages of a stack.
    @MainActor
    func prepare(_ stack: BackNavigationController) {
      switch self {
      case .tb, .rawLeftItem, .system: break
      case .bb: stack.backButton = BackButton.view { _ in .knob() }.withMotion(.slide())
      case .qy: stack.backButton = .arrow.withHitArea(.content)
      case .customView: stack.backButton = .view { _ in .knob() }
      case .image: stack.backButton = .image(.disc(20))
      case .title: stack.backButton = .title()
      case .arrow: stack.backButton = .arrow
      }
    }

    /// Declares the button on a page.
    @MainActor
    func prepare(_ page: UIViewController) {
      switch self {
      case .tb: page.customBackBarButtonItem = UIBarButtonItem(customView: .knob())
      case .rawLeftItem:
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: .knob())
      default: break
      }
    }
  }

  /// A way to change a stack of A, B and C.
  enum Act: CaseIterable {
    case push, pop, swipe, cancel, set, popToRoot, menu

    /// The pages afterwards.
    func titles(_ opensMenu: Bool) -> [String] {
      switch self {
      case .push: ["A", "B", "C", "D"]
      case .pop, .swipe: ["A", "B"]
      case .cancel: ["A", "B", "C"]
      case .set: ["A", "D"]
      case .popToRoot: ["A"]
      case .menu: opensMenu ? ["A"] : ["A", "B", "C"]
      }
    }

    /// The appearance callbacks of the pages.
    func callbacks(_ opensMenu: Bool) -> [String] {
      let next = titles(opensMenu).last ?? ""
      if self == .cancel {
        return [
          "C.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
          "C.viewWillAppear", "C.viewDidAppear",
        ]
      }
      guard next != "C" else { return [] }
      return [
        "C.viewWillDisappear", "\(next).viewWillAppear", "C.viewDidDisappear",
        "\(next).viewDidAppear",
      ]
    }
  }

  /// A button on a screen.
  struct Setting: Sendable, CustomTestStringConvertible {
    var button: Button
    var direction: World.Direction
    var hidesBar: Bool

    var testDescription: String { "\(button) \(direction) \(hidesBar ? "hidden" : "shown")" }
  }

  nonisolated private static let settings = Button.allCases.flatMap { button in
    World.Direction.allCases.flatMap { direction in
      [false, true].map { Setting(button: button, direction: direction, hidesBar: $0) }
    }
  }

  @Test(arguments: settings, Act.allCases)
  func `each way to change the stack works with each back button`(
    _ setting: Setting,
    _ act: Act
  ) throws {
    let button = setting.button
    let kit = KitScenario(["A"], setting.direction, prepare: button.prepare)
    let stack = kit.stack
    for title in ["B", "C"] {
      stack.topViewController.map(button.prepare)
      kit.push(title, animated: false)
    }
    stack.topViewController.map(button.prepare)
    stack.setNavigationBarHidden(setting.hidesBar, animated: false)
    kit.world.settle()
    _ = kit.log.take()
    let opensMenu = !setting.hidesBar && button != .rawLeftItem
    try perform(act, with: button, on: kit, opensMenu: opensMenu)
    kit.world.settle()

    expectStack(stack, act.titles(opensMenu))
    #expect(appearances(kit.log) == act.callbacks(opensMenu))
    #expect(stack.isNavigationBarHidden == setting.hidesBar)
    expectButton(button, on: stack, hidesBar: setting.hidesBar)
    expectFrames(kit, hidesBar: setting.hidesBar)
    // The stack works afterwards, down to its root.
    kit.push("E")
    while stack.viewControllers.count > 1 {
      let count = stack.viewControllers.count
      kit.swipe()
      #expect(stack.viewControllers.count == count - 1)
      guard stack.viewControllers.count < count else { return }
    }
    expectStack(stack, ["A"])
    #expect(stack.topViewController?.leftView == nil || button == .rawLeftItem)
  }

  private func perform(
    _ act: Act,
    with button: Button,
    on kit: KitScenario,
    opensMenu: Bool
  ) throws {
    let stack = kit.stack
    let page = LoggedPage("D", kit.log)
    if button == .rawLeftItem { button.prepare(page) }
    switch act {
    case .push: stack.pushViewController(page, animated: true)
    case .pop: stack.popViewController(animated: true)
    case .swipe: kit.swipe()
    case .cancel:
      kit.world.finger.dragFromLeadingEdge(to: 0.4)
      #expect(stack.transitionCoordinator?.isInteractive == true)
      kit.world.finger.hold(for: 0.2)
      kit.lift()
    case .set: stack.setViewControllers([stack.viewControllers[0], page], animated: true)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .menu:
      let x: CGFloat = kit.world.direction == .rightToLeft ? 195 - 16 : 16
      kit.world.finger.down(at: CGPoint(x: x, y: 22))
      kit.world.finger.hold(for: 0.6)
      kit.lift()
      let rows = menuRows(kit)
      #expect(rows.map(\.item.title) == (opensMenu ? ["B", "A"] : []))
      guard let row = rows.last else { return }
      kit.world.finger.tap(row)
    }
  }

  private func menuRows(_ kit: KitScenario) -> [MenuItemView] {
    let container = kit.world.window.subviews.last as? MenuContainerView
    return (container?.subviews.last as? MenuView)?.itemViews ?? []
  }

  /// The calls of the pages' appearance, without their arguments.
  private func appearances(_ log: CallbackLog) -> [String] {
    let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    return log.take().compactMap { line in
      let call = line.prefix { $0 != "(" }
      return calls.contains { call.hasSuffix($0) } ? String(call) : nil
    }
  }

  /// The top page has its button in the bar, and no other page has.
  private func expectButton(_ button: Button, on stack: BackNavigationController, hidesBar: Bool) {
    for page in stack.viewControllers {
      let isTop = page === stack.topViewController
      let isRoot = page === stack.viewControllers.first
      if isTop, button.isKits { #expect((page.leftView != nil) == !isRoot) }
      if [.qy, .arrow, .system].contains(button) { #expect(page.leftView == nil) }
      guard let view = page.leftView, !hidesBar else { continue }
      #expect((view.window != nil) == isTop, "\(page.title ?? "")")
      guard isTop else { continue }
      let frame = view.convert(view.bounds, to: stack.navigationBar)
      #expect(!frame.isEmpty && stack.navigationBar.bounds.contains(frame), "\(frame)")
      let isMirrored = stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      #expect((frame.midX > stack.navigationBar.bounds.midX) == isMirrored)
    }
  }

  /// The page fills the screen, and nothing is left of the transition.
  private func expectFrames(_ kit: KitScenario, hidesBar: Bool) {
    guard let page = kit.stack.topViewController?.view else { return }
    let frame = page.convert(page.bounds, to: nil)
    #expect(frame == kit.world.window.bounds)
    #expect(page.alpha == 1 && page.transform == .identity)
    #expect(kit.stack.navigationBar.isHidden == hidesBar)
    #expect(kit.stack.transitionCoordinator == nil && kit.world.isIdle)
  }
}
