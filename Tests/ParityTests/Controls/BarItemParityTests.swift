// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Items of bars that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct BarItemParityTests {
  // Apple documentation of UIBarItem: the defaults.
  @Test func `a bar item has its documented defaults`() {
    let item = UIBarButtonItem()
    #expect(item.title == nil && item.image == nil && item.isEnabled && item.tag == 0)
    #expect(item.customView == nil && item.width == 0 && item.tintColor == nil)
    #expect(item.target == nil && item.action == nil && item.menu == nil)
  }

  // Apple documentation of `init(title:style:target:action:)`.
  @Test func `an item keeps its title, style, target and action`() {
    let target = NSObject()
    let action = NSSelectorFromString("tapped")
    let item = UIBarButtonItem(title: "A", style: .done, target: target, action: action)
    #expect(item.title == "A" && item.style == .done && item.target === target)
    #expect(item.action.map(NSStringFromSelector) == "tapped")
  }

  // Apple documentation of `init(customView:)`.
  @Test func `an item keeps its custom view`() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
  }

  // Apple documentation of `primaryAction`: its title and image become the item's.
  @Test func `an item has the title of its primary action`() {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in })
    #expect(item.title == "Go" && item.primaryAction?.title == "Go")
  }

  // Apple documentation of `fixedSpace(_:)`: its width.
  @Test func `a fixed space has its width`() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  // Apple header UIBarButtonItem.h: the values of system items and styles.
  @Test func `system items have the values of the header`() {
    typealias Item = UIBarButtonItem.SystemItem
    #expect(Item.done.rawValue == 0 && Item.cancel.rawValue == 1 && Item.edit.rawValue == 2)
    #expect(Item.save.rawValue == 3 && Item.add.rawValue == 4 && Item.flexibleSpace.rawValue == 5)
    #expect(Item.fixedSpace.rawValue == 6 && Item.trash.rawValue == 16 && Item.play.rawValue == 17)
    #expect(Item.undo.rawValue == 21 && Item.redo.rawValue == 22 && Item.close.rawValue == 24)
    #expect(UIBarButtonItem.Style.plain.rawValue == 0)
  }

  // Apple headers UIBarCommon.h and UINavigationItem.h: the values of the constants.
  @Test func `metrics, positions and display modes have the values of the headers`() {
    #expect(UIBarMetrics.default.rawValue == 0 && UIBarMetrics.compact.rawValue == 1)
    #expect(UIBarMetrics.defaultPrompt.rawValue == 101)
    #expect(UIBarPosition.any.rawValue == 0 && UIBarPosition.bottom.rawValue == 1)
    #expect(UIBarPosition.top.rawValue == 2 && UIBarPosition.topAttached.rawValue == 3)
    #expect(UINavigationItem.BackButtonDisplayMode.default.rawValue == 0)
    #expect(UINavigationItem.BackButtonDisplayMode.generic.rawValue == 1)
    #expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue == 2)
  }

  // Apple documentation of UINavigationItem: the defaults.
  @Test func `a navigation item has its documented defaults`() {
    let item = UINavigationItem(title: "A")
    #expect(item.title == "A" && item.titleView == nil && !item.hidesBackButton)
    #expect(item.backBarButtonItem == nil && item.backButtonTitle == nil)
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    #expect(!item.leftItemsSupplementBackButton && item.backButtonDisplayMode == .default)
    #expect(item.backAction == nil)
  }

  // Apple documentation of `leftBarButtonItem` and `leftBarButtonItems`: the first of the items.
  @Test func `the item at a side is the first of its items`() {
    let item = UINavigationItem(title: "A")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    item.leftBarButtonItems = [first, second]
    #expect(item.leftBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems == [second])
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems?.isEmpty != false)
  }

  // Apple documentation of UIBarItem: `setTitleTextAttributes(_:for:)`.
  @Test func `an item keeps the attributes of its title for a state`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }

  // Apple header UILargeContentViewer.h: the defaults of a view.
  @Test func `a view has no large content until it is set`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage)
    #expect(view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(view.largeContentImageInsets == .zero)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Add"
    let item: any UILargeContentViewerItem = view
    #expect(item.showsLargeContentViewer && item.largeContentTitle == "Add")
  }

  // Apple header UIBarItem.h: the defaults of the image of the large content viewer.
  @Test func `an item has no large image until it is set`() {
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    #expect(item.largeContentSizeImage == nil && item.largeContentSizeImageInsets == .zero)
    let image = UIImage()
    item.largeContentSizeImage = image
    #expect(item.largeContentSizeImage === image)
  }

  // Apple documentation of `itemPositioning`, `itemWidth` and `itemSpacing`; UITabBar.h for images.
  @Test func `a tab bar has its documented distribution and no images`() {
    let bar = UITabBar()
    #expect(bar.itemPositioning == .automatic && bar.itemWidth == 0 && bar.itemSpacing == 0)
    #expect(bar.backgroundImage == nil && bar.shadowImage == nil)
    #expect(bar.selectionIndicatorImage == nil)
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 60)
  }
}
