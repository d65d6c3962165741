// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A split view controller with logged pages, in a world.
@MainActor
final class SplitStage: NSObject, UISplitViewControllerDelegate {
  let log = CallbackLog(.appearance)
  let primary: LoggedPage
  let secondary: LoggedPage
  let supplementary: LoggedPage
  let split: UISplitViewController
  let world: World
  var lines: [String] = []
  var top: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?

  init(
    _ style: UISplitViewController.Style = .doubleColumn,
    _ direction: World.Direction = .leftToRight,
    width: CGFloat = 1000
  ) {
    (primary, secondary) = (log.page("P"), log.page("S"))
    supplementary = log.page("M")
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    if style == .unspecified {
      split.viewControllers = [primary, secondary].map {
        UINavigationController(rootViewController: $0)
      }
    } else {
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    }
    world = World(direction, size: CGSize(width: width, height: 800), scale: 1, root: split)
    super.init()
    world.settle()
    split.delegate = self
    _ = log.take()
  }

  /// The frame of a page in the window; `nil` outside of it.
  func frame(of page: UIViewController) -> CGRect? {
    guard let view = page.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  func resize(width: CGFloat) {
    world.resize(to: CGSize(width: width, height: 800))
    world.settle()
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { lines.append("mode \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top \(proposed)")
    return top ?? proposed
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    lines.append("expand \(proposed)")
    return expandedMode ?? proposed
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    lines.append("collapsed \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    lines.append("expanded \(!svc.isCollapsed)")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { lines.append("show \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { lines.append("hide \(column)") }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    lines.append("gesture begins")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    lines.append("gesture ended")
  }
}
