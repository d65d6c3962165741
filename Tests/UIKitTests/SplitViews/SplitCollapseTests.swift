// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Columns that collapse onto one stack, and expand.
@MainActor
@Suite(.freesControllers) struct SplitCollapseTests {
  private func titles(_ stack: UINavigationController?) -> [String?] {
    stack?.viewControllers.map(\.title) ?? []
  }

  @Test func `in a compact window the columns are one stack`() {
    let stage = SplitStage(width: 400)
    #expect(stage.split.isCollapsed && stage.split.viewControllers.count == 1)
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P", "S"])
    #expect(stage.frame(of: stage.secondary)?.width == 400)
    stack?.popViewController(animated: true)
    stage.world.settle()
    #expect(stage.frame(of: stage.primary)?.width == 400)
    stage.split.show(.secondary)
    stage.world.settle()
    #expect(titles(stack) == ["P", "S"])
    stage.split.hide(.secondary)
    stage.world.settle()
    #expect(titles(stack) == ["P"])
  }

  @Test func `columns collapse and expand with their window`() {
    let stage = SplitStage()
    let pushed = stage.log.page("D")
    stage.secondary.navigationController?.pushViewController(pushed, animated: false)
    stage.world.settle()
    stage.resize(width: 400)
    #expect(stage.takeLines() == ["top secondary", "collapsed true"])
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P", "S", "D"])
    #expect(stage.frame(of: pushed)?.width == 400)
    let more = stage.log.page("E")
    stack?.pushViewController(more, animated: false)
    stage.resize(width: 1000)
    #expect(stage.takeLines() == ["expand oneBesideSecondary", "expanded true"])
    #expect(titles(stack) == ["P"])
    #expect(titles(stage.secondary.navigationController) == ["S", "D", "E"])
    #expect(stage.frame(of: more)?.minX == 320 && stage.frame(of: stage.primary)?.width == 320)
    for page in [stage.primary, more] { #expect(page.appearance.state == .appeared) }
    for page in [stage.secondary, pushed] { #expect(page.appearance.state == .disappeared) }
  }

  @Test func `the delegate chooses the column on top, and the columns after expanding`() {
    let stage = SplitStage()
    stage.top = .primary
    stage.resize(width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P"] && stage.frame(of: stage.primary)?.width == 400)
    stage.expandedMode = .secondaryOnly
    stage.resize(width: 1000)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.frame(of: stage.secondary)?.width == 1000)
    #expect(titles(stage.secondary.navigationController) == ["S"])
  }

  @Test func `a page that the user went back from is there again after expanding`() {
    let stage = SplitStage(width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    stack?.popViewController(animated: false)
    stage.world.settle()
    stage.resize(width: 1000)
    #expect(stage.frame(of: stage.secondary)?.minX == 320 && titles(stack) == ["P"])
  }

  @Test func `a compact column takes the place of the others`() {
    let stage = SplitStage()
    let compact = stage.log.page("C")
    stage.split.setViewController(compact, for: .compact)
    stage.resize(width: 400)
    #expect(stage.takeLines().first == "top compact")
    #expect(stage.frame(of: compact)?.width == 400 && stage.frame(of: stage.primary) == nil)
    stage.resize(width: 1000)
    #expect(stage.frame(of: compact) == nil && stage.frame(of: stage.primary)?.width == 320)
    #expect(compact.appearance.state == .disappeared)
  }

  @Test func `three columns collapse in their order`() {
    let stage = SplitStage(.tripleColumn, width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P", "M", "S"])
    stage.split.show(.primary)
    stage.world.settle()
    #expect(titles(stack) == ["P"])
    stage.split.show(.supplementary)
    stage.world.settle()
    #expect(titles(stack) == ["P", "M"])
    stage.resize(width: 1100)
    #expect(stage.frame(of: stage.secondary)?.minX == 640)
    #expect(stage.frame(of: stage.supplementary)?.minX == 320)
  }

  @Test func `a detail is pushed while collapsed, in place of the former one`() {
    let stage = SplitStage(width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    let detail = stage.log.page("T")
    stage.split.showDetailViewController(detail, sender: nil)
    stage.world.settle()
    #expect(titles(stack) == ["P", "T"] && stage.frame(of: detail)?.width == 400)
    stage.resize(width: 1000)
    #expect(stage.frame(of: detail)?.minX == 320 && titles(stack) == ["P"])
  }

  @Test func `view controllers without a style collapse and expand, too`() {
    let stage = SplitStage(.unspecified)
    #expect(stage.frame(of: stage.secondary)?.minX == 320)
    let detailStack = stage.split.viewControllers.last
    stage.resize(width: 400)
    #expect(stage.split.viewControllers.count == 1)
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P", "S"])
    let detail = stage.log.page("T")
    stack?.popViewController(animated: false)
    stage.split.showDetailViewController(detail, sender: nil)
    stage.world.settle()
    #expect(titles(stack) == ["P", "T"])
    stage.resize(width: 1000)
    #expect(titles(stack) == ["P"] && stage.split.viewControllers.count == 2)
    #expect(detailStack?.parent == nil || stage.split.viewControllers.last === detailStack)
  }

  @Test func `a delegate that discards the secondary view controller shows the primary one`() {
    final class Discarder: NSObject, UISplitViewControllerDelegate {
      var separated: UIViewController?
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { separated }
    }
    let stage = SplitStage(.unspecified)
    let discarder = Discarder()
    stage.split.delegate = discarder
    stage.resize(width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    #expect(titles(stack) == ["P"] && stage.frame(of: stage.primary)?.width == 400)
    let other = stage.log.page("T")
    discarder.separated = other
    stage.resize(width: 1000)
    #expect(stage.frame(of: other)?.minX == 320)
  }

  @Test func `the swipe back works while collapsed`() {
    let stage = SplitStage(width: 400)
    let stack = stage.split.viewControllers.first as? UINavigationController
    stage.world.finger.dragFromLeadingEdge(to: 0.6)
    stage.world.finger.up()
    stage.world.settle()
    #expect(titles(stack) == ["P"])
  }
}
