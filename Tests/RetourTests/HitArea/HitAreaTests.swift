// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The hit areas of back buttons.
@MainActor struct HitAreaTests {
  /// Whether a tap at a point of the bar pops the page.
  private func goesBack(
    _ look: BackButton,
    _ leading: CGFloat,
    _ direction: World.Direction = .leftToRight,
    y: CGFloat = 22
  ) -> Bool {
    let stage = BackStage(["Inbox", "Letter"], direction) { $0.backButton = look }
    stage.tap(leading, y)
    return stage.titles.count == 1
  }

  @Test(arguments: World.Direction.allCases)
  func `the standard area extends to the edge and is 44 points wide`(_ direction: World.Direction) {
    // Drawn from 16 to 36.
    let look = BackButton.view { _ in .plate(width: 20, height: 20) }
    for x in [1, 16, 35, 47] as [CGFloat] { #expect(goesBack(look, x, direction)) }
    #expect(goesBack(look, 20, direction, y: 1))
    #expect(!goesBack(look, 49, direction))
  }

  @Test(arguments: World.Direction.allCases)
  func `the content area is exactly what is drawn`(_ direction: World.Direction) {
    let look = BackButton.image(.disc(20)).withHitArea(.content)
    for x in [17, 35] as [CGFloat] { #expect(goesBack(look, x, direction)) }
    for x in [1, 15, 37] as [CGFloat] { #expect(!goesBack(look, x, direction)) }
    #expect(!goesBack(look, 26, direction, y: 10))
  }

  @Test(arguments: World.Direction.allCases)
  func `outsets follow the layout direction and can extend below the bar`(
    _ direction: World.Direction
  ) {
    let outsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 30, trailing: 60)
    let look = BackButton.image(.disc(20)).withHitArea(.outsets(outsets))
    for x in [12, 20, 90] as [CGFloat] { #expect(goesBack(look, x, direction)) }
    for x in [9, 98] as [CGFloat] { #expect(!goesBack(look, x, direction)) }
    #expect(goesBack(look, 30, direction, y: 58))
    #expect(!goesBack(look, 30, direction, y: 8))
  }

  @Test(arguments: World.Direction.allCases)
  func `infinite outsets cover everything on their side`(_ direction: World.Direction) {
    let all = NSDirectionalEdgeInsets(
      top: .infinity,
      leading: .infinity,
      bottom: .infinity,
      trailing: .infinity
    )
    let everywhere = BackButton.image(.disc(20)).withHitArea(.outsets(all))
    for x in [1, 90] as [CGFloat] { #expect(goesBack(everywhere, x, direction, y: 40)) }
    let trailing = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: .infinity)
    let beside = BackButton.image(.disc(20)).withHitArea(.outsets(trailing))
    #expect(goesBack(beside, 90, direction))
    #expect(!goesBack(beside, 10, direction) && !goesBack(beside, 90, direction, y: 8))
  }

  @Test(arguments: World.Direction.allCases)
  func `the arrow receives touches only where it is drawn`(_ direction: World.Direction) {
    let look = BackButton.arrow.withHitArea(.content)
    #expect(goesBack(look, 14, direction))
    for x in [2, 30, 40] as [CGFloat] { #expect(!goesBack(look, x, direction)) }
    #expect(!goesBack(look, 14, direction, y: 3))
  }

  @Test(arguments: World.Direction.allCases)
  func `an area of one page does not change those of other pages`(_ direction: World.Direction) {
    let stage = BackStage(["Inbox", "Letter", "Answer"], direction) { $0.backButton = .arrow }
    stage.pages[2].navigationItem.backButton = .arrow.withHitArea(.content)
    stage.tap(38)
    #expect(stage.titles.count == 3)
    stage.tap(14)
    #expect(stage.titles.count == 2)
    stage.tap(38)
    #expect(stage.titles.count == 1)
  }

  @Test func `outsets extend the arrow's area`() {
    let look = BackButton.arrow.withHitArea(
      .outsets(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 12))
    )
    #expect(goesBack(look, 30))
    #expect(!goesBack(look, 40))
  }

  @Test func `the content area of the system's button includes its label`() {
    let look = BackButton.system.withHitArea(.content)
    #expect(goesBack(look, 50))
    #expect(!goesBack(look, 2))
  }

  @Test func `other items and the title view receive their touches`() {
    let stage = BackStage(["Inbox"]) {
      $0.backButton = BackButton.image(.disc(20)).withHitArea(
        .outsets(NSDirectionalEdgeInsets(top: 50, leading: 50, bottom: 50, trailing: 400))
      )
    }
    var taps = 0
    let page = UIViewController.titled("Letter")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      primaryAction: UIAction { _ in taps += 1 }
    )
    let title = UIButton(type: .system)
    title.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    title.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.navigationItem.titleView = title
    stage.stack.pushViewController(page, animated: false)
    stage.world.settle()
    stage.tap(360)
    stage.tap(195)
    #expect(taps == 2)
    #expect(stage.titles.count == 2)
    stage.tap(100)
    #expect(stage.titles.count == 1)
  }

  @Test func `a custom control is highlighted from the whole area`() {
    var taps = 0
    let stage = BackStage(["Inbox", "Letter"]) {
      $0.backButton = .view { _ in
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        return button
      }
    }
    stage.tap(3)
    #expect(taps == 1)
    #expect(stage.titles.count == 1)
  }

  @Test func `a button in motion receives touches itself, in its area only`() throws {
    let stage = BackStage {
      $0.backButton = .view { _ in UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        .withMotion(.slide())
    }
    let page = stage.push("Letter")
    stage.world.advance(by: 0.2)
    let control = try #require(page.backView)
    #expect(control.subviews.isEmpty, "the content is in the bar")
    #expect(stage.bar.hitTest(CGPoint(x: 30, y: 22), with: nil) === control)
    #expect(stage.bar.hitTest(CGPoint(x: 80, y: 22), with: nil) !== control)
    stage.world.settle()
    #expect(stage.bar.hitTest(CGPoint(x: 30, y: 22), with: nil) is UIButton)
  }
}
