// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Badges of items in bars of both designs.
@MainActor @Suite(.freesControllers) struct BarBadgeTests {
  private let item = UIBarButtonItem(image: UIImage(systemName: "envelope"))
  private let page = UIViewController()

  private func show(_ design: World.Design) -> World {
    page.navigationItem.rightBarButtonItem = item
    let world = World(design: design, root: UINavigationController(rootViewController: page))
    world.settle()
    return world
  }

  private var button: UINavigationButton? {
    page.navigationController?.navigationBar.content?.itemViews.first as? UINavigationButton
  }

  private var badge: _UIBadgeView? {
    button?.subviews.lazy.compactMap { $0 as? _UIBadgeView }.first
  }

  private var label: UILabel? { badge?.subviews.first as? UILabel }

  @Test(arguments: World.Design.allCases)
  func `a badge lies at the corner of the image, and goes`(design: World.Design) throws {
    item.badge = .string("New")
    let world = show(design)
    let (button, frame) = (try #require(button), try #require(badge).frame)
    #expect(frame.midX > button.bounds.midX && frame.midY < button.bounds.midY)
    #expect(label?.text == "New" && badge?.backgroundColor == .systemRed)
    world.perform { item.badge = nil }
    world.settle()
    #expect(badge == nil)
  }

  @Test(arguments: World.Design.allCases, ["12", "999+", "Important"])
  func `a badge shows its whole text, and stays in the bar`(
    _ design: World.Design,
    _ text: String
  ) throws {
    item.badge = .string(text)
    let world = show(design)
    let (badge, label) = (try #require(badge), try #require(label))
    if text != "Important" { #expect(label.bounds.width >= label.intrinsicContentSize.width) }
    #expect(badge.frame.width <= 44)
    let bar = try #require(page.navigationController).navigationBar
    #expect(badge.convert(badge.bounds, to: bar).maxX <= bar.bounds.maxX)
    #expect(world.isIdle)
  }

  @Test func `a count is a text, and an indicator is a dot`() {
    item.badge = .count(12)
    let world = show(.glass)
    #expect(label?.text == "12")
    world.perform { item.badge = .indicator() }
    world.settle()
    #expect(badge?.frame.size == CGSize(width: 8, height: 8) && item.badge?.stringValue == nil)
  }

  @Test func `a badge has the colors and the font that it was given`() {
    var badge = UIBarButtonItem.Badge.count(1)
    badge.backgroundColor = .blue
    badge.foregroundColor = .yellow
    badge.font = .boldSystemFont(ofSize: 9)
    item.badge = badge
    let world = show(.glass)
    #expect(world.isIdle)
    #expect(self.badge?.backgroundColor == .blue && label?.textColor == .yellow)
    #expect(label?.font == .boldSystemFont(ofSize: 9))
  }
}
