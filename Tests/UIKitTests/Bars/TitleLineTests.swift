// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Subtitles, texts of large titles, menus of titles, and titles at the side.
@MainActor @Suite(.freesControllers) struct TitleLineTests {
  private let page = UITableViewController(style: .plain)
  private let stack: UINavigationController

  init() {
    page.title = "Title"
    stack = UINavigationController(rootViewController: page)
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }
  private var titleView: UINavigationItemView? { bar.content?.titleView as? UINavigationItemView }
  private var lines: [UILabel] { labels(in: bar).filter { $0.text?.isEmpty == false } }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden else { return [] }
    return [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
  }

  private func frame(_ text: String) -> CGRect? {
    lines.first { $0.text == text }.map { $0.convert($0.bounds, to: bar) }
  }

  private func world(
    _ direction: World.Direction = .leftToRight,
    size: CGSize = CGSize(width: 390, height: 700)
  ) -> World {
    let world = World(direction, size: size, root: stack)
    world.settle()
    return world
  }

  @Test func `a subtitle is below the title, both in the middle of the row`() throws {
    item.subtitle = "Subtitle"
    let world = world()
    let (title, line) = (try #require(frame("Title")), try #require(frame("Subtitle")))
    #expect(title.maxY <= line.minY + 0.5 && title.minY >= 0 && line.maxY <= 44)
    #expect(abs(title.midX - 195) < 1 && abs(line.midX - 195) < 1)
    #expect(abs((title.minY + line.maxY) / 2 - 22) < 1)
    item.subtitle = nil
    world.advance(by: 0)
    let alone = try #require(frame("Title"))
    #expect(frame("Subtitle") == nil && abs(alone.midY - 22) < 1)
  }

  @Test func `a bar of compact height has no subtitle`() {
    item.subtitle = "Subtitle"
    _ = world(size: CGSize(width: 844, height: 390))
    #expect(frame("Title") != nil && frame("Subtitle") == nil)
  }

  @Test func `a subtitle view takes the place of the subtitle, and leaves it`() throws {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    item.subtitle = "Subtitle"
    item.subtitleView = badge
    let world = world()
    #expect(frame("Subtitle") == nil && badge.isDescendant(of: bar))
    #expect(badge.frame.height == 10)
    item.subtitleView = nil
    world.advance(by: 0)
    #expect(frame("Subtitle") != nil && !badge.isDescendant(of: bar))
  }

  @Test(arguments: World.Direction.allCases)
  func `a large title has a text and a line of its own`(_ direction: World.Direction) throws {
    bar.prefersLargeTitles = true
    item.largeTitle = "Large"
    item.largeSubtitle = "Below"
    let world = world(direction)
    #expect(bar.frame.height == 118)
    let (title, line) = (try #require(frame("Large")), try #require(frame("Below")))
    #expect(title.maxY <= line.minY + 1 && line.maxY <= bar.frame.height)
    if direction == .leftToRight {
      #expect(title.minX == 16 && line.minX == 16)
    } else {
      #expect(title.maxX == 374 && line.maxX == 374)
    }
    item.largeSubtitle = nil
    world.settle()
    #expect(bar.frame.height == 96)
    item.subtitle = "Subtitle"
    world.settle()
    #expect(bar.frame.height == 118, "the subtitle takes its place")
  }

  @Test func `back buttons have the title, not the large one`() {
    bar.prefersLargeTitles = true
    item.largeTitle = "Large"
    item.subtitle = "Subtitle"
    let world = world()
    world.perform { stack.pushViewController(UIViewController(), animated: true) }
    world.settle()
    #expect(frame("Title") != nil && frame("Large") == nil && frame("Subtitle") == nil)
    world.perform { _ = stack.popViewController(animated: true) }
    world.settle()
    #expect(frame("Large") != nil && frame("Subtitle") != nil)
  }

  @Test func `a tap on the title opens its menu, which is made anew each time`() throws {
    var made = 0
    var chosen: [String] = []
    item.titleMenuProvider = { suggested in
      made += 1
      #expect(suggested.isEmpty)
      return UIMenu(children: [UIAction(title: "One") { _ in chosen.append("One") }])
    }
    let world = world()
    let title = try #require(titleView)
    #expect(title.subviews.contains { $0 is UIImageView })
    for count in 1...2 {
      world.finger.tap(at: CGPoint(x: 195, y: 22))
      world.settle()
      let row = try #require(labels(in: world.window).first { $0.text == "One" })
      world.finger.tap(row)
      world.settle()
      #expect(made == count && chosen.count == count)
    }
    item.titleMenuProvider = nil
    world.advance(by: 0)
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    #expect(made == 2 && !title.subviews.contains { $0 is UIImageView })
  }

  @Test func `another closure takes the place of the first one`() throws {
    var asked: [String] = []
    func provider(_ name: String) -> ([UIMenuElement]) -> UIMenu? {
      { _ in
        asked.append(name)
        return nil
      }
    }
    item.titleMenuProvider = provider("first")
    let world = world()
    item.titleMenuProvider = provider("second")
    world.advance(by: 0)
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    #expect(asked == ["second"])
  }

  @Test func `a menu that is nil does not open`() {
    item.titleMenuProvider = { _ in nil }
    let world = world()
    let before = labels(in: world.window).count
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    #expect(labels(in: world.window).count == before)
  }

  @Test(arguments: World.Direction.allCases, [UINavigationItem.ItemStyle.browser, .editor])
  func `the title of a browser or an editor follows the back button`(
    _ direction: World.Direction,
    _ style: UINavigationItem.ItemStyle
  ) throws {
    let world = world(direction, size: CGSize(width: 600, height: 700))
    let other = UIViewController()
    other.title = "Other"
    other.navigationItem.style = style
    world.perform { stack.pushViewController(other, animated: true) }
    world.settle()
    let title = try #require(frame("Other"))
    let back = try #require(bar.content?.backButton).frame
    #expect(direction == .leftToRight ? title.minX - back.maxX == 8 : back.minX - title.maxX == 8)
    other.navigationItem.style = .navigator
    world.advance(by: 0)
    let centered = try #require(frame("Other"))
    #expect(abs(centered.midX - 300) < 1)
  }

  @Test(arguments: stride(from: 120, through: 1400, by: 64).map { CGFloat($0) })
  func `nothing overlaps or leaves the bar at any width`(_ width: CGFloat) throws {
    item.subtitle = "A subtitle that is far too long for a phone"
    item.titleMenuProvider = { _ in UIMenu() }
    item.rightBarButtonItems = [UIBarButtonItem(title: "Save"), UIBarButtonItem(title: "Share")]
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    _ = world(size: CGSize(width: width, height: 700))
    let parts = bar.subviews.filter { $0 is UIControl && !$0.isHidden && $0.alpha > 0 }
    for (index, part) in parts.enumerated() {
      #expect(part.frame.minX >= 0 && part.frame.maxX <= width)
      #expect(part.frame.minY >= 0 && part.frame.maxY <= 44)
      for other in parts[..<index] {
        #expect(part.frame.intersection(other.frame).width < 0.51)
      }
    }
  }

  @Test func `attributes of subtitles apply, for titles and large titles`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.green]
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    item.subtitle = "Subtitle"
    bar.prefersLargeTitles = true
    _ = world()
    let colors = Set(lines.filter { $0.text == "Subtitle" }.map(\.textColor))
    #expect(colors == [.red, .green])
  }
}
