// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// The appearance of bar button items and of the bar itself.
@MainActor struct BarItemStyleTests {
  private func show(_ world: BarWorld, _ item: UIBarButtonItem) throws -> UINavigationButton {
    world.perform {
      let top = UINavigationItem(title: "Title")
      top.rightBarButtonItem = item
      world.bar.setItems([top], animated: false)
    }
    world.advance(by: 0)
    return try #require(world.bar.content?.itemViews.first as? UINavigationButton)
  }

  private func label(_ view: UIView) throws -> UILabel {
    try #require(view.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test func `a title has the font, colour and shadow of its state`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.white
    item.setTitleTextAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .shadow: shadow],
      for: .normal
    )
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .highlighted)
    let button = try show(world, item)
    let label = try label(button)
    #expect(label.font == .boldSystemFont(ofSize: 12))
    #expect(label.textColor == .red)
    #expect(label.shadowColor == .white)
    #expect(label.shadowOffset == CGSize(width: 0, height: 1))
    world.perform { button.isHighlighted = true }
    #expect(label.textColor == .blue)
    #expect(label.font == .boldSystemFont(ofSize: 12))
    #expect(label.alpha == 1)
    world.perform { button.isHighlighted = false }
    #expect(label.textColor == .red)
    #expect(item.titleTextAttributes(for: .highlighted)?.count == 1)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func `a background adds insets to a title, and the style's own image takes precedence`()
    throws
  {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    let natural = try show(world, item).frame.width
    let (any, done) = (UIImage.plain(.red), UIImage.plain(.green))
    world.perform {
      item.setBackgroundImage(any, for: .normal, barMetrics: .default)
      item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    }
    world.advance(by: 0)
    let button = try show(world, item)
    #expect(button.frame.size == CGSize(width: natural + 20, height: 30))
    #expect((button.subviews.first as? UIImageView)?.image == any)
    world.perform { item.style = .done }
    #expect((button.subviews.first as? UIImageView)?.image == done)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == any)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == done)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
  }

  @Test func `a position adjustment moves the title`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    let former = try label(show(world, item)).frame
    world.perform {
      item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 1), for: .default)
    }
    world.advance(by: 0)
    #expect(try label(show(world, item)).frame == former.offsetBy(dx: 2, dy: 1))
  }

  @Test func `the title of an item has the bar's attributes`() throws {
    let world = BarWorld()
    world.perform { world.bar.setItems([UINavigationItem(title: "Title")], animated: false) }
    world.advance(by: 0)
    let view = try #require(world.titleView)
    let former = view.frame
    world.perform {
      world.bar.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red,
      ]
      world.bar.setTitleVerticalPositionAdjustment(3, for: .default)
    }
    world.advance(by: 0)
    #expect(try label(view).textColor == .red)
    #expect(view.frame.width > former.width)
    #expect(view.frame.midY > former.midY + 2)
    world.perform { world.bar.titleTextAttributes = nil }
    world.advance(by: 0)
    #expect(try label(view).textColor == .label)
    #expect(view.frame.width == former.width)
  }

  @Test func `a bar with empty images has neither background nor line`() {
    let world = BarWorld()
    world.perform {
      world.bar.shadowImage = UIImage()
      world.bar.barTintColor = .red
    }
    #expect(world.bar.background.backgroundColor == .red)
    #expect(world.bar.background.line.backgroundColor != nil)
    world.perform { world.bar.setBackgroundImage(UIImage(), for: .default) }
    world.advance(by: 0)
    #expect(world.bar.background.backgroundColor == nil)
    #expect(world.bar.background.line.backgroundColor == nil)
    #expect(world.bar.background.line.frame.height == 0)
    world.perform { world.bar.setBackgroundImage(nil, for: .default) }
    #expect(world.bar.background.backgroundColor == .red)
  }

  @Test func `an image for the bar's position takes precedence`() {
    let world = BarWorld()
    let (any, top) = (UIImage.plain(.red), UIImage.plain(.green))
    world.perform {
      world.bar.setBackgroundImage(any, for: .any, barMetrics: .default)
      world.bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    }
    let view = world.bar.background.subviews.first as? UIImageView
    #expect(view?.image == top)
    world.perform { world.bar.setBackgroundImage(nil, for: .top, barMetrics: .default) }
    #expect(view?.image == any)
    #expect(world.bar.backgroundImage(for: .default) == any)
  }
}
