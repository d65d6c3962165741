// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

@testable import UIKit

/// A bar at rest: its content, its layout and its touch areas.
@MainActor struct UINavigationBarTests {
  private func twoItems(
    _ world: BarWorld,
    below: String = "Inbox",
    top: String = "Message"
  ) -> (
    UINavigationItem, UINavigationItem
  ) {
    let items = (UINavigationItem(title: below), UINavigationItem(title: top))
    world.perform { world.bar.setItems([items.0, items.1], animated: false) }
    world.advance(by: 0)
    return items
  }

  @Test func `the views are those of a dump of the system's bar`() {
    let world = BarWorld()
    _ = twoItems(world)
    #expect(
      world.subviewNames == [
        "_UINavigationBarBackground", "UINavigationItemView", "UINavigationItemButtonView",
        "_UINavigationBarBackIndicatorView",
      ]
    )
  }

  @Test func `the root has no back button`() {
    let world = BarWorld()
    world.perform { world.bar.items = [UINavigationItem(title: "Root")] }
    #expect(world.subviewNames == ["_UINavigationBarBackground", "UINavigationItemView"])
    #expect(world.bar.topItem === world.bar.items?.first)
    #expect(world.bar.backItem == nil)
  }

  @Test func `the intrinsic height of a bar is 44 points`() {
    let world = BarWorld()
    #expect(
      world.bar.sizeThatFits(CGSize(width: 320, height: 500)) == CGSize(width: 320, height: 44)
    )
    #expect(world.bar.intrinsicContentSize.height == 44)
    #expect(world.bar.isTranslucent)
    #expect(world.bar.barPosition == .top)
  }

  @Test(arguments: [1, 2, 3]) func `the line below a bar is one pixel high`(scale: Int) {
    let world = BarWorld(scale: CGFloat(scale))
    world.advance(by: 0)
    #expect(
      world.bar.background.line.frame
        == CGRect(x: 0, y: 44, width: 390, height: 1 / CGFloat(scale))
    )
  }

  @Test func `a change of the top item's title updates the title view`() throws {
    let world = BarWorld()
    let (_, top) = twoItems(world, top: "A")
    let former = try #require(world.titleView).frame
    world.perform { top.title = "Something longer" }
    world.advance(by: 0)
    let view = try #require(world.titleView)
    #expect(view.title == "Something longer")
    #expect(view.frame.width > former.width)
    #expect(abs(view.frame.midX - 195) < 0.5)
    world.perform { top.title = "" }
    #expect(world.titleView == nil)
    #expect(!world.subviewNames.contains("UINavigationItemView"))
  }

  @Test func `a change of the top item's buttons updates the bar`() {
    let world = BarWorld()
    let (_, top) = twoItems(world)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    world.perform {
      top.rightBarButtonItem = UIBarButtonItem(
        title: "Edit",
        style: .plain,
        target: nil,
        action: nil
      )
      top.leftBarButtonItem = UIBarButtonItem(customView: custom)
    }
    world.advance(by: 0)
    #expect(
      world.subviewNames == [
        "_UINavigationBarBackground", "UINavigationItemView", "UIView", "UINavigationButton",
      ]
    )
    #expect(custom.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    world.perform { top.leftItemsSupplementBackButton = true }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton != nil)
    #expect(custom.frame.minX > 27)
    world.perform {
      top.hidesBackButton = true
      top.leftBarButtonItems = nil
      top.rightBarButtonItems = []
    }
    world.advance(by: 0)
    #expect(world.subviewNames == ["_UINavigationBarBackground", "UINavigationItemView"])
    #expect(top.rightBarButtonItem == nil && top.leftBarButtonItems == nil)
  }

  @Test func `the back label keeps its text when the title below changes later`() {
    let world = BarWorld()
    let (below, _) = twoItems(world)
    world.perform { below.title = "Other" }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "Inbox")
    world.perform { below.backButtonTitle = "Mail" }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "Mail")
    world.perform { below.backBarButtonItem = UIBarButtonItem() }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == nil)
    world.perform { below.backBarButtonItem?.title = "Set" }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "Set")
  }

  @Test func `a title of 100,000 characters is truncated quickly`() throws {
    let world = BarWorld()
    let text = String(repeating: "endless ", count: 12_500)
    let (_, top) = twoItems(world, below: text, top: text)
    let view = try #require(world.titleView)
    #expect(view.frame.maxX <= 374 && view.frame.minX >= 29)
    #expect(world.bar.content?.backButton?.shownText == nil)
    world.perform { top.title = "Short" }
    world.advance(by: 0)
    #expect(world.bar.content?.backButton?.shownText == "Back")
  }

  @Test(arguments: ["", "\0", "\u{202E}txet", "👨‍👩‍👧‍👦", "\u{FFFD}", "a\nb"])
  func `an unusual title is shown unchanged`(title: String) {
    let world = BarWorld()
    _ = twoItems(world, below: title, top: title)
    #expect(world.bar.topItem?.title == title)
    #expect(world.bar.storedItems.count == 2)
  }

  @Test func `a custom view of no size gets the size that fits, a shrunk one its own again`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 700, height: 30) }
    }
    let world = BarWorld(width: 1000)
    world.perform { world.bar.frame.size.width = 390 }
    let view = Fitting()
    let item = UINavigationItem()
    item.titleView = view
    world.perform { world.bar.setItems([item], animated: false) }
    world.advance(by: 0)
    #expect(view.bounds.size == CGSize(width: 358, height: 30))
    world.perform { world.bar.frame.size.width = 1000 }
    world.advance(by: 0)
    #expect(view.bounds.size == CGSize(width: 700, height: 30))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 20))
    world.perform {
      world.bar.frame.size.width = 390
      item.titleView = own
    }
    world.advance(by: 0)
    #expect(own.bounds.width == 358)
    world.perform { world.bar.frame.size.width = 1000 }
    world.advance(by: 0)
    #expect(own.bounds.width == 600)
    #expect(view.superview == nil)
  }

  @Test func `the back button's touch area reaches from the edge over the full height`() throws {
    let world = BarWorld()
    let (below, _) = twoItems(world)
    let button = try #require(world.bar.content?.backButton)
    let end = button.touchArea.maxX
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 43), CGPoint(x: end - 1, y: 22)] {
      #expect(world.bar.hitTest(point, with: nil) === button)
    }
    #expect(world.bar.hitTest(CGPoint(x: end, y: 22), with: nil) === world.bar)
    #expect(world.bar.hitTest(CGPoint(x: 1, y: 44), with: nil) == nil)
    world.perform { below.backButtonTitle = "" }
    world.advance(by: 0)
    #expect(world.bar.hitTest(CGPoint(x: 43.9, y: 22), with: nil) === button)
    #expect(world.bar.hitTest(CGPoint(x: 44, y: 22), with: nil) === world.bar)
  }

  @Test func `the touch area of a button is 44 points, that of a custom view its bounds`() throws {
    let world = BarWorld()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let item = UINavigationItem(title: "T")
    item.leftBarButtonItem = UIBarButtonItem(customView: custom)
    item.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      style: .plain,
      target: nil,
      action: nil
    )
    world.perform { world.bar.setItems([item], animated: false) }
    world.advance(by: 0)
    #expect(world.bar.hitTest(CGPoint(x: 16, y: 12), with: nil) === custom)
    #expect(world.bar.hitTest(CGPoint(x: 15, y: 22), with: nil) === world.bar)
    #expect(world.bar.hitTest(CGPoint(x: 26, y: 11), with: nil) === world.bar)
    let button = try #require(world.bar.content?.items.right.first?.view)
    #expect(button.frame.width < 44)
    #expect(world.bar.hitTest(CGPoint(x: button.frame.midX - 21, y: 1), with: nil) === button)
    #expect(world.bar.hitTest(CGPoint(x: button.frame.midX + 21, y: 43), with: nil) === button)
    #expect(world.bar.hitTest(CGPoint(x: button.frame.midX - 23, y: 22), with: nil) === world.bar)
  }

  @Test func `an item of two pages notifies the page on screen`() throws {
    let world = BarWorld()
    let shared = UIBarButtonItem(title: "A", primaryAction: nil)
    let (below, top) = twoItems(world)
    world.perform {
      below.rightBarButtonItem = shared
      top.rightBarButtonItem = shared
      world.bar.popItem(animated: false)
    }
    world.advance(by: 0)
    let view = try #require(world.bar.content?.items.right.first?.view)
    let width = view.frame.width
    world.perform { shared.title = "A longer one" }
    world.advance(by: 0)
    #expect(view.frame.width > width)
  }

  @Test func `a bar's own layout direction mirrors it`() throws {
    let world = BarWorld()
    _ = twoItems(world)
    let plain = try #require(world.bar.indicator.layer.contents as AnyObject?)
    world.perform { world.bar.semanticContentAttribute = .forceRightToLeft }
    world.advance(by: 0)
    #expect(world.bar.indicator.frame.maxX == 382)
    #expect(world.bar.indicator.layer.contents as AnyObject? !== plain)
  }

  @Test func `the tint is the item's, else the bar's`() throws {
    let world = BarWorld()
    let (below, top) = twoItems(world)
    let item = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
    world.perform {
      world.bar.tintColor = .systemRed
      world.bar.barTintColor = .systemYellow
      top.rightBarButtonItem = item
    }
    world.advance(by: 0)
    let view = try #require(world.bar.content?.items.right.first?.view)
    #expect(view.tintColor == .systemRed)
    #expect(world.bar.indicator.tintColor == .systemRed)
    #expect(world.bar.background.backgroundColor == .systemYellow)
    world.perform {
      item.tintColor = .systemGreen
      below.backBarButtonItem = UIBarButtonItem(
        title: "B",
        style: .plain,
        target: nil,
        action: nil
      )
      below.backBarButtonItem?.tintColor = .systemPink
      world.bar.barTintColor = nil
    }
    world.advance(by: 0)
    #expect(view.tintColor == .systemGreen)
    #expect(world.bar.content?.backButton?.tintColor == .systemPink)
    #expect(world.bar.indicator.tintColor == .systemPink)
    #expect(world.bar.background.backgroundColor == _UINavigationBarBackground.standardColor)
  }

  @Test func `a back indicator image without a mask has no effect`() {
    let world = BarWorld()
    let standard = world.bar.indicator.image
    let image = UIImage(systemName: "xmark")
    world.perform {
      world.bar.backIndicatorImage = image
      #expect(world.bar.indicator.image == standard)
      world.bar.backIndicatorTransitionMaskImage = image
      #expect(world.bar.indicator.image != standard)
      world.bar.backIndicatorImage = nil
      #expect(world.bar.indicator.image == standard)
    }
  }

  @Test func `the background of a bar attached to the top covers the safe area`() {
    final class Attached: UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let world = BarWorld(safeTop: 20)
    #expect(world.bar.background.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    let delegate = Attached()
    world.perform { world.bar.delegate = delegate }
    world.advance(by: 0)
    #expect(world.bar.background.frame == CGRect(x: 0, y: -20, width: 390, height: 64))
  }

  @Test func `items and custom views are deallocated with the bar`() {
    let world = BarWorld()
    weak var item: UINavigationItem?
    weak var view: UIView?
    weak var bar: UINavigationBar?
    do {
      world.perform {
        let (page, custom) = (UINavigationItem(title: "A"), UIView(frame: world.bar.bounds))
        page.leftBarButtonItem = UIBarButtonItem(customView: custom)
        page.rightBarButtonItem = UIBarButtonItem(title: "B", primaryAction: UIAction { _ in })
        let second = UINavigationBar(frame: world.bar.frame)
        world.window.addSubview(second)
        second.items = [UINavigationItem(title: "Root")]
        second.pushItem(page, animated: true)
        (item, view, bar) = (page, custom, second)
      }
      world.advance(by: 0.1)
      world.perform { bar?.removeFromSuperview() }
      world.advance(by: 1)
    }
    #expect(bar == nil && item == nil && view == nil)
    #expect(world.clock.nextWakeUp == nil)
  }
}
