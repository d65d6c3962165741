// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Titles and subtitles with attributes of their own.
@MainActor @Suite(.freesControllers) struct AttributedTitleTests {
  private let page = UITableViewController(style: .plain)
  private let stack: UINavigationController

  init() {
    page.title = "Title"
    stack = UINavigationController(rootViewController: page)
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }

  private func label(_ text: String) -> UILabel? {
    func labels(in view: UIView) -> [UILabel] {
      guard !view.isHidden else { return [] }
      return [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return labels(in: bar).first { $0.text == text }
  }

  private func world(_ direction: World.Direction = .leftToRight) -> World {
    let world = World(direction, size: CGSize(width: 390, height: 700), root: stack)
    world.settle()
    return world
  }

  /// A text with a red beginning.
  private func text(_ red: String, _ rest: String = "") -> AttributedString {
    var text = AttributedString(red)
    text.foregroundColor = .systemRed
    return text + AttributedString(rest)
  }

  @Test(arguments: World.Direction.allCases)
  func `an attributed title takes the place of the plain one`(_ direction: World.Direction) throws {
    let world = world(direction)
    let plain = try #require(label("Title"))
    world.perform { item.attributedTitle = text("Red", " and black") }
    world.advance(by: 0)
    #expect(label("Title") == nil)
    let shown = try #require(label("Red and black"))
    let colors = try #require(shown.attributedText)
    #expect(
      colors.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == UIColor.systemRed
    )
    #expect(
      colors.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
        != UIColor.systemRed
    )
    #expect(shown.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(shown.convert(shown.bounds, to: bar).midX - 195) < 1)
    world.perform { item.attributedTitle = nil }
    world.advance(by: 0)
    #expect(label("Title") === plain && plain.textColor == .label)
    #expect(item.title == "Title")
  }

  @Test func `a title view takes precedence over an attributed title`() {
    item.attributedTitle = text("Red")
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    _ = world()
    #expect(label("Red") == nil && item.titleView?.superview === bar)
  }

  @Test func `the bar's attributes apply where an attributed title has none`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    item.attributedTitle = text("Red", " rest")
    _ = world()
    let shown = try #require(label("Red rest")?.attributedText)
    func color(at index: Int) -> UIColor? {
      shown.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(at: 0) == .systemRed)
    #expect(color(at: 4) == nil || color(at: 4) == .systemGreen)
  }

  @Test func `attributed subtitles take the place of the plain ones`() throws {
    item.subtitle = "Plain"
    item.attributedSubtitle = text("Red line")
    let world = world()
    #expect(label("Plain") == nil)
    #expect(label("Red line")?.textColor == .systemRed)
    bar.prefersLargeTitles = true
    item.largeTitleDisplayMode = .always
    world.settle()
    // Without a line of its own, a large title has that of the title.
    #expect(bar.frame.height == 118)
    item.largeSubtitle = "Large line"
    world.settle()
    #expect(label("Large line") != nil)
    item.largeAttributedSubtitle = text("Large red line")
    world.settle()
    #expect(label("Large line") == nil && label("Large red line")?.textColor == .systemRed)
    item.largeSubtitleView = UIView()
    world.settle()
    #expect(label("Large red line") == nil)
  }

  @Test func `a large title has an attributed title's text where there is no other`() {
    page.title = nil
    item.attributedTitle = text("Red")
    bar.prefersLargeTitles = true
    _ = world()
    let large = bar.content?.largeTitleView?.subviews.compactMap { $0 as? UILabel }.first
    #expect(large?.text == "Red")
  }

  @Test(arguments: World.Direction.allCases)
  func `an attributed title fades, and the back button has the plain one`(
    _ direction: World.Direction
  ) throws {
    item.attributedTitle = text("Red")
    let world = world(direction)
    let title = try #require(bar.content?.titleView)
    world.perform { stack.pushViewController(UIViewController(), animated: true) }
    world.advance(by: 0.2)
    let alpha = world.perform { title.layer.presentation()?.opacity ?? 1 }
    // One that becomes the back button's fades all the time.
    #expect(alpha == 0)
    world.settle()
    #expect(bar.content?.backButton?.shownText == "Title")
    world.finger.swipeBack()
    world.settle()
    #expect(label("Red") != nil && title.alpha == 1)
  }
}
