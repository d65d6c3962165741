// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Columns beside each other.
@MainActor
@Suite(.freesControllers) struct SplitViewTests {
  @Test(arguments: World.Direction.allCases)
  func `two columns lie side by side in a wide window`(_ direction: World.Direction) {
    let stage = SplitStage(.doubleColumn, direction)
    let isMirrored = direction == .rightToLeft
    #expect(stage.split.displayMode == .oneBesideSecondary && !stage.split.isCollapsed)
    #expect(stage.frame(of: stage.primary)?.minX == (isMirrored ? 680 : 0))
    #expect(stage.frame(of: stage.primary)?.width == 320)
    #expect(stage.frame(of: stage.secondary)?.minX == (isMirrored ? 0 : 320))
    #expect(stage.frame(of: stage.secondary)?.width == 680)
    #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.primary.splitViewController === stage.split)
    #expect(stage.split.viewController(for: .primary) === stage.primary)
    #expect(stage.primary.navigationController?.parent === stage.split)
  }

  @Test func `a hidden column leaves, and returns`() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    #expect(stage.takeLines() == ["mode secondaryOnly", "hide primary"])
    #expect(stage.log.take() == ["P.viewWillDisappear"])
    stage.world.advance(by: 0.1)
    let width = stage.secondary.view.layer.presentation()?.frame.width ?? 0
    #expect(stage.frame(of: stage.primary) != nil && width > 0)
    stage.world.settle()
    #expect(stage.log.take() == ["P.viewDidDisappear"])
    #expect(stage.frame(of: stage.primary) == nil)
    #expect(stage.frame(of: stage.secondary)?.width == 1000)
    stage.split.show(.primary)
    stage.world.settle()
    #expect(stage.takeLines() == ["mode oneBesideSecondary", "show primary"])
    #expect(stage.log.take() == ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
    #expect(stage.frame(of: stage.secondary)?.minX == 320 && stage.world.isIdle)
  }

  @Test func `a change during an animation ends it first`() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.world.advance(by: 0.1)
    stage.split.show(.primary)
    stage.world.settle()
    #expect(
      stage.log.take() == [
        "P.viewWillDisappear", "P.viewDidDisappear", "P.viewWillAppear",
        "P.viewIsAppearing", "P.viewDidAppear",
      ]
    )
    #expect(stage.frame(of: stage.primary)?.minX == 0)
  }

  @Test func `in a narrower window the primary column covers the secondary one`() {
    let stage = SplitStage(width: 650)
    #expect(stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .overlay)
    stage.split.show(.primary)
    stage.world.settle()
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.frame(of: stage.primary)?.minX == 0)
    #expect(stage.frame(of: stage.primary)?.width == 260)
    #expect(stage.frame(of: stage.secondary)?.width == 650)
    stage.world.finger.tap(at: CGPoint(x: 500, y: 400))
    stage.world.settle()
    #expect(stage.split.displayMode == .secondaryOnly && stage.frame(of: stage.primary) == nil)
  }

  @Test func `a finger from the edge shows the primary column, after the swipe back`() {
    let stage = SplitStage(width: 650)
    stage.secondary.navigationController?.pushViewController(UIViewController(), animated: false)
    stage.world.settle()
    stage.world.finger.dragFromLeadingEdge(to: 0.6)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.secondary.navigationController?.viewControllers.count == 1)
    #expect(stage.takeLines() == [])
    stage.world.finger.dragFromLeadingEdge(to: 0.6)
    stage.world.finger.up()
    stage.world.settle()
    #expect(
      stage.takeLines() == [
        "gesture begins", "mode oneOverSecondary", "show primary",
        "gesture ended",
      ]
    )
    stage.split.hide(.primary)
    stage.split.presentsWithGesture = false
    stage.world.settle()
    stage.world.finger.dragFromLeadingEdge(to: 0.6)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func `the preferred mode and behavior decide`() {
    let stage = SplitStage()
    stage.split.preferredDisplayMode = .secondaryOnly
    stage.world.settle()
    #expect(stage.frame(of: stage.primary) == nil)
    stage.split.preferredDisplayMode = .oneOverSecondary
    stage.world.settle()
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.frame(of: stage.secondary)?.width == 1000)
    stage.split.preferredSplitBehavior = .tile
    stage.world.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `three columns show as many as fit`() {
    let stage = SplitStage(.tripleColumn, width: 1100)
    #expect(stage.split.displayMode == .twoBesideSecondary)
    #expect(stage.frame(of: stage.supplementary)?.minX == 320)
    #expect(stage.frame(of: stage.secondary)?.minX == 640)
    stage.resize(width: 900)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.frame(of: stage.primary) == nil && stage.frame(of: stage.supplementary) != nil)
    stage.split.show(.primary)
    stage.world.settle()
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    #expect(stage.frame(of: stage.secondary)?.minX == 640)
  }

  @Test func `columns have the widths that the app prefers`() {
    let stage = SplitStage()
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    stage.split.maximumPrimaryColumnWidth = 400
    stage.world.settle()
    #expect(stage.frame(of: stage.primary)?.width == 400 && stage.split.primaryColumnWidth == 400)
    stage.split.primaryEdge = .trailing
    stage.world.settle()
    #expect(stage.frame(of: stage.primary)?.minX == 600)
  }

  @Test func `another secondary page takes the place of the former one`() {
    let stage = SplitStage()
    let other = stage.log.page("T")
    stage.primary.showDetailViewController(other, sender: nil)
    stage.world.settle()
    #expect(stage.frame(of: other)?.minX == 320 && stage.frame(of: stage.secondary) == nil)
    #expect(
      stage.log.take() == [
        "S.viewWillDisappear", "S.viewDidDisappear", "T.viewDidLoad",
        "T.viewWillAppear", "T.viewIsAppearing", "T.viewDidAppear",
      ]
    )
    #expect(stage.split.viewController(for: .secondary) === other)
  }

  @Test func `the display mode button shows and hides the primary column`() {
    let stage = SplitStage()
    let item = stage.split.displayModeButtonItem
    #expect(item === stage.split.displayModeButtonItem)
    stage.secondary.navigationItem.leftBarButtonItem = item
    stage.world.settle()
    let button = item.frame(in: stage.world.window) ?? .zero
    stage.world.finger.tap(at: CGPoint(x: button.midX, y: button.midY))
    stage.world.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    let moved = item.frame(in: stage.world.window) ?? .zero
    stage.world.finger.tap(at: CGPoint(x: moved.midX, y: moved.midY))
    stage.world.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `columns without a style stop with UIKit's text`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UISplitViewController().show(.primary) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("UISplitViewControllerStyleUnspecified"))
  }
}
