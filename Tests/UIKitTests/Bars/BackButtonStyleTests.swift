// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourHost
import Testing

@testable import UIKit

/// The appearance of the standard back button.
@MainActor struct BackButtonStyleTests {
  private let arrow = UIImage.plain(.systemGreen, width: 40).resizableImage(
    withCapInsets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 6)
  )

  private func show(_ world: BarWorld, _ back: UIBarButtonItem?) -> UINavigationItemButtonView? {
    world.perform {
      let below = UINavigationItem(title: "Inbox")
      below.backBarButtonItem = back
      world.bar.setItems([below, UINavigationItem(title: "Message")], animated: false)
    }
    world.advance(by: 0)
    return world.bar.content?.backButton
  }

  private func background(_ button: UIView) throws -> UIImageView {
    try #require(button.subviews.first as? UIImageView)
  }

  private func label(_ button: UIView) throws -> UILabel {
    try #require(button.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test(arguments: [false, true])
  func `a resizable background fits the title`(isRightToLeft: Bool) throws {
    let world = BarWorld(isRightToLeft: isRightToLeft)
    let item = UIBarButtonItem(title: "Somewhere", style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(arrow, for: .normal, barMetrics: .default)
    let button = try #require(show(world, item))
    let label = try label(button)
    #expect(try background(button).frame == button.bounds)
    #expect(button.frame.height == 30)
    #expect(button.frame.width == label.frame.width + 16 + 10)
    // The image does not turn around, so neither does the room for its arrow head.
    #expect(label.frame.minX == 16)
    #expect(isRightToLeft ? button.frame.maxX == 382 : button.frame.minX == 8)
    #expect(!world.subviewNames.contains("_UINavigationBarBackIndicatorView"))
    world.tap(at: CGPoint(x: isRightToLeft ? 380 : 10, y: 2))
    world.advance(by: 1)
    #expect(world.bar.items?.count == 1)
  }

  @Test func `a mirrored background has mirrored insets`() throws {
    let world = BarWorld(isRightToLeft: true)
    let item = UIBarButtonItem(title: "Somewhere", style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(
      arrow.imageFlippedForRightToLeftLayoutDirection(),
      for: .normal,
      barMetrics: .default
    )
    let button = try #require(show(world, item))
    #expect(try label(button).frame.minX == 10)
  }

  @Test func `a background without a title has its image's size`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(.plain(.red, width: 50), for: .normal, barMetrics: .default)
    let button = try #require(show(world, item))
    #expect(button.frame == CGRect(x: 8, y: 7, width: 50, height: 30))
  }

  @Test func `a highlighted button has its own background, else a darker one`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(arrow, for: .normal, barMetrics: .default)
    let button = try #require(show(world, item))
    world.touch(.began, at: CGPoint(x: 20, y: 20))
    #expect(try background(button).image != arrow)
    #expect(button.visibleLabel.alpha == 1)
    world.touch(.cancelled, at: CGPoint(x: 20, y: 20))
    #expect(try background(button).image == arrow)
    let pressed = UIImage.plain(.red)
    world.perform {
      item.setBackButtonBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    }
    world.touch(.began, at: CGPoint(x: 20, y: 20))
    #expect(try background(button).image == pressed)
    world.touch(.cancelled, at: CGPoint(x: 20, y: 20))
  }

  @Test func `an image in the standard button has the item's tint and is dimmed while highlighted`()
    throws
  {
    let world = BarWorld()
    let item = UIBarButtonItem(
      image: .plain(.black, width: 20),
      style: .plain,
      target: nil,
      action: nil
    )
    item.tintColor = .systemRed
    let button = try #require(show(world, item))
    #expect(world.subviewNames.last == "_UINavigationBarBackIndicatorView")
    #expect(world.bar.indicator.tintColor == .systemRed)
    let image = try #require(button.visibleLabel as? UIImageView)
    #expect(image.tintColor == .systemRed)
    #expect(image.image?.renderingMode == .alwaysTemplate)
    world.touch(.began, at: CGPoint(x: 20, y: 20))
    #expect(image.alpha < 0.21)
    world.touch(.cancelled, at: CGPoint(x: 20, y: 20))
  }

  @Test func `a position adjustment can hide the title`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let button = try #require(show(world, item))
    let former = try label(button).frame
    let offset = UIOffset(horizontal: 3, vertical: -60)
    world.perform { item.setBackButtonTitlePositionAdjustment(offset, for: .default) }
    world.advance(by: 0)
    #expect(try label(button).frame == former.offsetBy(dx: 3, dy: -60))
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == offset)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
  }

  @Test func `a button with a background moves to the position of one with a chevron`() throws {
    let world = BarWorld()
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.setBackButtonBackgroundImage(arrow, for: .normal, barMetrics: .default)
    let button = try #require(show(world, item))
    world.perform { world.bar.pushItem(UINavigationItem(title: "Third"), animated: true) }
    world.advance(by: 0.1)
    #expect(world.seenX(button) < 8 + button.frame.width / 2)
    #expect(world.seenAlpha(world.bar.indicator) > 0)
    #expect(world.seenAlpha(world.bar.indicator) < 1)
    world.advance(by: 1)
    #expect(world.seenAlpha(world.bar.indicator) == 1)
    world.perform { _ = world.bar.popItem(animated: true) }
    world.advance(by: 1)
    #expect(world.bar.indicator.superview == nil)
    let back = try #require(world.bar.content?.backButton)
    #expect(world.seenX(back) == 8 + back.frame.width / 2)
    #expect(world.seenAlpha(back) == 1)
  }
}
