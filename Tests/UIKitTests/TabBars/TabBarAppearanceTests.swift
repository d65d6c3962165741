// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The looks of tab bars.
@MainActor @Suite(.freesControllers) struct TabBarAppearanceTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()

    override func loadView() {
      view = scrollView
      scrollView.contentSize = CGSize(width: 320, height: 2000)
    }
  }

  private let pages = [Page(), Page()]
  private let tabs = UITabBarController()

  init() {
    for (index, page) in pages.enumerated() {
      page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "plus"), tag: index)
    }
    tabs.setViewControllers(pages, animated: false)
  }

  private var bar: UITabBar { tabs.tabBar }
  private var color: UIColor? { bar.background.backgroundColor }

  private func world(_ size: CGSize = CGSize(width: 320, height: 500)) -> World {
    World(size: size, root: tabs)
  }

  private func look(_ color: UIColor) -> UITabBarAppearance {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  @Test func `without an appearance the bar is as ever`() {
    let world = world()
    #expect(color == _UINavigationBarBackground.standardColor)
    world.perform { bar.barTintColor = .green }
    #expect(color == .green)
  }

  @Test func `at the end of the content the bar has no background unless one is meant for it`() {
    bar.standardAppearance = look(.red)
    let world = world()
    #expect(color == .red)
    world.perform { pages[0].scrollView.contentOffset.y = 2000 - 500 + 49 }
    #expect(color == nil)
    world.perform { bar.scrollEdgeAppearance = look(.blue) }
    #expect(color == .blue)
    world.perform { pages[0].scrollView.contentOffset.y = 0 }
    #expect(color == .red)
  }

  @Test func `each tab has the look of its item`() {
    bar.standardAppearance = look(.red)
    pages[1].tabBarItem.standardAppearance = look(.green)
    let world = world()
    #expect(color == .red)
    world.perform { tabs.selectedIndex = 1 }
    world.advance(by: 0)
    #expect(color == .green)
    world.perform { tabs.selectedIndex = 0 }
    world.advance(by: 0)
    #expect(color == .red)
  }

  @Test func `the content of a page in a stack moves the bar's look`() {
    let stack = UINavigationController(rootViewController: pages[0])
    tabs.setViewControllers([stack, pages[1]], animated: false)
    tabs.selectedIndex = 0
    bar.standardAppearance = look(.red)
    let world = world()
    #expect(color == .red)
    world.perform { pages[0].scrollView.contentOffset.y = 2000 - 500 + 49 }
    #expect(bar.edgeDistance == 0 && color == nil)
    world.perform { tabs.selectedIndex = 1 }
    world.advance(by: 0)
    #expect(color == .red)
    world.perform { tabs.selectedIndex = 0 }
    world.advance(by: 0)
    #expect(color == nil)
  }

  @Test func `states have colors of their own, and the selected tab keeps the tint color`() {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .red
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 8),
    ]
    bar.standardAppearance = look
    let world = world()
    let (selected, other) = (bar.buttons[0], bar.buttons[1])
    #expect(other.imageView.tintColor == .red && other.textLabel.textColor == .green)
    #expect(selected.imageView.tintColor == .systemBlue)
    #expect(selected.textLabel.textColor == .systemBlue)
    #expect(selected.textLabel.font.pointSize == 8)
    world.perform {
      bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .orange
    }
    #expect(selected.imageView.tintColor == .orange)
  }

  @Test func `a badge has the look's color, text and place, and its item's color first`() throws {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
    look.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    pages.forEach { $0.tabBarItem.badgeValue = "1" }
    pages[1].tabBarItem.badgeColor = .purple
    let world = world()
    let badge = try #require(bar.buttons[0].badge)
    let former = badge.frame
    look.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(
      horizontal: 5,
      vertical: 3
    )
    world.perform { bar.standardAppearance = look }
    world.advance(by: 0)
    #expect(badge.backgroundColor == .green)
    #expect((badge.subviews.first as? UILabel)?.textColor == .black)
    #expect(badge.frame == former.offsetBy(dx: 5, dy: 3))
    #expect(bar.buttons[1].badge?.backgroundColor == .purple)
  }

  @Test func `titles stand beside images in low bars and in wide ones`() {
    let look = UITabBarAppearance()
    look.inlineLayoutAppearance.normal.iconColor = .red
    look.compactInlineLayoutAppearance.normal.iconColor = .green
    bar.standardAppearance = look
    let world = world(CGSize(width: 390, height: 844))
    let button = bar.buttons[1]
    #expect(bar.frame.height == 49)
    #expect(button.textLabel.frame.minY > button.imageView.frame.midY)
    world.resize(to: CGSize(width: 844, height: 390))
    #expect(bar.frame.height == 32 && button.imageView.tintColor == .green)
    #expect(button.textLabel.frame.minX > button.imageView.frame.maxX)
    world.resize(to: CGSize(width: 1024, height: 768))
    #expect(bar.frame.height == 50 && button.imageView.tintColor == .red)
    #expect(button.textLabel.frame.minX > button.imageView.frame.maxX)
    #expect(bar.buttons[0].frame.minX > 300 && button.frame.maxX < 724)
    world.resize(to: CGSize(width: 390, height: 844))
    #expect(bar.frame.height == 49 && button.frame.width == 195)
  }

  @Test func `a mark follows the selected tab`() throws {
    let look = look(.white)
    look.selectionIndicatorImage = .plain(.red)
    bar.standardAppearance = look
    let world = world()
    let mark = try #require(bar.subviews.first { $0 is UIImageView })
    #expect(mark.frame == bar.buttons[0].frame)
    world.perform { tabs.selectedIndex = 1 }
    world.advance(by: 0)
    #expect(mark.frame == bar.buttons[1].frame)
    world.perform { bar.standardAppearance.selectionIndicatorImage = nil }
    #expect(mark.superview == nil)
  }

  @Test func `stacked tabs stand in the middle where the look wants it`() {
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    (look.stackedItemWidth, look.stackedItemSpacing) = (80, 10)
    bar.standardAppearance = look
    let world = world()
    world.advance(by: 0)
    #expect(bar.buttons.map(\.frame.minX) == [75, 165])
    #expect(bar.buttons.allSatisfy { $0.frame.width == 80 })
  }
}
