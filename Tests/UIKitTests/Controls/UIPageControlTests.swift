// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct UIPageControlTests {
  private let log = CallbackLog()

  private func make(_ direction: World.Direction = .leftToRight) -> (World, UIPageControl) {
    let (page, control) = (UIViewController(), UIPageControl())
    control.frame = CGRect(x: 100, y: 200, width: 120, height: 26)
    control.numberOfPages = 4
    page.view.addSubview(control)
    let log = log
    control.addAction(
      UIAction { [unowned control] _ in log.add("\(control.currentPage)") },
      for: .valueChanged
    )
    let world = World(direction, root: page)
    world.settle()
    return (world, control)
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap turns one page, towards the half that it hits`(_ direction: World.Direction) {
    let (world, control) = make(direction)
    let (leading, trailing): (CGFloat, CGFloat) =
      direction == .leftToRight ? (110, 210) : (210, 110)
    world.finger.tap(at: CGPoint(x: leading, y: 213))
    #expect(log.lines.isEmpty, "there is no page before the first")
    for _ in 0..<4 { world.finger.tap(at: CGPoint(x: trailing, y: 213)) }
    #expect(log.lines == ["1", "2", "3"])
    world.finger.tap(at: CGPoint(x: leading, y: 213))
    #expect(control.currentPage == 2)
  }

  @Test func `a finger that slides goes from page to page`() {
    let (world, control) = make()
    world.finger.down(at: CGPoint(x: 120, y: 213))
    #expect(control.interactionState == .discrete)
    world.finger.move(to: CGPoint(x: 150, y: 213), during: 0.2)
    #expect(control.interactionState == .continuous)
    world.finger.up()
    #expect(log.lines == ["1", "2"])
    #expect(control.interactionState == .none)
    control.allowsContinuousInteraction = false
    world.finger.down(at: CGPoint(x: 120, y: 213))
    world.finger.move(to: CGPoint(x: 200, y: 213), during: 0.2)
    #expect(control.currentPage == 2)
    world.finger.cancel()
    #expect(control.currentPage == 2)
  }

  @Test func `the present page stays inside of the pages`() {
    let (_, control) = make()
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0 && log.lines.isEmpty)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
  }

  @Test func `the dot of a single page can be hidden`() {
    let (world, control) = make()
    let shown = control.subviews.count
    control.numberOfPages = 1
    world.settle()
    #expect(control.subviews.count == shown - 3)
    control.hidesForSinglePage = true
    world.settle()
    #expect(control.subviews.count == shown - 4)
  }

  @Test func `an image stands for a dot`() {
    let (world, control) = make()
    let image = world.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 11)).image { _ in }
    }
    control.setIndicatorImage(image, forPage: 2)
    control.layoutIfNeeded()
    #expect(control.subviews.filter { $0.bounds.size == image.size }.count == 1)
    control.preferredIndicatorImage = image
    control.layoutIfNeeded()
    #expect(control.subviews.filter { $0.bounds.size == image.size }.count == 4)
    #expect(control.indicatorImage(forPage: 2) === image)
    #expect(control.indicatorImage(forPage: 1) == nil)
  }
}
